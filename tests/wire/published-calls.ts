import { sealPreview } from "../../src/features/vacancies/preview.server.ts";
import { aCv, aPhoto, aProfile } from "../support/applicants.ts";
import { account, leaving, leavingForGood } from "./account-calls.ts";
import { after } from "./after-calls.ts";
import { agenda } from "./agenda-calls.ts";
import { alerts } from "./alert-calls.ts";
import { extendedForm, leavingForm } from "./extended-form-calls.ts";
import { firstOf } from "./first-of.ts";
import { help } from "./help-calls.ts";
import { vacancyLetters } from "./letter-calls.ts";
import { newsCalls } from "./news-calls.ts";
import type { Parts, PublishedCall } from "./published-call.ts";
import { saving } from "./saving-calls.ts";
import { session } from "./session-calls.ts";
import { social } from "./social-calls.ts";
import { twoStep } from "./two-step-calls.ts";
import type { WholePortal } from "./whole-portal.ts";

const nothing = (): Parts => ({});

/** An open vacancy that the owner has not applied for. */
async function somewhereNew({ platform, owner }: WholePortal): Promise<number> {
  const { db } = platform.database;
  const applied = db.selectFrom("applications").select("vacancy_id").where("applicant_id", "=", owner.id);
  const open = db
    .selectFrom("vacancies")
    .select("id")
    .where("closes_at", ">", new Date())
    .where("id", "not in", applied);
  return (await open.orderBy("id").limit(1).executeTakeFirstOrThrow()).id;
}

async function ownFile({ platform, owner }: WholePortal): Promise<string> {
  const files = platform.database.db.selectFrom("resume_files").select("name").where("applicant_id", "=", owner.id);
  return (await files.limit(1).executeTakeFirstOrThrow()).name;
}

async function getVersion({ platform, owner }: WholePortal): Promise<number> {
  const resumes = platform.database.db.selectFrom("resumes").select("version").where("applicant_id", "=", owner.id);
  return (await resumes.executeTakeFirst())?.version ?? 0;
}

async function wholeForm(portal: WholePortal) {
  const data = await aProfile(portal.platform, await getVersion(portal));
  const files = { photoProfile: await aPhoto(), cvFile: aCv() };
  return { data, ...files, grecaptcha: await portal.captcha(), lang: "id" };
}

const application = async (portal: WholePortal) => ({ applicationId: await firstOf(portal, "applications") });

const reading: Record<string, PublishedCall> = {
  "GET master-data/{lang}": { who: "guest", body: "none", names: "nobody's", good: nothing },
  "GET form/dropdown/{lang}": { who: "guest", body: "none", names: "nobody's", good: nothing },
  "GET master-data/{lang}/{list}": {
    who: "guest",
    body: "none",
    names: "public",
    good: () => ({ path: { list: "institution" }, query: "search=universitas&limit=5" }),
  },
  "GET form/platform-dropdown": { who: "guest", body: "none", names: "nobody's", good: nothing },
  "POST company-details/{lang}": {
    who: "guest",
    body: "json",
    names: "public",
    good: async (portal) => ({ body: { BranchID: await firstOf(portal, "companies") } }),
  },
  "GET company-list/{lang}": { who: "guest", body: "none", names: "nobody's", good: nothing },
  "GET tentang-kami-page/{lang}": { who: "guest", body: "none", names: "nobody's", good: nothing },
  "GET program-kami-page/{lang}": { who: "guest", body: "none", names: "nobody's", good: nothing },
  "GET front-end/terms-page/{lang}": { who: "guest", body: "none", names: "nobody's", good: nothing },
  "POST lowongan-page/{lang}": {
    who: "guest",
    body: "json",
    names: "public",
    good: () => ({
      body: { BranchId: [], VacancyDepartmentId: [], CategoryType: 0, isMatch: true, PageSize: 20, PageNo: 1 },
    }),
  },
  "GET virtue-active": { who: "open", body: "none", names: "nobody's", good: nothing },
  "GET search-dropdown/{lang}": {
    who: "guest",
    body: "none",
    names: "public",
    good: () => ({ query: "PlaceId=1,2&CategoryType=2&SearchString=staf" }),
  },
  "GET search-suggestions/{lang}": {
    who: "guest",
    body: "none",
    names: "public",
    good: () => ({ query: "SearchString=staf" }),
  },
  "GET starting-places/{lang}": { who: "guest", body: "none", names: "nobody's", good: nothing },
  "GET lowongan-detail/{id}/{lang}": {
    who: "guest",
    body: "none",
    names: "public",
    good: async (portal) => ({ path: { id: String(await somewhereNew(portal)) } }),
  },
  "GET vacancy-preview/{code}/{lang}": {
    who: "guest",
    body: "none",
    names: "public",
    good: async (portal) => {
      const { sealer } = portal.platform;
      return { path: { code: sealPreview(sealer, await somewhereNew(portal), new Date()).code } };
    },
  },
  "GET vacancies/{lang}": {
    who: "guest",
    body: "none",
    names: "public",
    good: async (portal) => ({ query: `ids=${await somewhereNew(portal)},999999999` }),
  },
};

const resume: Record<string, PublishedCall> = {
  "GET get-profile/{lang}": { who: "applicant", body: "none", names: "mine", good: nothing },
  "GET form/get-profile/{lang}": { who: "applicant", body: "none", names: "mine", good: nothing },
  "POST form/seeking-job-status": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: async ({ platform }) => {
      const { personalData } = await aProfile(platform);
      return { body: { seekingJobStatusId: personalData.seekingJobStatusId } };
    },
  },
  "GET form/draft/{name}": {
    who: "applicant",
    body: "none",
    names: "mine",
    good: () => ({ path: { name: "resume" } }),
  },
  "PUT form/draft/{name}": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: () => ({ path: { name: "resume" }, body: { data: { values: { name: "Sekar" } }, version: 0 } }),
  },
  "DELETE form/draft/{name}": {
    who: "applicant",
    body: "none",
    names: "mine",
    good: () => ({ path: { name: "resume" } }),
  },
  "GET files/{name}": {
    who: "applicant",
    body: "none",
    names: "own",
    isFile: true,
    good: async (portal) => ({ path: { name: await ownFile(portal) } }),
  },
  "POST form/update-profile": {
    who: "applicant",
    body: "multipart",
    names: "mine",
    good: async (portal) => ({ body: await wholeForm(portal) }),
  },
};

const applying: Record<string, PublishedCall> = {
  "POST submit-application": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: async (portal) => ({
      body: {
        VacancyId: await somewhereNew(portal),
        grecaptcha: await portal.captcha(),
        lang: "id",
        activityPlatform: null,
        consent: { kebenaranData: true, penggunaanData: true },
      },
    }),
  },
  "POST form/submit-application": {
    who: "applicant",
    body: "multipart",
    names: "mine",
    good: async (portal) => ({
      body: { ...(await wholeForm(portal)), VacancyId: await somewhereNew(portal), activityPlatform: "" },
    }),
  },
  "POST submit-all-application": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: async (portal) => ({
      body: {
        VacancyId: [await somewhereNew(portal)],
        grecaptcha: await portal.captcha(),
        lang: "id",
        activityPlatform: [""],
        consent: { kebenaranData: true, penggunaanData: true },
      },
    }),
  },
  "POST Application/list/{lang}": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: () => ({
      body: { Position: "", ApplicationPhase: [], ApplicationStatusId: [1, 2, 3], PageNo: 1, PageSize: 10 },
    }),
  },
  "GET Application/list/{lang}": {
    who: "applicant",
    body: "none",
    names: "mine",
    good: () => ({ query: "Position=&ApplicationStatusId=1,2,3&PageNo=1&PageSize=10" }),
  },
  "POST Application/details/{lang}": {
    who: "applicant",
    body: "json",
    names: "own",
    good: async (portal) => ({ body: await application(portal) }),
  },
  "GET application/{id}/{lang}": {
    who: "applicant",
    body: "none",
    names: "own",
    good: async (portal) => ({ path: { id: String((await application(portal)).applicationId) } }),
  },
  "POST vacancyphasedesc/desc-contact": {
    who: "applicant",
    body: "json",
    names: "own",
    good: async (portal) => ({ body: await application(portal) }),
  },
};

/** Every call that the server may have, by method and path as the published page lists them. */
export const publishedCalls: Readonly<Record<string, PublishedCall>> = {
  ...session,
  ...twoStep,
  ...social,
  ...reading,
  ...saving,
  ...newsCalls,
  ...help,
  ...agenda,
  ...alerts,
  ...resume,
  ...applying,
  ...after,
  ...vacancyLetters,
  ...extendedForm,
  ...account,
  ...leavingForm,
  ...leavingForGood,
  ...leaving,
};
