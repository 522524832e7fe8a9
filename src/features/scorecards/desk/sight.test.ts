// Shows: F37, F40
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AtDesk } from "../../../../tests/support/desk.ts";
import { soon } from "../../../../tests/support/desk-vacancies.ts";
import {
  askFor,
  cardsAt,
  criterion,
  keepCard,
  putCriteria,
  readCards,
  scorecardsOfTest,
  sendCard,
  sendsCard,
  shareWithManagers,
  wholeCard,
} from "../../../../tests/support/scorecards.ts";
import { personalDataOfRooms } from "../../../app/personal-data.ts";
import { type OwedScorecard, scorecardsOwedBy } from "../owed-scorecards.server.ts";
import { scorecardsAnswer } from "./scorecards.api.server.ts";

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

type Role = "recruiter" | "colleague" | "manager";
type CardState = "unasked" | "draft unasked" | "owes" | "owes, begun" | "sent" | "sent, amending";

const everyStanding: CardState[] = ["unasked", "draft unasked", "owes", "owes, begun", "sent", "sent, amending"];
const cells = (["recruiter", "colleague", "manager"] as const).flatMap((role) =>
  everyStanding.map((state) => ({ role, standing: state, sees: !state.startsWith("owes") })),
);

async function stand(who: AtDesk, state: CardState) {
  if (state.startsWith("owes")) await askFor(one, who);
  if (state === "draft unasked" || state === "owes, begun") await keepCard(one, who, await wholeCard(one, 2, "mine"));
  if (state.startsWith("sent")) await sendsCard(one, who, 2, "mine");
  if (state === "sent, amending") await keepCard(one, who, await wholeCard(one, 4, "anew"));
}

test.each(cells)("$role who $standing sees what others sent: $sees", async ({ role, standing, sees }) => {
  const people: Record<Role, AtDesk> = { recruiter: one.recruiter, colleague, manager };
  const who = people[role];
  const others = Object.values(people).filter(({ id }) => id !== who.id);
  for (const other of others) await sendsCard(one, other);
  await stand(who, standing);
  const response = await who.send("GET", cardsAt(one));
  expect(response.http).toBe(200);
  const { sent } = scorecardsAnswer.parse(response.body);
  expect(sent === null).toBe(!sees);
  expect(JSON.stringify(response.body).includes("zebraque")).toBe(sees);
  if (sees) expect(sent?.map(({ by }) => by.id).filter((id) => id !== who.id)).toEqual(others.map(({ id }) => id));
});

test("a draft is its author's alone, and a request stays open until it is sent", async () => {
  await askFor(one, manager);
  await keepCard(one, manager, await wholeCard(one));
  await keepCard(one, colleague, await wholeCard(one));
  const seen = await one.recruiter.send("GET", cardsAt(one));
  expect(JSON.stringify(seen.body)).not.toContain("zebraque");
  expect(seen.body["standing"]).toMatchObject([{ by: { id: manager.id }, state: "asked", dueOn: soon(3) }]);
  expect((await readCards(one, manager)).mine).toMatchObject({ state: "draft", isOwed: true, hasDraft: true });
});

test("only who sees the application is asked, and only recruiters ask", async () => {
  const other = await acts.aCase();
  const admin = await acts.desk.as({ role: "admin" });
  for (const unseeing of [other.recruiter, admin]) {
    expect((await askFor(one, unseeing)).body).toMatchObject({ errors: [{ pointer: "/staffIds", code: "unseeing" }] });
  }
  const body = { staffIds: [one.recruiter.id], dueOn: soon(1) };
  expect((await manager.send("POST", cardsAt(one), { body })).http).toBe(403);
  expect((await readCards(one, manager)).askable).toEqual([]);
  expect((await readCards(one, one.recruiter)).askable.map(({ id }) => id)).toContain(manager.id);
});

test("its words are in no answer of the applicant's, another company's, an administrator's, another vacancy's manager's, nor of who owes one", async () => {
  await sendsCard(one, manager);
  const other = await acts.aCase();
  await askFor(one, colleague);
  const outside = [
    other.recruiter,
    await acts.desk.as({ role: "admin" }),
    await acts.desk.as({ role: "editor" }),
    await acts.desk.as({ role: "hiring-manager", vacancyIds: [other.vacancyId] }),
  ];
  const requests = [
    cardsAt(one),
    `applications/${one.applicationId}`,
    `compare?ids=${one.applicationId},${other.applicationId}`,
  ];
  for (const who of outside) {
    for (const path of requests) {
      const response = await who.send("GET", path);
      expect([403, 404]).toContain(response.http);
      expect(JSON.stringify(response.body)).not.toContain("zebraque");
    }
    expect([403, 404]).toContain(
      (await keepCard(one, who, { ratings: [], recommendation: null, summary: "" }, 0)).http,
    );
  }
  for (const path of [cardsAt(one), `applications/${one.applicationId}`, `applications?vacancyId=${one.vacancyId}`]) {
    expect(JSON.stringify((await colleague.send("GET", path)).body)).not.toContain("zebraque");
  }
  expect(JSON.stringify(await acts.told(one))).not.toContain("zebraque");
  const trail = await acts.db.selectFrom("trail_entries").selectAll().execute();
  expect(JSON.stringify(trail)).not.toContain("zebraque");
  expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(["scorecard.asked", "scorecard.sent"]));
  const person = { applicantId: one.id, email: one.email, tokenKeys: [] };
  for (const room of personalDataOfRooms) {
    expect(JSON.stringify(await room.tell(acts.db, person))).not.toContain("zebraque");
  }
});

test("a hiring manager whom the application is no longer shared with reads and writes none", async () => {
  await sendsCard(one, manager);
  await one.recruiter.send("DELETE", `applications/${one.applicationId}/share`);
  expect((await manager.send("GET", cardsAt(one))).http).toBe(404);
  expect((await sendCard(one, manager)).http).toBe(404);
  await shareWithManagers(one);
});

const getRights = (vacancyIds: number[]) => ({
  ...{ grants: [{ role: "hiring-manager" as const, companyIds: [] }], vacancyIds },
});

test("what somebody owes is listed by its day, without the name behind a blind vacancy, as long as they see it", async () => {
  const two = await acts.aCase();
  await putCriteria(two, [criterion("Teliti")]);
  await shareWithManagers(two);
  const both = await acts.desk.as({ role: "hiring-manager", vacancyIds: [one.vacancyId, two.vacancyId] });
  const asker = { staffId: both.id, rights: getRights([one.vacancyId, two.vacancyId]) };
  const owed = (): Promise<OwedScorecard[]> => scorecardsOwedBy(acts.db, asker, "id");
  await askFor(two, both);
  await one.recruiter.send("POST", cardsAt(one), { body: { staffIds: [both.id], dueOn: soon(1) } });
  await acts.db.updateTable("vacancies").set({ blind: true }).where("id", "=", two.vacancyId).execute();
  await keepCard(two, both, { ratings: [], recommendation: null, summary: "x" });
  expect(await owed()).toMatchObject([
    { applicationId: one.applicationId, dueOn: soon(1), isBegun: false },
    { applicationId: two.applicationId, dueOn: soon(3), isBegun: true },
  ]);
  expect((await both.send("GET", "day")).body["owed"]).toMatchObject([
    { applicationId: one.applicationId, who: { kind: "named" } },
    { applicationId: two.applicationId, who: { kind: "hidden" } },
  ]);
  const hidden = JSON.stringify((await both.send("GET", cardsAt(two))).body);
  expect(hidden).not.toMatch(/dewi|lestari/i);
  await sendsCard(one, both);
  await two.recruiter.send("DELETE", `applications/${two.applicationId}/share`);
  expect(await owed()).toEqual([]);
});
