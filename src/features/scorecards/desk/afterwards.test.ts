// Shows: F37, F40, F27
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anApplication } from "../../../../tests/support/applications.ts";
import type { AtDesk } from "../../../../tests/support/desk.ts";
import { soon } from "../../../../tests/support/desk-vacancies.ts";
import {
  askFor,
  cardsAt,
  criterion,
  getCriteria,
  keepCard,
  putCriteria,
  readCards,
  scorecardsOfTest,
  sendCard,
  sendsCard,
  wholeCard,
} from "../../../../tests/support/scorecards.ts";
import { noticesAnswer } from "../../notifications/desk/notices.api.server.ts";
import { scorecardsOwedBy } from "../owed-scorecards.server.ts";

// What holds of a scorecard once it was sent, and of what stands beside it.

let made: Awaited<ReturnType<typeof scorecardsOfTest>>;
let acts: typeof made.acts;
let one: typeof made.one;
let colleague: AtDesk;
let manager: AtDesk;
beforeAll(async () => {
  made = await scorecardsOfTest();
  ({ acts, one, colleague, manager } = made);
});
afterAll(() => acts.platform.close());
beforeEach(() => made.restore());

async function getTrail(who: AtDesk): Promise<string[]> {
  const entries = acts.db.selectFrom("trail_entries").select("action").where("actor_id", "=", who.id);
  return (await entries.orderBy("id").execute()).map(({ action }) => action);
}

test("a person who has sent one is not asked again: its day stays, and nobody gets a notice", async () => {
  await askFor(one, manager);
  await sendsCard(one, manager);
  await acts.db.deleteFrom("staff_notices").execute();
  await one.recruiter.send("POST", cardsAt(one), { body: { staffIds: [manager.id], dueOn: soon(9) } });
  expect((await readCards(one, one.recruiter)).standing).toMatchObject([{ state: "sent", dueOn: soon(3) }]);
  expect(noticesAnswer.parse((await manager.send("GET", "notices")).body).data).toEqual([]);
});

test("nothing is owed of an application that has ended", async () => {
  await askFor(one, colleague);
  const rights = { grants: [{ role: "recruiter" as const, companyIds: [one.companyId] }], vacancyIds: [] };
  const owed = () => scorecardsOwedBy(acts.db, { staffId: colleague.id, rights }, "id");
  expect(await owed()).toMatchObject([{ applicationId: one.applicationId }]);
  const ended = acts.db.updateTable("applications").where("id", "=", one.applicationId);
  await ended.set({ status: "not-continued" }).execute();
  expect(await owed()).toEqual([]);
  await ended.set({ status: "on-process" }).execute();
});

test("amended it keeps its first date, and the trail distinguishes sending and amending", async () => {
  const judge = await acts.desk.as({ role: "recruiter", companyIds: [one.companyId] });
  await sendsCard(one, judge, 2, "first");
  const { sentAt } = (await readCards(one, judge)).mine;
  acts.platform.time.now = new Date(acts.platform.time.now.getTime() + 60_000);
  await sendsCard(one, judge, 4, "second");
  expect((await readCards(one, judge)).mine.sentAt).toBe(sentAt);
  const deeds = (await getTrail(judge)).filter((action) => action !== "candidate.read");
  expect(deeds).toEqual(["scorecard.sent", "scorecard.amended"]);
});

test("what was written before it was sent elsewhere is stale, and amends nothing", async () => {
  await keepCard(one, manager, await wholeCard(one));
  const { version } = (await readCards(one, manager)).mine;
  await sendCard(one, manager);
  expect((await keepCard(one, manager, await wholeCard(one, 1, "late"), version)).http).toBe(412);
  expect((await readCards(one, manager)).mine.hasDraft).toBe(false);
});

test("side by side, who owes a scorecard of one application reads nobody's of that one alone", async () => {
  const { applicationId } = await anApplication(acts.portal);
  const place = { vacancy_id: one.vacancyId };
  await acts.db.updateTable("applications").set(place).where("id", "=", applicationId).execute();
  const listed = acts.db.updateTable("desk_applications").where("application_id", "=", applicationId);
  await listed.set({ ...place, company_id: one.companyId }).execute();
  const other = { ...one, applicationId };
  await sendsCard(one, one.recruiter);
  await sendsCard(other, one.recruiter);
  await askFor(one, colleague);
  const seen = async () => {
    const { body } = await colleague.send("GET", `compare?ids=${one.applicationId},${applicationId}`);
    const rows: unknown[] = Array.isArray(body["data"]) ? body["data"] : [];
    return rows.map((row) => JSON.stringify(row).includes("zebraque"));
  };
  expect(await seen()).toEqual([false, true]);
  await sendsCard(one, colleague, 2, "mine");
  expect(await seen()).toEqual([true, true]);
});

test("a scorecard that was sent locks no other vacancy's criteria, and changing those is in the trail", async () => {
  await sendsCard(one, manager);
  const elsewhere = await acts.aCase();
  expect((await putCriteria(elsewhere, [criterion("Teliti")])).http).toBe(200);
  expect(await getCriteria(elsewhere)).toMatchObject({ isLocked: false, data: [{ name: { id: "Teliti" } }] });
  expect(await getTrail(elsewhere.recruiter)).toEqual(["vacancy.criteria-changed"]);
});
