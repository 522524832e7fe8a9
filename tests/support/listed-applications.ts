import { z } from "zod";
import type { Portal } from "./applicants.ts";
import { anApplication } from "./applications.ts";

type Change = Partial<{
  name: string;
  name_key: string;
  stars: number;
  score: number;
  tab: number;
  phase_id: number;
  salary: number;
  due_on: string | null;
  shared_at: Date;
  shares_cv: boolean;
}>;

/** Applications to one vacancy, and what changes how the desk lists them. */
export async function listedApplications(portal: Portal, count: number) {
  const { db } = portal.platform.database;
  const people = [await anApplication(portal)];
  const [first] = people;
  if (first === undefined) throw new Error("Nobody applied.");
  const { company_id, vacancy_id } = await db
    .selectFrom("desk_applications")
    .select(["company_id", "vacancy_id"])
    .where("application_id", "=", first.applicationId)
    .executeTakeFirstOrThrow();
  while (people.length < count) {
    const next = await anApplication(portal);
    const moved = { company_id, vacancy_id };
    await db.updateTable("desk_applications").set(moved).where("application_id", "=", next.applicationId).execute();
    await db.updateTable("applications").set({ vacancy_id }).where("id", "=", next.applicationId).execute();
    people.push(next);
  }
  const rows = () => db.selectFrom("desk_applications").selectAll().execute();
  const untouched = await rows();
  return {
    people,
    ids: people.map(({ applicationId }) => applicationId),
    companyId: company_id,
    vacancyId: vacancy_id,
    change: (id: number, set: Change) =>
      db.updateTable("desk_applications").set(set).where("application_id", "=", id).execute(),
    /** As they were; nobody looked, nothing is hidden. */
    async restore() {
      await db.deleteFrom("looks").execute();
      await db.deleteFrom("trail_entries").execute();
      await db.updateTable("vacancies").set({ blind: false }).execute();
      for (const { application_id, reasons: _, ...row } of untouched) {
        await db.updateTable("desk_applications").set(row).where("application_id", "=", application_id).execute();
      }
    },
  };
}

export type ListedApplications = Awaited<ReturnType<typeof listedApplications>>;

/** The rows of a list's answer. */
export const getRows = ({ body }: { body: Record<string, unknown> }): Record<string, unknown>[] =>
  z.array(z.record(z.string(), z.unknown())).catch([]).parse(body["data"]);
