import type { JoinRow } from "../../domain/invitations/join/join-row.ts";
import { isEmail } from "../../domain/people/email.ts";
import { cleanField, oneLine, type RawFields } from "../rows/file-rows.ts";
import { readDate } from "../rows/read-date.ts";

/** Columns of a file of invitations to join. */
export const joinColumns = ["email", "name", "vacancy_code", "source", "language", "valid_until"] as const;

export type ReadJoinRow = { status: "good"; row: JoinRow } | { status: "bad"; reasons: string[] };

const longest = 100;

/** Reads one row; every reason why it is bad, in words for the operator. */
export function readJoinRow(raw: RawFields): ReadJoinRow {
  const field = (column: (typeof joinColumns)[number]) => oneLine(cleanField(raw[column] ?? ""));
  const [email, name, vacancyCode, source] = [field("email"), field("name"), field("vacancy_code"), field("source")];
  const [language, until] = [field("language").toLowerCase(), field("valid_until")];
  const validUntil = until === "" ? null : (readDate(until)?.day ?? null);
  const reasons: string[] = [];
  if (!isEmail(email) || email.length > longest) reasons.push(`email "${email.slice(0, 40)}" is not an address`);
  if (name.length > longest) reasons.push(`name is longer than ${longest} characters`);
  if (vacancyCode === "") reasons.push("vacancy_code is missing");
  if (!/^[\w-]{1,100}$/.test(source)) reasons.push("source is not letters, digits and hyphens");
  if (language !== "" && language !== "id" && language !== "en") reasons.push(`language "${language}" is not id or en`);
  if (until !== "" && validUntil === null) reasons.push(`valid_until "${until.slice(0, 40)}" is not a date`);
  if (reasons.length > 0) return { status: "bad", reasons };
  return {
    status: "good",
    row: { email, name, vacancyCode, source, language: language === "en" ? "en" : "id", validUntil },
  };
}
