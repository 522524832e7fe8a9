import { scorecardsAnswer } from "../../src/features/scorecards/desk/scorecards.api.server.ts";
import { listCriteria, putCriteria } from "../../src/features/vacancies/criteria/criteria.queries.server.ts";
import { soon } from "../support/desk-vacancies.ts";
import { inventApplications } from "../support/invented-applications.ts";
import { criterion } from "../support/scorecards.ts";
import { type DeskCall, nothing } from "./desk-call.ts";
import type { DeskWorld, Persona } from "./desk-world.ts";

const application: DeskCall = { of: "application", good: ({ own }) => ({ path: { id: own.applicationId } }) };
const ofApplication = (
  body: ((world: DeskWorld) => object) | null,
  path: Record<string, string | number> = {},
): DeskCall => ({
  of: "application",
  good: (world) => ({ path: { id: world.own.applicationId, ...path }, ...(body && { body: body(world) }) }),
});

/** A second application to the same vacancy, shared as the first is; made once in a world. */
async function anotherApplication(world: DeskWorld): Promise<number> {
  const { acts, own } = world;
  const found = await acts.db
    .selectFrom("applications")
    .select("id")
    .where("vacancy_id", "=", own.vacancyId)
    .where("id", "<>", own.applicationId)
    .executeTakeFirst();
  if (found !== undefined) return found.id;
  await inventApplications(acts.platform.database, own.vacancyId, 1);
  await world.share();
  return anotherApplication(world);
}

async function aNote({ own }: DeskWorld, by: Persona) {
  const at = `applications/${own.applicationId}/notes`;
  const { body } = await by.send("POST", at, { body: { text: "Rapi." } });
  return { path: { id: Number(body["id"] ?? 0) }, version: 1 };
}

async function aView(by: Persona) {
  const { body } = await by.send("POST", "views", { body: { name: "Pilihan", query: "stars=3" } });
  return { path: { id: Number(body["id"] ?? 0) }, version: 1 };
}

/** The criteria of the application's scorecards; the same during all tests. */
async function judgedBy({ acts, own }: Pick<DeskWorld, "acts" | "own">): Promise<number> {
  const [known] = await listCriteria(acts.db, own.vacancyId);
  if (known !== undefined) return known.id;
  const criteria = { ...criterion("Teliti"), id: null };
  await acts.platform.database.transact((tx) => putCriteria(tx, own.vacancyId, [criteria]));
  return judgedBy({ acts, own });
}

/** A scorecard that may be sent, from the version that stands. */
async function aScorecard(world: DeskWorld, by: Persona) {
  const ratings = [{ criterionId: await judgedBy(world), rating: 3, evidence: "Rapi." }];
  const id = world.own.applicationId;
  const { body } = await by.send("GET", `applications/${id}/scorecards`);
  const version = scorecardsAnswer.safeParse(body).data?.mine.version ?? 0;
  return { path: { id }, version, body: { ratings, recommendation: "yes", summary: "" } };
}

const ask = { kind: "move", nextStep: { id: "Siapkan KTP." } };
const aMove = ({ acts }: DeskWorld) => ({ ...ask, phaseId: acts.phase("screening") });

async function aHeldMove(world: DeskWorld) {
  await world.acts.forgetHeld();
  return { path: { id: world.own.applicationId }, body: await shownMove(world, world.recruiter) };
}

async function shownMove(world: DeskWorld, by: Persona) {
  const at = world.acts.at(world.own.applicationId);
  const { body } = await by.send("POST", `${at}/preview`, { body: aMove(world) });
  return { ...aMove(world), shown: body["shown"] };
}

/** Applications: lists, views, pages, acts, notes. */
export const applicationCalls: Readonly<Record<string, DeskCall>> = {
  "GET staff/views": nothing,
  "POST staff/views": { of: null, good: () => ({ body: { name: "Pilihan", query: "stars=3" } }) },
  "PATCH staff/views/{id}": {
    of: null,
    good: async (_, by) => ({ ...(await aView(by)), body: { name: "Pilihan lain" } }),
  },
  "DELETE staff/views/{id}": { of: null, good: (_, by) => aView(by) },
  "GET staff/applications": nothing,
  "GET staff/applications/tabs": nothing,
  "GET staff/applications/facets": nothing,
  "GET staff/search": { of: null, good: () => ({ query: "q=dewi" }) },
  "GET staff/compare": {
    of: "application",
    good: async (world) => ({ query: `ids=${world.own.applicationId},${await anotherApplication(world)}` }),
  },
  "GET staff/applications/{id}": application,
  "GET staff/applications/{id}/around": application,
  "GET staff/applications/{id}/snapshots/{version}": ofApplication(null, { version: 1 }),
  "GET staff/applications/{id}/timeline": application,
  "GET staff/applications/{id}/star": application,
  "GET staff/applications/{id}/form": application,
  "GET staff/applications/{id}/files/photo": { ...application, neverReduced: true },
  "GET staff/applications/{id}/files/cv": application,
  "GET staff/applications/{id}/cv-pages": application,
  "GET staff/applications/{id}/cv-pages/{page}": ofApplication(null, { page: 1 }),
  "PUT staff/applications/{id}/stars": ofApplication(() => ({ stars: 2 })),
  "PUT staff/applications/{id}/share": ofApplication(() => ({ withCv: true })),
  "DELETE staff/applications/{id}/share": {
    of: "application",
    good: ({ own }) => ({ path: { id: own.applicationId } }),
  },
  "POST staff/applications/{id}/reveal": ofApplication(() => ({ reason: "Nomor teleponnya perlu dihubungi." })),
  "GET staff/applications/{id}/acts": application,
  "POST staff/applications/{id}/acts/preview": ofApplication(aMove),
  "POST staff/applications/{id}/acts": {
    of: "application",
    async good(world, by) {
      await world.acts.forgetHeld();
      return { path: { id: world.own.applicationId }, body: await shownMove(world, by) };
    },
  },
  "DELETE staff/applications/{id}/acts/held": {
    of: "application",
    async good(world) {
      const { path, body } = await aHeldMove(world);
      await world.recruiter.send("POST", world.acts.at(world.own.applicationId), { body });
      return { path };
    },
  },
  "GET staff/held": nothing,
  "GET staff/applications/{id}/scorecards": application,
  "POST staff/applications/{id}/scorecards": {
    of: "application",
    async good(world) {
      await judgedBy(world);
      const body = { staffIds: [world.recruiter.id], dueOn: soon(3) };
      return { path: { id: world.own.applicationId }, body };
    },
  },
  "PUT staff/applications/{id}/scorecards/mine": { of: "application", good: aScorecard },
  "POST staff/applications/{id}/scorecards/mine/send": {
    of: "application",
    async good(world, by) {
      const { path, body, version } = await aScorecard(world, by);
      await by.send("PUT", `applications/${path.id}/scorecards/mine`, { body, version });
      return { path };
    },
  },
  "GET staff/applications/{id}/notes": application,
  "POST staff/applications/{id}/notes": ofApplication(() => ({ text: "Rapi." })),
  "PATCH staff/notes/{id}": {
    of: "application",
    good: async (world, by) => ({ ...(await aNote(world, by)), body: { text: "Rapi sekali." } }),
  },
  "DELETE staff/notes/{id}": { of: "application", good: aNote },
};
