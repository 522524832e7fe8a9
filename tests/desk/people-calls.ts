import { z } from "zod";
import { type DeskCall, nothing } from "./desk-call.ts";
import type { DeskWorld } from "./desk-world.ts";

async function aManager({ acts, own }: DeskWorld) {
  const { id } = await acts.desk.as({ role: "hiring-manager", vacancyIds: [own.vacancyId] });
  return id;
}

let invited = 0;

async function anInvited({ recruiter, own }: DeskWorld) {
  invited += 1;
  const roles = [{ role: "hiring-manager", vacancyIds: [own.vacancyId] }];
  const made = await recruiter.send("POST", "people", { body: { email: `walk${invited}@contoh.id`, roles } });
  return Number(made.body["id"]);
}

const reasonWords = { id: "Maaf.", en: "Sorry." };

let reasons = 0;

const aReason = () => {
  reasons += 1;
  return { code: `alasan-${reasons}`, name: { id: `Alasan ${reasons}`, en: `Reason ${reasons}` }, words: reasonWords };
};

let pairs = 0;

const aPair = () => {
  pairs += 1;
  return { one: `padanan${pairs}`, other: "gudang" };
};

/** Staff, companies, end reasons, search words, the audit log. */
export const peopleCalls: Readonly<Record<string, DeskCall>> = {
  "GET staff/people": nothing,
  "GET staff/people-choices": nothing,
  "POST staff/people": {
    of: null,
    good(_, { vacancyId }) {
      invited += 1;
      const roles = [{ role: "hiring-manager", vacancyIds: [vacancyId] }];
      return { body: { email: `walk${invited}@contoh.id`, roles } };
    },
  },
  "GET staff/people/{id}": {
    of: "manager",
    good: async (world) => ({ path: { id: await aManager(world) } }),
  },
  "PATCH staff/people/{id}": {
    of: "manager",
    good: async (world) => ({ path: { id: await aManager(world) }, version: 1, body: { state: "suspended" } }),
  },
  "POST staff/people/{id}/resend": {
    of: "manager",
    good: async (world) => ({ path: { id: await anInvited(world) } }),
  },
  "POST staff/people/{id}/reset-second-step": {
    of: "manager",
    good: async (world) => ({ path: { id: await aManager(world) } }),
  },
  "GET staff/companies": nothing,
  "GET staff/companies/{id}": { of: "company", good: ({ own }) => ({ path: { id: own.companyId } }) },
  "PATCH staff/companies/{id}": {
    of: "company",
    async good({ own }, by) {
      const { body } = await by.send("GET", `companies/${own.companyId}`);
      return { path: { id: own.companyId }, version: Number(body["version"] ?? 0), body: { retentionMonths: 30 } };
    },
  },
  "GET staff/end-reasons": nothing,
  "POST staff/end-reasons": { of: null, good: () => ({ body: aReason() }) },
  "PATCH staff/end-reasons/{id}": {
    of: null,
    async good(_, by) {
      const { body } = await by.send("POST", "end-reasons", { body: aReason() });
      return { path: { id: Number(body["id"] ?? 0) }, version: 1, body: { isRetired: true } };
    },
  },
  "GET staff/search-words": nothing,
  "POST staff/search-words": { of: null, good: () => ({ body: aPair() }) },
  "DELETE staff/search-words/{id}": {
    of: null,
    async good(_, by) {
      const { body } = await by.send("POST", "search-words", { body: aPair() });
      return { path: { id: Number(body["id"] ?? 0) } };
    },
  },
  "POST staff/search-words/functions": {
    of: null,
    async good(_, by) {
      const { body } = await by.send("GET", "search-words");
      const [first] = z.array(z.object({ id: z.number() })).parse(body["functions"] ?? []);
      return { body: { value: "Ops", functionId: first?.id ?? 0 } };
    },
  },
  "GET staff/trail": nothing,
  "GET staff/trail/staff": nothing,
  "POST staff/trail/verify": nothing,
};
