import type { Insertable } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import type { ActivityLinksTable } from "../vacancies.tables.ts";

/** A link before its vacancy is known. */
export type StoredLink = Omit<Insertable<ActivityLinksTable>, "vacancy_id">;

function isSame(old: Record<string, unknown>, link: Record<string, unknown>): boolean {
  return Object.entries(link).every(([name, value]) => {
    const before = old[name];
    return before instanceof Date && value instanceof Date ? before.getTime() === value.getTime() : before === value;
  });
}

/** Adds the links whose code is new, changes the others. */
export async function putLinks(tx: Tx, links: readonly Insertable<ActivityLinksTable>[]) {
  const report = { added: 0, updated: 0, unchanged: 0 };
  for (const link of links) {
    const row = await tx.selectFrom("activity_links").selectAll().where("code", "=", link.code).executeTakeFirst();
    if (row === undefined) {
      await tx.insertInto("activity_links").values(link).execute();
      report.added += 1;
    } else if (isSame(row, { ...link })) {
      report.unchanged += 1;
    } else {
      await tx.updateTable("activity_links").set(link).where("code", "=", link.code).execute();
      report.updated += 1;
    }
  }
  return report;
}
