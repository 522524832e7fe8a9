import { phaseOrder } from "../../src/features/applications/phases.server.ts";
import { findJob } from "../../src/features/bulk-actions/bulk-job.store.server.ts";
import { previewJob } from "../../src/features/bulk-actions/preview-job.server.ts";
import { undoJob } from "../../src/features/bulk-actions/read-jobs.server.ts";
import { startJob } from "../../src/features/bulk-actions/start-job.server.ts";
import { reachOfJob } from "../../src/features/bulk-actions/work/export-rows.server.ts";
import { workOn } from "../../src/features/bulk-actions/work/work-through.server.ts";
import { createTelling, releaseDue } from "../../src/features/decisions/release-acts.server.ts";
import { listCriteria, putCriteria } from "../../src/features/vacancies/criteria/criteria.queries.server.ts";
import { deskOfTest, type SendAtDesk } from "../support/desk.ts";
import { criterion } from "../support/scorecards.ts";
import { aStaffMember } from "../support/staff.ts";
import type { Command } from "./command.ts";
import type { World } from "./world.ts";

/** Someone who recruits for the vacancy's company, which the desk leads. */
async function createRecruiter({ portal: { platform }, applicationId }: World): Promise<SendAtDesk> {
  const { db } = platform.database;
  const { company_id, vacancy_id } = await db
    .selectFrom("desk_applications")
    .select(["company_id", "vacancy_id"])
    .where("application_id", "=", applicationId)
    .executeTakeFirstOrThrow();
  await db.updateTable("vacancies").set({ lead: "desk" }).where("id", "=", vacancy_id).execute();
  return (await deskOfTest(platform).as({ role: "recruiter", companyIds: [company_id] })).send;
}

/** A desk call; a server fault is thrown, a refusal is an answer. */
async function accepted(answer: ReturnType<SendAtDesk>): Promise<boolean> {
  const { http, body } = await answer;
  if (http >= 500) throw new Error(`${http} ${JSON.stringify(body)}`);
  return http < 300;
}

async function aMove({ portal: { platform }, applicationId }: World, send: SendAtDesk) {
  const phase = (await phaseOrder(platform.database.db)).find(({ code }) => code === "user-interview");
  const act = { kind: "move", phaseId: phase?.id ?? 0, nextStep: { id: "Bawa KTP." } };
  const { body } = await send("POST", `applications/${applicationId}/acts/preview`, { body: act });
  return { ...act, shown: body["shown"] };
}

/** Releases whatever is held, as a day later would. */
async function releaseAll({ portal: { platform } }: World): Promise<void> {
  const { database } = platform;
  const then = new Date(platform.clock().getTime() + 86_400_000);
  const telling = await createTelling({ ...platform, clock: () => then }, () => "Situs Karier");
  await releaseDue({
    ...{ database, telling },
    onFault(fault) {
      throw fault;
    },
  });
}

const isHeld = async ({ portal: { platform }, applicationId }: World) => {
  const scheduled = platform.database.db.selectFrom("acts").select("id").where("application_id", "=", applicationId);
  return (await scheduled.where("state", "=", "held").executeTakeFirst()) !== undefined;
};

/** A move that waits to leave, and anyone who decided it. */
async function findHeld(world: World): Promise<SendAtDesk> {
  const send = await createRecruiter(world);
  await send("POST", `applications/${world.applicationId}/acts`, { body: await aMove(world, send) });
  return send;
}

/** A job over the application, started; `work` makes what of it is not made, or takes it back. */
async function aJob({ portal: { platform }, applicationId }: World) {
  const { db } = platform.database;
  const { company_id: companyId, vacancy_id } = await db
    .selectFrom("desk_applications")
    .select(["company_id", "vacancy_id"])
    .where("application_id", "=", applicationId)
    .executeTakeFirstOrThrow();
  await db.updateTable("vacancies").set({ lead: "desk" }).where("id", "=", vacancy_id).execute();
  const { id: staffId } = await aStaffMember(platform);
  const siteName = () => "Situs Karier";
  const quiet = { ...platform, jobs: { ...platform.jobs, send: async () => {} } };
  const by = { actor: { kind: "staff", id: staffId }, requestId: "race" } as const;
  const reach = reachOfJob({ companyIds: [companyId] });
  const preparing = {
    by,
    needed: "candidate.act",
    staffId,
    reach,
    language: "id",
    getAlias: (code: string) => code,
  } as const;
  const work = { kind: "act", act: { kind: "hire", words: null } } as const;
  const wish = { work, choice: { kind: "ids", ids: [applicationId] }, lacking: [] } as const;
  const previewed = await previewJob(quiet, siteName, preparing, wish);
  if (previewed.status !== "previewed") throw new Error(`The preview was ${previewed.status}.`);
  const { id, possible: count } = previewed;
  await startJob(quiet, { by, staffId, isProved: true }, { id, count, releaseAt: null, withStarred: false });
  async function makeRows(): Promise<void> {
    const job = await findJob(db, id);
    if (job !== undefined) await workOn(quiet, siteName, job, new AbortController().signal);
  }
  return { quiet, id, staffId, work: makeRows };
}

/** A whole scorecard, by a criterion that its vacancy then has. */
async function aScorecard({ portal: { platform }, applicationId }: World) {
  const { database } = platform;
  const row = database.db.selectFrom("applications").select("vacancy_id").where("id", "=", applicationId);
  const { vacancy_id } = await row.executeTakeFirstOrThrow();
  const known = await listCriteria(database.db, vacancy_id);
  const criteria = known.length > 0 ? known : [{ ...criterion("Teliti"), id: null }];
  await database.transact((tx) => putCriteria(tx, vacancy_id, criteria));
  const ratings = (await listCriteria(database.db, vacancy_id)).map(({ id }) => ({
    ...{ criterionId: id, rating: 3, evidence: "" },
  }));
  return { ratings, recommendation: "yes", summary: "" };
}

const ofApplication =
  (method: string, rest: string, body?: object): Command =>
  async (world) => {
    const send = await createRecruiter(world);
    return () => accepted(send(method, `applications/${world.applicationId}${rest}`, { ...(body && { body }) }));
  };

/** Recruiters' acts on a person. */
export const deskCommands = {
  "holding an act": async (world) => {
    const send = await createRecruiter(world);
    const body = await aMove(world, send);
    return () => accepted(send("POST", `applications/${world.applicationId}/acts`, { body }));
  },
  "taking an act back": async (world) => {
    const send = await findHeld(world);
    return () => accepted(send("DELETE", `applications/${world.applicationId}/acts/held`));
  },
  "releasing an act": async (world) => {
    await findHeld(world);
    return async () => {
      const was = await isHeld(world);
      await releaseAll(world);
      return was && !(await isHeld(world));
    };
  },
  "making a job's row": async (world) => {
    const { work } = await aJob(world);
    return async () => {
      await work();
      return isHeld(world);
    };
  },
  "taking a job back": async (world) => {
    const { quiet, work, id, staffId } = await aJob(world);
    await work();
    const by = { actor: { kind: "staff", id: staffId }, requestId: "race" } as const;
    return async () => {
      const response = await undoJob(quiet, by, id);
      return response === "undone" && !(await isHeld(world));
    };
  },
  "opening a candidate": ofApplication("GET", ""),
  "giving stars": ofApplication("PUT", "/stars", { stars: 3 }),
  sharing: ofApplication("PUT", "/share", { withCv: true }),
  "sending a scorecard": async (world) => {
    const send = await createRecruiter(world);
    const body = await aScorecard(world);
    const at = `applications/${world.applicationId}/scorecards/mine`;
    await send("PUT", at, { body, version: 0 });
    return () => accepted(send("POST", `${at}/send`));
  },
  "writing a note": ofApplication("POST", "/notes", { text: "Rapi." }),
} satisfies Record<string, Command>;
