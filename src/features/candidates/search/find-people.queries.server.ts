import "../../applications/listed/listed.tables.ts";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { getPhoneKey } from "../../applications/listed/listing.server.ts";
import { emailKey } from "../../identity/email.ts";
import { foldText } from "../../reference-data/spelling.ts";
import { every, hiddenIn, reached, reducedIn, some } from "../list/conditions.store.server.ts";
import { type CandidateRow, selection } from "../list/find-candidates.queries.server.ts";
import type { View } from "../showing.server.ts";

/** A number is called by so many digits at least. */
const leastDigits = 8;
/** The country of numbers that are written without one. */
const homeCountry = "62";

/** A phone number as resumes have it, the country first; null for what is none. */
function toPhone(text: string): string | null {
  if (!/^[+\d\s().-]+$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, "");
  if (digits.length < leastDigits) return null;
  return digits.startsWith("0") ? homeCountry + digits.slice(1) : digits;
}

/** Words of a search that count. */
const mostWords = 6;

/** A word as PostgreSQL asks for one, from two letters on as the beginning of one. */
const getQuery = (word: string) => `'${word.replaceAll("'", "")}'${word.length > 1 ? ":*" : ""}`;

/** What a name contains that begins like a word. */
const beginning = (word: string) => `% ${word.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** Applications whose names have all words, found by the index of words first. */
function named(text: string): RawBuilder<unknown> | null {
  const words = foldText(text).split(" ").filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return null;
  const has = words.map((word) => sql<boolean>`' ' || named.name_key like ${beginning(word)}`);
  const found = words.map((word) => sql<boolean>`words @@ ${getQuery(word)}::tsquery`);
  return sql`select named.application_id from desk_words join desk_applications as named using (application_id)
    where ${every([...found, ...has])}`;
}

/** By whole phone number or address: a part of it finds nobody. */
function reachedBy(text: string): RawBuilder<unknown> | null {
  if (text.includes("@"))
    return sql`select application_id from desk_applications where applicant_id in
      (select id from applicants where email_key = ${emailKey(text)})`;
  const phone = toPhone(text);
  if (phone === null) return null;
  return sql`select application_id from desk_applications where phone_key = ${getPhoneKey(phone)}`;
}

/**
 * People within someone's view, the newest application first: by name, whole phone number or address, who is hidden by
 * code alone; nobody by what their row would not show its reader.
 */
export async function findPeople(db: Db, text: string, view: View, limit: number): Promise<CandidateRow[]> {
  const [hidden, reduced] = [hiddenIn(view), reducedIn(view)];
  const open = hidden && sql<boolean>`not ${hidden}`;
  const [byName, byContact] = [named(text), reachedBy(text)];
  const byCode = hidden && sql`select application_id from desk_applications where blind_code = ${text.toUpperCase()}`;
  const ways = [
    byName && every([open, sql<boolean>`listed.application_id in (${byName})`]),
    byContact &&
      every([open, reduced && sql<boolean>`not ${reduced}`, sql<boolean>`listed.application_id in (${byContact})`]),
    byCode && every([hidden, sql<boolean>`listed.application_id in (${byCode})`]),
  ].filter((way) => way !== null);
  if (ways.length === 0) return [];
  // Selects the applications by indexes before the conditions on their rows are checked.
  const queries = [byName, byContact, byCode].filter((query) => query !== null);
  const { rows } = await sql<CandidateRow>`select ${selection(view)} from desk_applications as listed
    where listed.application_id in (${sql.join(queries, sql` union all `)})
      and ${every([reached(view), sql<boolean>`not listed.is_gone`, some(ways)])}
    order by listed.applied_at desc, listed.application_id desc limit ${limit}`.execute(db);
  return rows;
}
