import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { actingPdfs } from "../../../tests/support/acting-pdfs.ts";
import { aReadyApplicant, type Portal, portalOfTest } from "../../../tests/support/applicants.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { keptMailsTo } from "../../../tests/support/mails.ts";
import { cvRules } from "../../platform/files/cv.ts";
import { cvPlace } from "../resumes/files.server.ts";
import { documentsPersonalData } from "./document.queries.server.ts";
import { inspectStoredCvs } from "./inspect-cvs.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await portalOfTest();
});
afterAll(() => portal.platform.close());

const inspection = { siteName: "Situs Karier", place: cvPlace };
const running = new AbortController().signal;
const inspectAll = () => inspectStoredCvs(portal.platform, inspection, running);
const { make } = actingPdfs[0] ?? { make: () => Buffer.alloc(0) };

type Applicant = Awaited<ReturnType<typeof aReadyApplicant>>;

/** Whose CV passed older rules; with `acts`, one that today's would never have let in. */
async function anEarlierApplicant({ acts }: { acts: boolean }) {
  const applicant = await aReadyApplicant(portal);
  const { db } = portal.platform.database;
  const name = acts ? await portal.platform.files.put(make(), "pdf") : await getCv(applicant);
  const own = db.updateTable("resume_files").where("applicant_id", "=", applicant.id).where("role", "=", "cv");
  if (acts) {
    await db.updateTable("resumes").set({ cv_file: null }).where("applicant_id", "=", applicant.id).execute();
    await own.set({ name }).execute();
    await db.updateTable("resumes").set({ cv_file: name }).where("applicant_id", "=", applicant.id).execute();
  }
  await own.set({ inspected_by: cvRules - 1 }).execute();
  return { ...applicant, cv: name };
}

async function getCv({ id }: Pick<Applicant, "id">): Promise<string> {
  const files = portal.platform.database.db.selectFrom("resume_files").where("applicant_id", "=", id);
  return (await files.where("role", "=", "cv").select("name").executeTakeFirstOrThrow()).name;
}

const getRules = async (name: string) =>
  (
    await portal.platform.database.db
      .selectFrom("resume_files")
      .where("name", "=", name)
      .select("inspected_by")
      .executeTakeFirstOrThrow()
  ).inspected_by;

/** Mails of this kind to an address, on their way or arrived. */
async function countMails(email: string): Promise<number> {
  const { database, settings } = portal.platform;
  const waiting = database.db.selectFrom("outbox").select("id").where("recipient", "=", email);
  return (await waiting.execute()).length || (await keptMailsTo(settings.dataDir, email)).length;
}

test("a CV that was just sent has passed today's rules", async () => {
  expect(await getRules(await getCv(await aReadyApplicant(portal)))).toBe(cvRules);
});

test("a stored CV that passes today's rules stays, and is not inspected again", async () => {
  const someone = await anEarlierApplicant({ acts: false });
  await inspectAll();
  expect(await getRules(someone.cv)).toBe(cvRules);
  expect((await portal.fetch(someone.token, `files/${someone.cv}`)).status).toBe(200);
  expect(await countMails(someone.email)).toBe(0);
});

test("one that does not pass is given to nobody, is missing from the resume, and its owner gets one letter", async () => {
  const someone = await anEarlierApplicant({ acts: true });
  expect((await portal.fetch(someone.token, `files/${someone.cv}`)).status).toBe(200);
  await inspectAll();
  await inspectAll();
  expect((await portal.fetch(someone.token, `files/${someone.cv}`)).status).toBe(404);
  const { data } = z
    .object({ data: z.unknown() })
    .parse(await (await portal.fetch(someone.token, "get-profile/id")).json());
  expect(data).toMatchObject({ isComplete: false, missing: ["personalData.cvName"], cvFacts: null });
  await eventually(async () => expect(await countMails(someone.email)).toBe(1));
});

test("it is not in its owner's export, but is listed there", async () => {
  const someone = await anEarlierApplicant({ acts: true });
  await inspectAll();
  const { db } = portal.platform.database;
  const person = { applicantId: someone.id, email: someone.email, tokenKeys: [] };
  const part = (await documentsPersonalData.tell(db, person)).find(({ name }) => name === "files");
  expect(part?.files?.map(({ stored }) => stored)).not.toContain(someone.cv);
  expect(part?.data).toContainEqual(expect.objectContaining({ name: someone.cv, withheldAt: expect.any(Date) }));
  expect(await portal.platform.files.read(someone.cv)).not.toBeNull();
});

test("a run that is stopped leaves the rest to the next", async () => {
  const someone = await anEarlierApplicant({ acts: false });
  await inspectStoredCvs(portal.platform, inspection, AbortSignal.abort());
  expect(await getRules(someone.cv)).toBe(cvRules - 1);
  await inspectAll();
  expect(await getRules(someone.cv)).toBe(cvRules);
});
