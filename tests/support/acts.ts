import { doJobs } from "../../src/app/jobs.ts";
import { phaseOrder } from "../../src/features/applications/phases.server.ts";
import { allEndReasons, seedEndReasons } from "../../src/features/decisions/end-reason.queries.server.ts";
import { createTelling, releaseDue } from "../../src/features/decisions/release-acts.server.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { anApplication, applyingOfTest } from "./applications.ts";
import { type AtDesk, deskOfTest } from "./desk.ts";
import { keptMailsTo } from "./mails.ts";
import type { TestPlatformOptions } from "./platform.ts";

const siteName = () => "Situs Karier";

/** Applicants, recruiters, and what recruiters decide, on a database of their own. */
export async function actsOfTest(
  alsoWork: (platform: Platform) => Promise<void> = async () => {},
  options: Partial<TestPlatformOptions> = {},
) {
  const portal = await applyingOfTest(async (platform) => {
    await doJobs(platform, ["acts-release", "erase-leftovers"], siteName);
    await alsoWork(platform);
  }, options);
  const { platform } = portal;
  const { database } = platform;
  const desk = deskOfTest(platform);
  const phases = new Map((await phaseOrder(database.db)).map(({ id, code }) => [code, id]));
  await seedEndReasons(database);
  const reasonId = (await allEndReasons(database.db))[0]?.id ?? 0;

  /** Someone's application to a vacancy that the desk leads, and its recruiter. */
  async function aCase(lead: "desk" | "import" = "desk") {
    const someone = await anApplication(portal);
    const { company_id: companyId } = await database.db
      .updateTable("vacancies")
      .set({ lead })
      .where("id", "=", someone.vacancyId)
      .returning("company_id")
      .executeTakeFirstOrThrow();
    return { ...someone, companyId, recruiter: await desk.as({ role: "recruiter", companyIds: [companyId] }) };
  }

  type Case = Awaited<ReturnType<typeof aCase>>;

  const at = (applicationId: number) => `applications/${applicationId}/acts`;

  const preview = ({ applicationId }: Case, body: object, by: AtDesk) =>
    by.send("POST", `${at(applicationId)}/preview`, { body });

  /** Previews an act's message, and decides it. */
  async function decide(one: Case, body: object, by = one.recruiter) {
    const { body: previewed } = await preview(one, body, by);
    return by.send("POST", at(one.applicationId), { body: { ...body, shown: previewed["shown"] } });
  }

  const undo = ({ applicationId }: Case, by: AtDesk) => by.send("DELETE", `${at(applicationId)}/held`);

  /** Minutes from now until all that is held may leave: in the night that is the morning after. */
  async function minutesUntilDue(): Promise<number> {
    const { last } = await database.db
      .selectFrom("acts")
      .select(({ fn }) => fn.max("release_at").as("last"))
      .where("state", "=", "held")
      .executeTakeFirstOrThrow();
    return last === null ? 0 : (last.getTime() - platform.time.now.getTime()) / 60_000 + 1;
  }

  /** How many acts leave some minutes from now, else when all may; anything that fails is thrown. */
  async function release(minutes?: number): Promise<number> {
    const ahead = minutes ?? (await minutesUntilDue());
    const then = new Date(platform.time.now.getTime() + ahead * 60_000);
    const telling = await createTelling({ ...platform, clock: () => then }, siteName);
    return releaseDue({
      ...{ database, telling },
      onFault(fault) {
        throw fault;
      },
    });
  }

  /** How an application stands to its applicant: by the portal, its notifications, and mail since it was sent. */
  async function readTold({ visitor, applicationId, email }: Case) {
    const { body } = await visitor.json("Application/details/id", { applicationId });
    const list = await visitor.get("notifications/id");
    const mails = await keptMailsTo(platform.settings.dataDir, email);
    return { data: body["data"], news: JSON.stringify(list.body), mails: mails.slice(1) };
  }

  return {
    ...{
      portal,
      platform,
      db: database.db,
      desk,
      reasonId,
      at,
      aCase,
      preview,
      decide,
      undo,
      minutesUntilDue,
      release,
      told: readTold,
    },
    phase: (code: string) => phases.get(code) ?? 0,
    /** Nothing that an earlier test decided leaves with what the next one does. */
    forgetHeld: () => database.db.deleteFrom("acts").where("state", "=", "held").execute(),
  };
}

export type ActsOfTest = Awaited<ReturnType<typeof actsOfTest>>;
