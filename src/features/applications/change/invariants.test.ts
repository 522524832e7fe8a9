// Shows: N22
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aReadyApplicant, type Portal } from "../../../../tests/support/applicants.ts";
import { applyingOfTest, aVacancy } from "../../../../tests/support/applications.ts";
import { toldNothing } from "../../../../tests/support/incoming-progress.ts";
import { keepPerson } from "../../identity/personal-data.queries.server.ts";
import { applicantPrincipal, byImport } from "../../identity/principal.ts";
import { starForms } from "../../interviews/star-forms.server.ts";
import { createInvite } from "../../invitations/invite.server.ts";
import { applicationStatuses, phaseStatuses } from "../application.ts";
import { withdrawOpenApplications } from "../personal-data.server.ts";
import { phaseOrder } from "../phases.server.ts";
import { currentPhaseId, type PhaseNames } from "../progress/merge-progress.ts";
import { takeRow } from "../progress/take-row.server.ts";
import { findPhases } from "../progress.queries.server.ts";
import { parseDetails } from "./application-event.ts";
import { changeApplication } from "./change-application.server.ts";
import { lockApplication } from "./lock-application.server.ts";

let portal: Portal;
let order: readonly PhaseNames[];
beforeAll(async () => {
  portal = await applyingOfTest();
  order = await phaseOrder(portal.platform.database.db);
});
afterAll(() => portal.platform.close());

const phases = ["received", "screening", "online-test", "user-interview", "offer"] as const;

/** Acts on one person's application to one vacancy. */
const deeds = fc.oneof(
  fc.constant({ deed: "apply" } as const),
  fc.constant({ deed: "send again" } as const),
  fc.constant({ deed: "withdraw" } as const),
  fc.constant({ deed: "take the consent back" } as const),
  fc.record({
    deed: fc.constant("row" as const),
    phase: fc.option(fc.constantFrom(...phases)),
    phaseStatus: fc.option(fc.constantFrom(...phaseStatuses)),
    status: fc.option(fc.constantFrom(...applicationStatuses)),
    isInvited: fc.boolean(),
    hasNextStep: fc.boolean(),
    dueDate: fc.option(fc.constant("2026-12-01")),
  }),
);
type Deed = typeof deeds extends fc.Arbitrary<infer One> ? One : never;

interface World {
  someone: Awaited<ReturnType<typeof aReadyApplicant>>;
  applicantId: number;
  vacancyId: number;
}

async function newest({ applicantId }: World): Promise<number | null> {
  const row = await portal.platform.database.db
    .selectFrom("applications")
    .select("id")
    .where("applicant_id", "=", applicantId)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row?.id ?? null;
}

function toIncoming({ phase, phaseStatus, status, dueDate, isInvited, hasNextStep }: Extract<Deed, { deed: "row" }>) {
  return {
    ...{ ...toldNothing, phase, phaseStatus, status, dueDate },
    invitation: isInvited ? { place: "Gedung Nila", at: null } : null,
    nextStep: hasNextStep ? { id: "Unggah transkrip.", en: "Upload a transcript." } : null,
  };
}

async function act(world: World, deed: Deed): Promise<void> {
  const { database, outbox, settings, clock, sealer } = portal.platform;
  const { visitor } = world.someone;
  const applicationId = await newest(world);
  if (deed.deed === "apply") {
    const body = { VacancyId: world.vacancyId, grecaptcha: await visitor.captcha() };
    await visitor.json("submit-application", body);
    return;
  }
  if (applicationId === null) return;
  if (deed.deed === "withdraw") await visitor.json("application/withdraw", { applicationId });
  if (deed.deed === "send again")
    await visitor.json("application/edit", { applicationId, grecaptcha: await visitor.captcha() });
  if (deed.deed === "take the consent back")
    await database.transact(async (tx) => {
      await keepPerson(tx, world.applicantId);
      await withdrawOpenApplications(tx, world.applicantId, "consent-withdrawn", clock());
    });
  if (deed.deed === "row") {
    const taking = { database, outbox, settings, siteName: "Situs Karier", starForms, invite: createInvite(sealer) };
    const incoming = toIncoming(deed);
    const row = { ...incoming, fingerprint: JSON.stringify(incoming), target: { applicationId } };
    await takeRow({ ...taking, order, now: clock(), isDryRun: false }, row);
  }
}

/** Invariants of a person's applications (specification §4). */
async function check({ applicantId }: World): Promise<void> {
  const { db } = portal.platform.database;
  const rows = await db.selectFrom("applications").selectAll().where("applicant_id", "=", applicantId).execute();
  expect(rows.filter(({ end_reason }) => end_reason === null).length).toBeLessThanOrEqual(1);
  for (const { id, status, end_reason, phase_id, answered_at } of rows) {
    const stored = await findPhases(db, id);
    const events = await db.selectFrom("application_events").selectAll().where("application_id", "=", id).execute();
    const kinds = events.map(({ kind }) => kind);
    if (status !== "on-process") expect(stored.filter((phase) => phase.status === "on-process")).toEqual([]);
    if (end_reason === "withdrawn") {
      expect(status).toBe("not-continued");
      expect(stored.filter(({ nextStep, dueOn }) => nextStep !== null || dueOn !== null)).toEqual([]);
    }
    expect(phase_id).toBe(currentPhaseId({ status, endWords: null, phases: stored }, order));
    expect(kinds.filter((kind) => kind === "submitted")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "withdrawn")).toHaveLength(end_reason === "withdrawn" ? 1 : 0);
    expect(answered_at !== null).toBe(kinds.includes("progressed"));
    for (const event of events) expect(parseDetails(event)).toEqual(event.details);
    const versions = await db
      .selectFrom("application_snapshots")
      .select("version")
      .where("application_id", "=", id)
      .orderBy("version")
      .execute();
    expect(versions).toHaveLength(kinds.filter((kind) => kind === "submitted" || kind === "edited").length);
  }
}

test("any sequence of changes leaves an application as it may be", async () => {
  const sequence = async (sequenceOfDeeds: Deed[]) => {
    const someone = await aReadyApplicant(portal);
    const { id: vacancyId } = await aVacancy(portal.platform);
    const world = { someone, applicantId: someone.id, vacancyId };
    for (const deed of [{ deed: "apply" } as const, ...sequenceOfDeeds]) {
      await act(world, deed);
      await check(world);
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(deeds, { minLength: 4, maxLength: 12 }), sequence), { numRuns: 20 });
});

test("what the table does not have is a fault, and leaves everything as it was", async () => {
  const someone = await aReadyApplicant(portal);
  const { id: VacancyId } = await aVacancy(portal.platform);
  const sent = await someone.visitor.json("submit-application", {
    VacancyId,
    grecaptcha: await someone.visitor.captcha(),
  });
  const id = Number(sent.body["applicationId"]);
  const { database, clock } = portal.platform;
  const change = (by: typeof byImport) =>
    database.transact(async (tx) => {
      const application = await lockApplication(tx, id);
      if (application === undefined) throw new Error("gone");
      const changing = { actor: by, now: clock(), subscribers: [] };
      await changeApplication(tx, application, { kind: "withdrawn", reason: "" }, changing);
    });
  await expect(change(byImport)).rejects.toThrow("withdrawn by import leads from on-process to withdrawn");
  const kinds = () =>
    database.db.selectFrom("application_events").select("kind").where("application_id", "=", id).execute();
  expect(await kinds()).toEqual([{ kind: "submitted" }]);
  await change(applicantPrincipal(1));
  await expect(change(applicantPrincipal(1))).rejects.toThrow("leads from withdrawn to withdrawn");
  expect(await kinds()).toEqual([{ kind: "submitted" }, { kind: "withdrawn" }]);
});
