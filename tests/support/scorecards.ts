import { expect } from "vitest";
import { scorecardsAnswer } from "../../src/features/scorecards/desk/scorecards.api.server.ts";
import { criteriaAnswer } from "../../src/features/vacancies/desk/criteria/criteria.api.server.ts";
import { type ActsOfTest, actsOfTest } from "./acts.ts";
import type { AtDesk } from "./desk.ts";
import { soon } from "./desk-vacancies.ts";

type Case = Awaited<ReturnType<ActsOfTest["aCase"]>>;

/** Found in no answer of anyone who may not read it. */
export const canary = "Kenari zebraque: menghitung ulang seluruh rak.";

const both = (id: string) => ({ id, en: "" });

/** A criterion; with an id one that there is already. */
export const criterion = (name: string, id?: number) => ({
  ...{ name: both(name), hint: both(""), lowest: both("Belum pernah"), highest: both("Selalu") },
  ...(id !== undefined && { id }),
});

export const cardsAt = ({ applicationId }: Case) => `applications/${applicationId}/scorecards`;

/** Shows an application to its vacancy's hiring managers. */
export const shareWithManagers = ({ applicationId, recruiter }: Case) =>
  recruiter.send("PUT", `applications/${applicationId}/share`, { body: { withCv: false } });

export async function getCriteria({ recruiter, vacancyId }: Case) {
  return criteriaAnswer.parse((await recruiter.send("GET", `vacancies/${vacancyId}/criteria`)).body);
}

export async function putCriteria(one: Case, criteria: object[]) {
  const { version } = await getCriteria(one);
  return one.recruiter.send("PUT", `vacancies/${one.vacancyId}/criteria`, { body: { criteria }, version });
}

/** The recruiter asks these for their scorecards. */
export const askFor = (one: Case, ...whom: AtDesk[]) =>
  one.recruiter.send("POST", cardsAt(one), { body: { staffIds: whom.map(({ id }) => id), dueOn: soon(3) } });

export async function readCards(one: Case, who: AtDesk) {
  return scorecardsAnswer.parse((await who.send("GET", cardsAt(one))).body);
}

/** A scorecard that judges every criterion. */
export async function wholeCard(one: Case, rating = 3, evidence = canary) {
  const { data } = await getCriteria(one);
  const ratings = data.map(({ id }) => ({ criterionId: id, rating, evidence }));
  return { ratings, recommendation: "yes", summary: "" };
}

/** Keeps one's own, from the version that stands unless another is said. */
export async function keepCard(one: Case, who: AtDesk, body: object, version?: number) {
  const from = version ?? (await readCards(one, who)).mine.version;
  return who.send("PUT", `${cardsAt(one)}/mine`, { body, version: from });
}

export const sendCard = (one: Case, who: AtDesk) => who.send("POST", `${cardsAt(one)}/mine/send`);

/** Writes one whole and sends it. */
export async function sendsCard(one: Case, who: AtDesk, rating = 3, evidence = canary) {
  expect((await keepCard(one, who, await wholeCard(one, rating, evidence))).http).toBe(200);
  expect((await sendCard(one, who)).http).toBe(200);
}

/** Someone's shared application, with a recruiter, another one and a hiring manager who may judge it. */
export async function scorecardsOfTest() {
  const acts = await actsOfTest();
  const one = await acts.aCase();
  const colleague = await acts.desk.as({ role: "recruiter", companyIds: [one.companyId] });
  const manager = await acts.desk.as({ role: "hiring-manager", vacancyIds: [one.vacancyId] });
  await shareWithManagers(one);
  return {
    ...{ acts, one, colleague, manager },
    /** Nobody judged yet, by two criteria; nothing is blind. */
    async restore() {
      await acts.db.deleteFrom("scorecards").execute();
      await acts.db.updateTable("vacancies").set({ blind: false }).execute();
      await putCriteria(one, [criterion("Memimpin regu"), criterion("Ketelitian stok")]);
    },
  };
}
