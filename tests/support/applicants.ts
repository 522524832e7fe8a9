import { readFile } from "node:fs/promises";
import { createApi } from "../../src/app/api/api.ts";
import { draftKinds } from "../../src/app/endpoints.ts";
import { migrations } from "../../src/app/migrations.ts";
import type { Endpoint } from "../../src/contract/endpoint.server.ts";
import type { NewFile } from "../../src/features/documents/read-file.server.ts";
import { accountEndpoints } from "../../src/features/identity/portal/accounts.api.server.ts";
import { createIdentify } from "../../src/features/identity/portal/session/identify.server.ts";
import type { KeptList } from "../../src/features/reference-data/lists.ts";
import { idOfCode, listEntries } from "../../src/features/reference-data/master-data.server.ts";
import { checkProfile } from "../../src/features/resumes/portal/check-profile.server.ts";
import { createResumePort } from "../../src/features/resumes/portal/resume-port.server.ts";
import { resumeEndpoints } from "../../src/features/resumes/portal/resumes.api.server.ts";
import type { Profile } from "../../src/features/resumes/portal/wire/profile.schema.ts";
import { drawAvatar, smallPdf } from "../../src/features/resumes/sample/demonstration-resume.server.ts";
import { updateProfile } from "../../src/features/resumes/save-profile.server.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { anApplicant, aSession } from "./accounts.ts";
import { emptyEntries, optionalFacts } from "./empty-profile.ts";
import { type TestPlatform, type TestPlatformOptions, testPlatform } from "./platform.ts";
import { referenceLists } from "./seeds.ts";
import { getVisitors } from "./visitor.ts";

/** The portal up to the resume and what `more` adds, with `work` done behind it, on a database of its own with the reference lists. */
export async function portalOfTest(
  more: (platform: TestPlatform) => Endpoint[] = () => [],
  work: (platform: Platform) => Promise<void> = async () => {},
  options: Partial<TestPlatformOptions> = {},
) {
  const platform = await testPlatform({ migrations, work, seed: referenceLists, ...options });
  const endpoints = [
    ...accountEndpoints(platform, { resume: createResumePort(platform), siteName: () => "Situs Karier" }),
    ...resumeEndpoints(platform, draftKinds),
    ...more(platform),
  ];
  const identify = createIdentify(platform);
  const api = createApi(platform, identify, endpoints);
  return {
    platform,
    visitor: getVisitors(platform, identify, endpoints),
    /** A call's raw answer, with a token. */
    fetch: async (token: string, path: string, init: RequestInit = {}): Promise<Response> => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      return api.fetch(new Request(`${platform.settings.publicUrl}/${path}`, { headers, ...init }));
    },
  };
}

export type Portal = Awaited<ReturnType<typeof portalOfTest>>;

/** Someone signed in, without a resume. */
export async function aSignedIn({ platform, visitor }: Portal) {
  const { id, email } = await anApplicant(platform);
  const token = await aSession(platform, id);
  return { id, email, token, visitor: visitor({ isBrowser: false, headers: { authorization: `Bearer ${token}` } }) };
}

let avatar: Promise<Uint8Array> | undefined;

/** Drawn once: it is half of what making an applicant took. */
async function photoBytes(): Promise<Uint8Array> {
  avatar ??= drawAvatar();
  return new Uint8Array(await avatar);
}

/** A picture as someone would send it. */
export async function aPhoto(): Promise<File> {
  return new File([new Uint8Array(await photoBytes())], "foto saya.jpg");
}

/** A file of `tests/fixtures/files`, as a program of the world wrote it. */
export async function aFixture(name: string): Promise<File> {
  return new File([new Uint8Array(await readFile(new URL(`../fixtures/files/${name}`, import.meta.url)))], name);
}

export function aCv(name = "CV Dewi.pdf"): File {
  return new File([new Uint8Array(smallPdf(["Dewi Lestari", "Analis data"]))], name);
}

async function idIn(platform: Pick<TestPlatform, "database">, list: KeptList, place = 0): Promise<number> {
  return (await listEntries(platform.database.db, list, "id"))[place]?.id ?? 0;
}

/** The id of a list's 'Others'. */
export async function otherId(platform: TestPlatform, list: KeptList): Promise<number> {
  return (await idOfCode(platform.database.db, list, "other")) ?? 0;
}

/** The form of an applicant with everything filled in; of a fresh graduate. */
export async function aProfile(platform: Pick<TestPlatform, "database">, version = 0): Promise<Profile> {
  const education = {
    ...emptyEntries.education,
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
      ...optionalFacts,
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

/** A photo and a CV as they are once they were read. */
export async function readFilesOfSomebody(): Promise<NewFile[]> {
  const cv = smallPdf(["Dewi Lestari", "Analis data"]);
  return [
    { role: "photo", kind: "jpg", originalName: "foto saya.jpg", content: await photoBytes(), pages: null },
    { role: "cv", kind: "pdf", originalName: "CV Dewi.pdf", content: cv, pages: 1 },
  ];
}

/** Someone signed in whose resume is complete, saved beside the endpoint. */
export async function aReadyApplicant(portal: Portal) {
  const { platform } = portal;
  const applicant = await aSignedIn(portal);
  const checked = await checkProfile(platform, { data: await aProfile(platform) }, "id");
  if (checked.status !== "checked") throw new Error(`The resume was refused: ${JSON.stringify(checked)}`);
  const saved = await updateProfile(platform, applicant.id, checked.profile, await readFilesOfSomebody());
  if (saved !== "saved") throw new Error(`The resume was not saved: ${saved}`);
  return applicant;
}

/** How many files lie in the store. */
export async function storedFiles({ platform: { files } }: Pick<Portal, "platform">): Promise<number> {
  let count = 0;
  for await (const _ of files.putBefore(new Date(Date.now() + 60_000))) count += 1;
  return count;
}
