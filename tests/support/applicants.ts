import type { Endpoint } from "../../src/contract/endpoint.server.ts";
import type { KeptList } from "../../src/domain/master-data/lists.ts";
import { entriesOf, idOfCode, seedMasterData } from "../../src/domain/master-data/master-data.server.ts";
import type { Profile } from "../../src/domain/resumes/profile.schema.ts";
import { createResumePort } from "../../src/domain/resumes/resumes.server.ts";
import { drawAvatar } from "../../src/domain/resumes/sample/avatar.server.ts";
import { smallPdf } from "../../src/domain/resumes/sample/small-pdf.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { accountEndpoints } from "../../src/portal/account/accounts.api.server.ts";
import { createIdentify } from "../../src/portal/account/session/identify.server.ts";
import { resumeEndpoints } from "../../src/portal/resume/resumes.api.server.ts";
import { createApi } from "../../src/server/api/api.ts";
import { draftKinds } from "../../src/server/draft-kinds.ts";
import { migrations } from "../../src/server/migrations.ts";
import { anApplicant, aSession } from "./accounts.ts";
import { type TestPlatform, type TestPlatformOptions, testPlatform } from "./platform.ts";
import { visitorsOf } from "./visitor.ts";

/** The portal up to the resume and what `more` adds, with `work` done behind it, on a database of its own with the reference lists. */
export async function portalOfTest(
  more: (platform: TestPlatform) => Endpoint[] = () => [],
  work: (platform: Platform) => Promise<void> = async () => {},
  given: Partial<TestPlatformOptions> = {},
) {
  const platform = await testPlatform({ migrations, work, ...given });
  await seedMasterData(platform.database);
  const endpoints = [
    ...accountEndpoints(platform, { resume: createResumePort(platform), siteName: () => "Situs Karier" }),
    ...resumeEndpoints(platform, draftKinds),
    ...more(platform),
  ];
  const identify = createIdentify(platform);
  const api = createApi(platform, identify, endpoints);
  return {
    platform,
    visitor: visitorsOf(platform, identify, endpoints),
    /** A call's raw answer, with a token. */
    fetch: async (token: string, path: string, init: RequestInit = {}): Promise<Response> => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      return api.fetch(new Request(`${platform.settings.publicUrl}/${path}`, { headers, ...init }));
    },
  };
}

export type Portal = Awaited<ReturnType<typeof portalOfTest>>;

/** Somebody signed in, without a resume. */
export async function aSignedIn({ platform, visitor }: Portal) {
  const { id, email } = await anApplicant(platform);
  const token = await aSession(platform, id);
  return { id, email, token, visitor: visitor({ isBrowser: false, headers: { authorization: `Bearer ${token}` } }) };
}

/** A picture as somebody would send it. */
export async function aPhoto(): Promise<File> {
  return new File([new Uint8Array(await drawAvatar())], "foto saya.jpg");
}

export function aCv(name = "CV Dewi.pdf"): File {
  return new File([new Uint8Array(smallPdf(["Dewi Lestari", "Analis data"]))], name);
}

async function idIn(platform: TestPlatform, list: KeptList, place = 0): Promise<number> {
  return (await entriesOf(platform.database.db, list, "id"))[place]?.id ?? 0;
}

/** The id of a list's 'Others'. */
export async function otherId(platform: TestPlatform, list: KeptList): Promise<number> {
  return (await idOfCode(platform.database.db, list, "other")) ?? 0;
}

/** What an applicant with everything filled in sends; of a fresh graduate. */
export async function aProfile(platform: TestPlatform, version = 0): Promise<Profile> {
  const education = {
    id: null,
    gelarID: await idIn(platform, "degree", 6),
    institusiID: await idIn(platform, "institution"),
    institusiOther: null,
    jurusanID: await idIn(platform, "major"),
    jurusanOther: null,
    isPresent: false,
    tahunMasuk: 2018,
    tahunKeluar: 2022,
    nilai: 3.61,
    maxNilai: 4,
  };
  return {
    personalData: {
      nama: "Dewi Lestari",
      email: "dewi@contoh.id",
      dob: "2000-02-29",
      domisili: await idIn(platform, "domicile"),
      domisiliOther: null,
      gender: 2,
      noTelp: "+62 81234567890",
      yoeYear: 0,
      yoeMonth: 6,
      expectedSalary: 7_500_000,
      kategoriPengalaman: 1,
      seekingJobStatusId: await idIn(platform, "seekingJobStatus"),
      emailSuggestionPeriodId: await idIn(platform, "emailSuggestionPeriod"),
    },
    pendidikanList: [education],
    pengalamanList: [],
    organisasiList: [],
    internshipList: [],
    consent: { kebenaranData: true, penggunaanData: true },
    version,
  };
}

/** Somebody signed in whose resume is complete. */
export async function aReadyApplicant(portal: Portal) {
  const applicant = await aSignedIn(portal);
  const saved = await applicant.visitor.multipart("form/update-profile", {
    data: await aProfile(portal.platform),
    photoProfile: await aPhoto(),
    cvFile: aCv(),
    grecaptcha: await applicant.visitor.captcha(),
  });
  if (saved.body["acknowledge"] !== 1) throw new Error(`The resume was refused: ${JSON.stringify(saved.body)}`);
  return applicant;
}

/** How many files lie in the store. */
export async function storedFiles({ platform: { files } }: Pick<Portal, "platform">): Promise<number> {
  let count = 0;
  for await (const _ of files.putBefore(new Date(Date.now() + 60_000))) count += 1;
  return count;
}
