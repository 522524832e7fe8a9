import { someValuesDocument } from "../../src/features/vacancies/imported/stored-values.server.ts";
import { soon, wholeVacancy } from "../support/desk-vacancies.ts";
import { criterion } from "../support/scorecards.ts";
import { type DeskCall, nothing } from "./desk-call.ts";
import type { DeskWorld } from "./desk-world.ts";

const vacancy: DeskCall = { of: "vacancy", good: ({ own }) => ({ path: { id: own.vacancyId } }) };
/** An act on a vacancy that stands as these steps leave it. */
function afterSteps(steps: readonly (readonly [string, object?])[], body: object = {}): DeskCall {
  return {
    of: "vacancy",
    good: async ({ aVacancy }) => ({ path: { id: (await aVacancy(...steps)).id }, body }),
  };
}

/** Vacancies of one world have titles alike. */
const acceptedChecks = [{ check: "similar-open", reason: "Memang dua lowongan." }];
const publish = ["publish", { acceptedChecks }] as const;
const close = ["close", { rest: "go-on" }] as const;

/** A new vacancy, named with the version that was read. */
const versioned = (body: (world: DeskWorld) => object): DeskCall => ({
  of: "vacancy",
  async good(world) {
    const { id, version } = await world.aVacancy();
    return { path: { id }, version, body: body(world) };
  },
});

async function aLink({ own, recruiter }: DeskWorld) {
  const days = { opensOn: soon(0), expiresOn: soon(9) };
  const body = { ...days, mediaCode: "poster", platformId: 1 };
  const made = await recruiter.send("POST", `vacancies/${own.vacancyId}/links`, { body });
  return { id: own.vacancyId, code: String(made.body["code"]) };
}

/** A vacancy with a new value from an import. */
async function inConflict({ acts, aVacancy }: DeskWorld) {
  const { id, version } = await aVacancy(publish);
  const [said, pending] = [someValuesDocument.write({}), someValuesDocument.write({ openings: 9 })];
  const row = { vacancy_id: id, made_in_desk: true, said, pending, pending_at: new Date() };
  await acts.db.insertInto("vacancy_imports").values(row).execute();
  return { path: { id }, version };
}

/** Vacancies, their links, and their values from imports. */
export const vacancyCalls: Readonly<Record<string, DeskCall>> = {
  "GET staff/vacancies": nothing,
  "GET staff/vacancy-choices": nothing,
  "POST staff/vacancies": {
    of: "company",
    good: ({ own }) => ({ body: { companyId: own.companyId, ...wholeVacancy() } }),
  },
  "GET staff/vacancies/{id}": vacancy,
  "PATCH staff/vacancies/{id}": versioned(() => ({ openings: 3 })),
  "DELETE staff/vacancies/{id}": versioned(() => ({})),
  "POST staff/vacancies/{id}/submit": afterSteps([]),
  "POST staff/vacancies/{id}/return": afterSteps([["submit", {}]], { words: "Gajinya belum ada." }),
  "POST staff/vacancies/{id}/publish": afterSteps([], { acceptedChecks }),
  "POST staff/vacancies/{id}/unschedule": afterSteps([["publish", { opensOn: soon(3), acceptedChecks }]]),
  "POST staff/vacancies/{id}/close": afterSteps([publish], { rest: "go-on" }),
  "POST staff/vacancies/{id}/extend": afterSteps([publish], { endDate: soon(40) }),
  "POST staff/vacancies/{id}/archive": afterSteps([publish, close]),
  "POST staff/vacancies/{id}/take-over": {
    of: "vacancy",
    async good({ acts, aVacancy }) {
      const { id } = await aVacancy(publish);
      await acts.db.updateTable("vacancies").set({ lead: "import" }).where("id", "=", id).execute();
      return { path: { id }, body: {} };
    },
  },
  "PUT staff/vacancies/{id}/plan": versioned(() => ({
    ...{ phaseIds: null, blind: false, revealedFrom: null, sharedFrom: null },
  })),
  "PUT staff/vacancies/{id}/questions": versioned(() => ({
    questions: [{ kind: "yesNo", words: { id: "Bersedia bergiliran?", en: "" }, must: { values: [true] } }],
  })),
  "GET staff/vacancies/{id}/criteria": vacancy,
  "PUT staff/vacancies/{id}/criteria": versioned(() => ({ criteria: [criterion("Teliti")] })),
  "GET staff/vacancies/{id}/team": vacancy,
  "PUT staff/vacancies/{id}/team": versioned(({ recruiter }) => ({ ownerId: recruiter.id, managerIds: [] })),
  "POST staff/vacancies/{id}/duplicate": { ...vacancy, good: ({ own }) => ({ path: { id: own.vacancyId }, body: {} }) },
  "GET staff/vacancies/{id}/checks": vacancy,
  "GET staff/vacancies/{id}/versions": vacancy,
  "GET staff/vacancies/{id}/preview": vacancy,
  "GET staff/vacancies/{id}/phases": vacancy,
  "GET staff/conflicts": nothing,
  "GET staff/conflicts/progress": nothing,
  "POST staff/conflicts/{id}": {
    of: "vacancy",
    good: async (world) => ({ ...(await inConflict(world)), body: { openings: "theirs" } }),
  },
  "GET staff/vacancies/{id}/links": vacancy,
  "POST staff/vacancies/{id}/links": {
    of: "vacancy",
    good: ({ own }) => ({
      path: { id: own.vacancyId },
      body: { opensOn: soon(0), expiresOn: soon(9), mediaCode: "spanduk", platformId: 1 },
    }),
  },
  "PATCH staff/vacancies/{id}/links/{code}": {
    of: "vacancy",
    good: async (world) => ({ path: await aLink(world), version: 1, body: { note: "Bursa" } }),
  },
  "GET staff/vacancies/{id}/links/{code}/{kind}": {
    of: "vacancy",
    good: async (world) => ({ path: { ...(await aLink(world)), kind: "qr.svg" } }),
  },
};
