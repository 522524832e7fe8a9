import { listCriteria, putCriteria } from "../../../src/features/vacancies/criteria/criteria.queries.server.ts";
import type { Attack } from "../../attacks/walk/attack.ts";
import { criterion } from "../../support/scorecards.ts";
import type { CallResponse } from "../../wire/whole-portal.ts";
import type { DeskWorld, Persona } from "../desk-world.ts";
import { tried } from "./at-places.ts";
import { askDesk, type DeskAim } from "./desk-aim.ts";
import { othersWord } from "./harm.ts";

/** The other company's members and things. */
export interface Others {
  recruiter: Persona;
  manager: Persona;
  applicationId: number;
  vacancyId: number;
  companyId: number;
  criterionId: number;
  previewId: number;
}

function personaNamed({ personas }: DeskWorld, name: string): Persona {
  const found = personas.find((persona) => persona.name === name);
  if (found === undefined) throw new Error(`The world has no ${name}.`);
  return found;
}

/** Writes the word into all that is the other company's, and makes what it lacks. */
export async function plantOthers(world: DeskWorld): Promise<Others> {
  const { acts, other } = world;
  const { db } = acts;
  const recruiter = personaNamed(world, "a recruiter of another company");
  const manager = personaNamed(world, "a hiring manager of another vacancy");
  await db.updateTable("companies").set({ name: othersWord }).where("id", "=", other.companyId).execute();
  await db
    .updateTable("vacancies")
    .set({ title_id: othersWord, title_en: othersWord })
    .where("id", "=", other.vacancyId)
    .execute();
  // Hiring managers may be chosen for any vacancy, so they are known by name.
  const staffIds = [recruiter.id, other.recruiter.id];
  await db.updateTable("staff").set({ name: othersWord }).where("id", "in", staffIds).execute();
  await recruiter.send("POST", `applications/${other.applicationId}/notes`, { body: { text: othersWord } });
  await acts.platform.database.transact((tx) =>
    putCriteria(tx, other.vacancyId, [{ ...criterion(othersWord), id: null }]),
  );
  const [asked] = await listCriteria(db, other.vacancyId);
  const wish = { act: { kind: "hire" }, query: `vacancyId=${other.vacancyId}` };
  const { body } = await recruiter.send("POST", "jobs/preview", { body: wish });
  return {
    ...{ recruiter, manager, criterionId: asked?.id ?? 0, previewId: Number(body["previewId"]) },
    ...{ applicationId: other.applicationId, vacancyId: other.vacancyId, companyId: other.companyId },
  };
}

/** Another company's thing that a request names. */
interface Named {
  body?: object;
  query?: string;
}

/** Requests of the company's recruiter that name what is the other one's; refused, all of them. */
const refused: readonly (readonly [string, (others: Others) => Named])[] = [
  ["POST staff/vacancies", ({ companyId }) => ({ body: { companyId } })],
  [
    "POST staff/people",
    ({ vacancyId }) => ({ body: { roles: [{ role: "hiring-manager", vacancyIds: [vacancyId] }] } }),
  ],
  ["POST staff/people", ({ companyId }) => ({ body: { roles: [{ role: "recruiter", companyIds: [companyId] }] } })],
  ["POST staff/people", () => ({ body: { roles: [{ role: "admin" }] } })],
  [
    "PATCH staff/people/{id}",
    ({ vacancyId }) => ({ body: { roles: [{ role: "hiring-manager", vacancyIds: [vacancyId] }] } }),
  ],
  ["PATCH staff/people/{id}", () => ({ body: { roles: [{ role: "privacy-officer" }] } })],
  ["PUT staff/vacancies/{id}/team", ({ recruiter }) => ({ body: { ownerId: recruiter.id } })],
  [
    "PUT staff/vacancies/{id}/criteria",
    ({ criterionId }) => ({ body: { criteria: [{ ...criterion("Teliti"), id: criterionId }] } }),
  ],
  [
    "PUT staff/applications/{id}/scorecards/mine",
    ({ criterionId }) => ({ body: { ratings: [{ criterionId, rating: 3, evidence: "" }] } }),
  ],
  ["POST staff/applications/{id}/scorecards", ({ recruiter }) => ({ body: { staffIds: [recruiter.id] } })],
  ["POST staff/applications/{id}/notes", ({ recruiter }) => ({ body: { text: "Rapi.", mentions: [recruiter.id] } })],
  ["GET staff/compare", ({ applicationId }) => ({ query: `ids=${applicationId},${applicationId}` })],
  ["POST staff/views", ({ companyId }) => ({ body: { name: "Lain", query: "", sharedWith: companyId } })],
  ["POST staff/jobs", ({ previewId }) => ({ body: { previewId, count: 1 } })],
];

/** Calls that are allowed, and must not contain anything of the other company. */
const withoutThem: readonly (readonly [string, (others: Others) => Named])[] = [
  ["GET staff/applications", ({ vacancyId }) => ({ query: `vacancyId=${vacancyId}` })],
  ["GET staff/applications", ({ companyId }) => ({ query: `companyId=${companyId}` })],
  ["GET staff/applications/tabs", ({ vacancyId }) => ({ query: `vacancyId=${vacancyId}` })],
  ["GET staff/applications/facets", ({ companyId }) => ({ query: `companyId=${companyId}` })],
  ["GET staff/applications/{id}", ({ vacancyId }) => ({ query: `list=vacancyId%3D${vacancyId}` })],
  ["GET staff/vacancies", ({ companyId }) => ({ query: `companyId=${companyId}` })],
  ["GET staff/vacancies", ({ recruiter }) => ({ query: `ownerId=${recruiter.id}&q=${othersWord}` })],
  ["GET staff/conflicts", ({ vacancyId }) => ({ query: `vacancyId=${vacancyId}` })],
  ["GET staff/people", ({ companyId }) => ({ query: `companyId=${companyId}` })],
  ["POST staff/jobs/preview", ({ applicationId }) => ({ body: { ids: [applicationId], query: undefined } })],
  ["POST staff/jobs/preview", ({ vacancyId }) => ({ body: { query: `vacancyId=${vacancyId}` } })],
];

const isRefused = ({ http, text }: CallResponse) => (http >= 400 ? null : `${http} ${text.slice(0, 120)}`);

function naming(
  aim: DeskAim,
  call: string,
  { body, query }: Named,
  gain: (response: CallResponse) => string | null,
): Attack {
  const target = aim.targets.find((one) => one.call === call && one.shape === "");
  if (target === undefined) throw new Error(`The desk has no ${call}.`);
  return tried(aim, target, {
    input: `with ${JSON.stringify({ body, query })}`,
    ask(to, of, ready) {
      const parts = {
        ...ready.parts,
        ...(query !== undefined && { query }),
        ...(body && { body: { ...ready.parts.body, ...body } }),
      };
      return askDesk(to, { ...ready, parts, ...asRecruiter(to) }, of);
    },
    gain,
  });
}

const asRecruiter = ({ world: { recruiter } }: DeskAim) => ({ by: recruiter, cookie: recruiter.cookie });

/** The other company's things named in the company's own requests. */
export function othersThings(others: Others) {
  return async (aim: DeskAim): Promise<Attack[]> => [
    ...refused.map(([call, named]) => naming(aim, call, named(others), isRefused)),
    ...withoutThem.map(([call, named]) => naming(aim, call, named(others), () => null)),
  ];
}

/** Everything that tables hold of the other company's vacancy, application and members, as one text. */
export async function rowsOfOthers({ acts: { db }, other }: DeskWorld): Promise<string> {
  const { applicationId, vacancyId, companyId } = other;
  const rows = await Promise.all([
    db.selectFrom("companies").selectAll().where("id", "=", companyId).execute(),
    db.selectFrom("vacancies").selectAll().where("company_id", "=", companyId).execute(),
    db.selectFrom("applications").selectAll().where("vacancy_id", "=", vacancyId).execute(),
    db.selectFrom("notes").selectAll().where("application_id", "=", applicationId).execute(),
    db.selectFrom("acts").selectAll().where("application_id", "=", applicationId).execute(),
    db.selectFrom("vacancy_managers").selectAll().where("vacancy_id", "=", vacancyId).execute(),
    db.selectFrom("recruiter_companies").selectAll().where("company_id", "=", companyId).execute(),
  ]);
  return JSON.stringify(rows);
}
