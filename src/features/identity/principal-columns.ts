import { z } from "zod";
import { type Principal, type PrincipalKind, principalKinds } from "./principal.ts";

/** The column that names a principal of each kind, in every table of sessions, second steps and trail. */
const columns = { applicant: "applicant_id", staff: "staff_id" } as const satisfies Record<PrincipalKind, string>;

/** The table of the accounts of each kind. */
const tables = { applicant: "applicants", staff: "staff" } as const satisfies Record<PrincipalKind, string>;

/** Where a principal's account stands. */
export function getTable({ kind }: Principal) {
  return tables[kind];
}

/** Where a principal's rows are looked for. */
export function getColumn({ kind }: Principal) {
  return columns[kind];
}

/** Both columns of a row: one names its principal, the other is empty; `null` is nobody's. */
export function getColumns(principal: Principal | null): { applicant_id: number | null; staff_id: number | null } {
  const row = { applicant_id: null, staff_id: null };
  return principal === null ? row : { ...row, [getColumn(principal)]: principal.id };
}

interface Columns {
  applicantId: number | null;
  staffId: number | null;
}

/** Whose a row is. @throws Error for nobody's, which the tables refuse */
export function principalOfRow({ applicantId, staffId }: Columns): Principal {
  if (applicantId !== null) return { kind: "applicant", id: applicantId };
  if (staffId !== null) return { kind: "staff", id: staffId };
  throw new Error("A row names neither an applicant nor a member of staff.");
}

/** A principal as what we seal names it. */
export const principalSchema = z.object({ kind: z.enum(principalKinds), id: z.number() });
