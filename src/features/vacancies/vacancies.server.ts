import type { Tx } from "../../platform/database/database.ts";
import { getCompanies } from "../companies/organisation.server.ts";
import { lockVacancy } from "./vacancy.queries.server.ts";

/** A vacancy's data for an application. */
export type VacancyForApplying =
  | { status: "unknown" }
  | {
      status: "open" | "closed";
      id: number;
      companyId: number;
      titleId: string;
      titleEn: string;
      companyName: string;
      closesAt: Date;
    };

/**
 * Reads a vacancy inside the transaction that applies to it: by the database's clock at this moment (promise 15), its
 * row locked against a change until the transaction ends.
 */
export async function vacancyForApplying(tx: Tx, id: number): Promise<VacancyForApplying> {
  const row = await lockVacancy(tx, id);
  if (row === undefined) return { status: "unknown" };
  const companyName = (await getCompanies(tx, [row.company_id])).get(row.company_id)?.name ?? "";
  return {
    status: row.is_open ? "open" : "closed",
    id,
    companyId: row.company_id,
    titleId: row.title_id,
    titleEn: row.title_en,
    companyName,
    closesAt: row.closes_at,
  };
}
