import { doJobs } from "../../src/app/jobs.ts";
import type { Thing } from "../../src/contract/action.ts";
import { jobQueue } from "../../src/features/bulk-actions/bulk-job.ts";
import type { GuestOrActor } from "../../src/features/companies/policies.ts";
import type { RoleGrant, StaffRole } from "../../src/features/companies/roles/roles.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { accountJobs } from "../support/accounts.ts";
import { type ActsOfTest, actsOfTest } from "../support/acts.ts";
import type { SendAtDesk } from "../support/desk.ts";
import { actOn, aDeskVacancy } from "../support/desk-vacancies.ts";
import type { TestPlatformOptions } from "../support/platform.ts";

/** Someone who asks the desk, and what they may by their roles. */
export interface Persona {
  id: number;
  name: string;
  role: StaffRole;
  asker: GuestOrActor;
  email: string;
  cookie: string;
  send: SendAtDesk;
  /** A vacancy in their scope, where they have one. */
  vacancyId: number;
}

/** Which of the world's things a request names. */
export type Named = keyof Awaited<ReturnType<typeof aDeskWorld>>["things"];

type Case = Awaited<ReturnType<ActsOfTest["aCase"]>>;

/** A new member of that role, whose scope, where the role has one, is a case's company or vacancy. */
async function getPersona(
  acts: ActsOfTest,
  name: string,
  role: StaffRole,
  { companyId, vacancyId }: Case,
): Promise<Persona> {
  const companyIds = role === "recruiter" ? [companyId] : [];
  const vacancyIds = role === "hiring-manager" ? [vacancyId] : [];
  const member = await acts.desk.as({ role, companyIds, vacancyIds });
  const grants: RoleGrant[] = [{ role, companyIds }];
  return { ...member, name, role, vacancyId, asker: { kind: "staff", id: member.id, rights: { grants, vacancyIds } } };
}

/**
 * Two companies with a vacancy and an applicant each, and members of staff of every role and scope who ask for the
 * first one's things. The applicant is shared with the vacancy's hiring managers.
 */
export async function aDeskWorld(options: Partial<TestPlatformOptions> = {}) {
  // Jobs are started, and nobody works on them: each stays as a request left it.
  const idle = ({ jobs }: Platform) => jobs.work(jobQueue, { retries: 0, timeoutSeconds: 60 }, async () => {});
  const work = async (platform: Platform) => {
    await idle(platform);
    await doJobs(platform, accountJobs, () => "Situs Karier");
  };
  const acts = await actsOfTest(work, options);
  const [own, other] = [await acts.aCase(), await acts.aCase()];
  const recruiter = await getPersona(acts, "a recruiter of the company", "recruiter", own);
  const manager = await getPersona(acts, "a hiring manager of the vacancy", "hiring-manager", own);
  const personas: Persona[] = [
    recruiter,
    await getPersona(acts, "a recruiter of another company", "recruiter", other),
    manager,
    await getPersona(acts, "a hiring manager of another vacancy", "hiring-manager", other),
    await getPersona(acts, "an administrator", "admin", own),
    await getPersona(acts, "an editor", "editor", own),
    await getPersona(acts, "a privacy officer", "privacy-officer", own),
  ];
  const posting = { companyId: own.companyId, vacancyId: own.vacancyId };
  const things = {
    application: { ...posting, isShared: true },
    vacancy: posting,
    company: { companyId: own.companyId },
    manager: { manages: [own.companyId] },
    member: { manages: [] },
  } satisfies Record<string, Thing>;

  /** A vacancy of the company's, as it stands before the act that a request does to it. */
  async function aVacancy(...steps: readonly (readonly [string, object?])[]) {
    const { id } = await aDeskVacancy(recruiter, own.companyId);
    for (const [act, body] of steps) await actOn(recruiter, id, act, body);
    const { body } = await recruiter.send("GET", `vacancies/${id}`);
    return { id, version: Number(body["version"]) };
  }

  /** The application is shared, nothing is held of it, no limit is near, no view is kept, no link goes out; its vacancy is managed by whom the world has. */
  async function restore() {
    const { db } = acts;
    const ids = personas.map(({ id }) => id);
    // One statement instead of five: this is asked before each of thousands of requests.
    await db
      .with("held", () => db.deleteFrom("acts").where("state", "=", "held"))
      .with("managed", () => db.deleteFrom("vacancy_managers").where("staff_id", "not in", ids))
      .with("limited", () => db.deleteFrom("limit_counts"))
      .with("views", () => db.deleteFrom("saved_views"))
      .deleteFrom("activity_links")
      .execute();
    await share();
  }

  /** Every application to the vacancy is shared with its hiring manager. */
  async function share() {
    await acts.db
      .updateTable("desk_applications")
      .set({ shared_at: new Date(), shares_cv: true })
      .where("vacancy_id", "=", own.vacancyId)
      .where((eb) => eb.or([eb("shared_at", "is", null), eb("shares_cv", "=", false)]))
      .execute();
  }

  return { acts, own, other, personas, recruiter, manager, things, aVacancy, restore, share };
}

export type DeskWorld = Awaited<ReturnType<typeof aDeskWorld>>;
