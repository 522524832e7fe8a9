// Shows: F37, F40
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AtDesk } from "../../../../tests/support/desk.ts";
import { soon } from "../../../../tests/support/desk-vacancies.ts";
import {
  askFor,
  canary,
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
import { personalDataOfRooms } from "../../../app/personal-data.ts";
import { noticesAnswer } from "../../notifications/desk/notices.api.server.ts";
import { deleteAccount } from "../../privacy/delete-account.server.ts";
import { ownAnswer } from "./scorecards.api.server.ts";

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

test("one is sent complete or not at all, and says what it lacks", async () => {
  const [first, second] = (await getCriteria(one)).data;
  expect((await sendCard(one, manager)).body).toMatchObject({ status: 422, code: "incomplete" });
  const ratings = [{ criterionId: first?.id, rating: 4, evidence: "" }];
  expect((await keepCard(one, manager, { ratings, recommendation: null, summary: "" })).http).toBe(200);
  expect((await sendCard(one, manager)).body).toMatchObject({
    ...{ status: 422, code: "incomplete" },
    errors: [
      { pointer: "/ratings/1/rating", code: "unrated" },
      { pointer: "/recommendation", code: "no-recommendation" },
    ],
  });
  ratings.push({ criterionId: second?.id, rating: 1, evidence: "" });
  await keepCard(one, manager, { ratings, recommendation: "strong-no", summary: "" });
  expect((await sendCard(one, manager)).body).toMatchObject({ state: "sent" });
});

test("sent twice at once it is sent once; sent again as it is, it has no other version", async () => {
  await keepCard(one, manager, await wholeCard(one));
  const both = await Promise.all([sendCard(one, manager), sendCard(one, manager)]);
  expect(both.map(({ http }) => http)).toEqual([200, 200]);
  await keepCard(one, manager, await wholeCard(one));
  await sendCard(one, manager);
  expect(await acts.db.selectFrom("scorecard_versions").select("number").execute()).toEqual([{ number: 1 }]);
  const trail = acts.db.selectFrom("trail_entries").select("action").where("actor_id", "=", manager.id);
  const actions = (await trail.execute())
    .map(({ action }) => action)
    .filter((action) => action.startsWith("scorecard."));
  expect(actions.filter((action) => action === "scorecard.amended")).toEqual([]);
});

test("amended it is a version, the first stays, and others see the one sent until the other is", async () => {
  await sendsCard(one, manager, 2, "first");
  await keepCard(one, manager, await wholeCard(one, 4, "second"));
  const before = (await readCards(one, colleague)).sent?.[0]?.versions;
  expect(before?.map(({ text }) => text.ratings[0]?.rating)).toEqual([2]);
  expect((await readCards(one, manager)).mine).toMatchObject({ state: "sent", hasDraft: true });
  await sendCard(one, manager);
  const after = (await readCards(one, colleague)).sent?.[0]?.versions;
  expect(after?.map(({ number, text }) => [number, text.ratings[0]?.evidence])).toEqual([
    [2, "second"],
    [1, "first"],
  ]);
});

test("it is saved on the version that was read; of two tabs the later one gets what the other wrote", async () => {
  const mine = `${cardsAt(one)}/mine`;
  const body = await wholeCard(one);
  expect((await manager.send("PUT", mine, { body })).http).toBe(428);
  expect((await manager.send("PUT", mine, { body, version: 0 })).http).toBe(200);
  const late = await manager.send("PUT", mine, { body: { ...body, summary: "Lain." }, version: 0 });
  expect(late).toMatchObject({ http: 412, body: { code: "version-conflict", current: { version: 1 } } });
  expect(ownAnswer.parse(late.body["current"]).text.ratings[0]?.evidence).toBe(canary);
});

const listNotices = async (who: AtDesk) => noticesAnswer.parse((await who.send("GET", "notices")).body).data;

test("a person who is asked has one notice at the desk, however often, without a name, until theirs is sent", async () => {
  await acts.db.deleteFrom("staff_notices").execute();
  await askFor(one, manager, one.recruiter);
  await askFor(one, manager);
  const notices = await listNotices(manager);
  expect(notices).toMatchObject([{ kind: "scorecard-asked", applicationId: one.applicationId }]);
  expect(JSON.stringify(notices)).not.toMatch(/dewi|lestari/i);
  expect(await listNotices(one.recruiter)).toEqual([]);
  await sendsCard(one, manager);
  expect(await listNotices(manager)).toEqual([]);
});

test("asked twice is asked once, for the later day; a person who has sent one owes none", async () => {
  await askFor(one, manager);
  const later = { staffIds: [manager.id, manager.id], dueOn: soon(9) };
  await one.recruiter.send("POST", cardsAt(one), { body: later });
  expect((await readCards(one, one.recruiter)).standing).toMatchObject([{ by: { id: manager.id }, dueOn: soon(9) }]);
  await sendsCard(one, manager);
  await askFor(one, manager);
  expect((await readCards(one, manager)).mine).toMatchObject({ state: "sent", isOwed: false });
});

test.each([
  ["nobody", () => ({ staffIds: [] }), "/staffIds"],
  ["more than twenty", () => ({ staffIds: Array.from({ length: 21 }, (_, id) => id + 1) }), "/staffIds"],
  ["a day that is past", () => ({ dueOn: soon(-1) }), "/dueOn"],
  ["a day too far ahead", () => ({ dueOn: soon(91) }), "/dueOn"],
])("asking %s is a wrong field", async (_, more, pointer) => {
  const body = { staffIds: [manager.id], dueOn: soon(1), ...more() };
  expect((await one.recruiter.send("POST", cardsAt(one), { body })).body).toMatchObject({
    status: 422,
    errors: [{ pointer }],
  });
});

test("without criteria nobody is asked and nothing is written", async () => {
  await acts.db.deleteFrom("vacancy_criteria").where("vacancy_id", "=", one.vacancyId).execute();
  expect((await askFor(one, manager)).body).toMatchObject({ status: 409, code: "no-criteria" });
  const body = { ratings: [], recommendation: "yes", summary: "" };
  expect((await keepCard(one, manager, body)).body).toMatchObject({ code: "no-criteria" });
  expect((await sendCard(one, manager)).body).toMatchObject({ code: "no-criteria" });
});

test("criteria that change while a card is written are reported, and ratings of those that stay are kept", async () => {
  const [first] = (await getCriteria(one)).data;
  const before = await wholeCard(one);
  await keepCard(one, manager, before);
  await putCriteria(one, [criterion("Memimpin", first?.id), criterion("Cara bicara")]);
  expect((await keepCard(one, manager, before)).body).toMatchObject({ status: 409, code: "criteria-changed" });
  expect((await sendCard(one, manager)).body).toMatchObject({
    code: "incomplete",
    errors: [{ pointer: "/ratings/1/rating" }],
  });
  const { mine, criteria } = await readCards(one, manager);
  expect(criteria.map(({ name }) => name)).toEqual(["Memimpin", "Cara bicara"]);
  expect(mine.text.ratings.map(({ rating }) => rating)).toEqual([3, null]);
});

test("the first that is sent locks the criteria, also when both are done at once", async () => {
  await keepCard(one, manager, await wholeCard(one));
  const { data, version } = await getCriteria(one);
  const changed = () =>
    one.recruiter.send("PUT", `vacancies/${one.vacancyId}/criteria`, {
      ...{ body: { criteria: [...data, criterion("Lain")] }, version },
    });
  const [sent, put] = await Promise.all([sendCard(one, manager), changed()]);
  // Either the criteria were locked, or the card lacks the one that came.
  expect([sent.http, put.http]).toEqual(sent.http === 200 ? [200, 409] : [422, 200]);
  if (sent.http !== 200) await sendsCard(one, manager);
  expect((await changed()).body).toMatchObject({ status: 409, code: "criteria-locked" });
  expect((await getCriteria(one)).isLocked).toBe(true);
});

test.each([
  ["a criterion of another vacancy", { ratings: [{ criterionId: 999_999, rating: 1, evidence: "" }] }, 409],
  ["a five", { ratings: [{ criterionId: 1, rating: 5, evidence: "" }] }, 422],
  ["longer evidence", { ratings: [{ criterionId: 1, rating: 1, evidence: "x".repeat(1_001) }] }, 422],
  ["a longer summary", { summary: "x".repeat(2_001) }, 422],
  ["another word", { recommendation: "maybe" }, 422],
])("%s is not taken", async (_, more, http) => {
  const body = { ratings: [], recommendation: null, summary: "", ...more };
  expect((await keepCard(one, manager, body)).http).toBe(http);
});

test("they go with the applicant's account", async () => {
  const gone = await acts.aCase();
  await putCriteria(gone, [criterion("Teliti")]);
  await sendsCard(gone, gone.recruiter);
  await deleteAccount(acts.platform, personalDataOfRooms, gone.id, "test");
  expect(await acts.db.selectFrom("scorecard_versions").select("number").execute()).toEqual([]);
  expect((await gone.recruiter.send("GET", cardsAt(gone))).http).toBe(404);
});
