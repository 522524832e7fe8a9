import { sql } from "kysely";
import type { Db } from "../../../src/platform/database/database.ts";
import { firstId } from "./fill-people.ts";
import type { Ask, Portal } from "./portal.ts";

/** Who asks, and about what. */
export interface World {
  people: { id: number; ask: Ask; email: string; applicationId: number }[];
  openIds: number[];
  /** Open vacancies that none of the people applied for, one a turn. */
  freshIds: number[];
  /** Applications on process that were not moved on yet, one a turn. */
  movableIds: number[];
  staff: Ask;
  busyVacancyId: number;
  busyIds: number[];
}

/** Applicants who ask, spread over all of them; others each time, since what they did stays. */
const ASKING = 20;

async function getPeople(db: Db, portal: Portal): Promise<World["people"]> {
  const { last } = await db
    .selectFrom("applicants")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  const step = Math.floor((last - firstId) / (ASKING + 1));
  const first = firstId + 1 + Math.floor(Math.random() * step);
  return Promise.all(
    Array.from({ length: ASKING }, async (_, place) => {
      const id = first + step * place;
      const found = await db
        .selectFrom("applicants")
        .innerJoin("applications", "applicant_id", "applicants.id")
        .select(["email", "applications.id as applicationId"])
        .where("applicants.id", "=", id)
        .orderBy("applications.id")
        .executeTakeFirstOrThrow();
      return { id, ask: await portal.asApplicant(id), ...found };
    }),
  );
}

const getIds = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

async function getVacancies(db: Db, people: readonly { id: number }[], turns: number) {
  const open = db
    .selectFrom("open_vacancies")
    .select("id")
    .where("closes_at", ">", sql<Date>`now() + interval '1 day'`);
  const applied = db.selectFrom("applications").select("vacancy_id").where("applicant_id", "in", getIds(people));
  return {
    openIds: getIds(await open.orderBy(sql`md5(id::text)`).limit(turns).execute()),
    freshIds: getIds(await open.where("id", "not in", applied).orderBy("id", "desc").limit(turns).execute()),
  };
}

/** Parameters of the calls in a filled database; the busy vacancy's applications are the first ones. */
export async function getWorld(portal: Portal, turns: number): Promise<World> {
  const { db } = portal.platform.database;
  const people = await getPeople(db, portal);
  const { id: staffId } = await db
    .selectFrom("staff")
    .select("id")
    .where("email", "=", "bench@contoh.id")
    .executeTakeFirstOrThrow();
  const applications = db.selectFrom("applications").select("id");
  const first = applications.where("id", ">", firstId).orderBy("id");
  const { vacancy_id: busyVacancyId } = await first.select("vacancy_id").executeTakeFirstOrThrow();
  const movable = applications
    .where("status", "=", "on-process")
    .where("phase_id", "=", 2)
    .where("vacancy_id", "<>", busyVacancyId);
  return {
    people,
    ...(await getVacancies(db, people, turns)),
    movableIds: getIds(await movable.orderBy("id", "desc").limit(turns).execute()),
    staff: await portal.asStaff(staffId),
    busyVacancyId,
    busyIds: getIds(await first.limit(turns).execute()),
  };
}
