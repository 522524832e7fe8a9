import { limitRules } from "../../platform/limits/limit-rules.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Seen, see } from "../audit/see.server.ts";
import { recordTrail } from "../audit/trail.queries.server.ts";
import type { Look, TrailAction, TrailThingKind } from "../audit/trail.ts";
import { privacyOfficers } from "../companies/roles/members-who-may.server.ts";
import { tellStaff } from "../notifications/tell-staff.server.ts";
import type { Asking } from "./candidate.ts";
import { type CandidateRow, findCandidatesById } from "./list/find-candidates.queries.server.ts";
import { noteOpened } from "./page/candidate.store.server.ts";
import { getWholeView } from "./showing.server.ts";

type Parts = Pick<Platform, "database" | "clock" | "limits">;
type Tx = Parameters<Parameters<Platform["database"]["transact"]>[0]>[0];

/** Someone saw as many people within the hour as one may; `retryAfter` in seconds. */
export interface Limited {
  status: "limited";
  retryAfter: number;
}

/** True where someone has to wait before they see anybody again. */
export function isLimited(result: object | null): result is Limited {
  return result !== null && "status" in result && result.status === "limited";
}

/** The seen parts of a person. */
export interface Sighted {
  what: Look;
  action: TrailAction;
  /** True for opening a page: each counts. What else is read of someone whose page is open is not another. */
  isPage?: boolean;
  /** One entry a day and member is enough, as for a part of what was opened before. */
  isOnceADay?: boolean;
}

/** People who are there, of rows of the table. */
const getPeople = (rows: readonly Pick<CandidateRow, "applicant_id" | "company_id" | "is_gone">[]) =>
  rows.flatMap(({ applicant_id: applicantId, company_id: companyId, is_gone }) =>
    applicantId === null || is_gone ? [] : [{ applicantId, companyId }],
  );

/**
 * Writes once a member and hour that someone reached the limit: into the audit log, and as a notice to each privacy
 * officer.
 */
async function tellLimited({ database, clock }: Parts, { by, needed }: Asking): Promise<void> {
  const entry = { ...by, action: "candidate.pages-limited", needed } as const;
  await database.transact(async (tx) => {
    await recordTrail(tx, entry, clock());
    const member = by.actor.kind === "staff" ? by.actor.id : null;
    const notice = { to: await privacyOfficers(tx), by: member, companyId: null };
    await tellStaff(tx, { ...notice, about: { kind: "pages-limited" } }, clock());
  });
}

/**
 * Counts a person towards the number that a member may see in an hour (recruiting §7).
 * @returns how long to wait where it is too many; null where it is not
 */
async function countPerson(parts: Parts, asking: Asking, id: number, isPage: boolean): Promise<Limited | null> {
  const { limits } = parts;
  const { kind, id: actorId } = asking.by.actor;
  const member = `${kind}-${actorId}`;
  const mark = () => limits.take(limitRules.candidatesSeen, [member, String(id)]);
  const peeked = await limits.peek(limitRules.candidatePages, [member]);
  const isNew = peeked.status === "free" && ((await mark()).status === "free" || isPage);
  const verdict = isNew ? await limits.take(limitRules.candidatePages, [member]) : peeked;
  if (verdict.status === "free") return null;
  const notice = await limits.take(limitRules.candidatePagesTold, [member]);
  if (notice.status === "free") await tellLimited(parts, asking);
  return { status: "limited", retryAfter: verdict.retryAfter };
}

/**
 * Lets someone see one person: counts it and writes it into the audit log and the profile views before any data is
 * returned.
 */
export async function seePerson(
  parts: Parts,
  asking: Asking,
  row: CandidateRow,
  { what, action, isPage = false, isOnceADay = false }: Sighted,
): Promise<Seen | Limited> {
  const limited = await countPerson(parts, asking, row.applicant_id ?? row.id, isPage);
  if (limited !== null) return limited;
  const now = parts.clock();
  const thing = { kind: "application", id: row.id } as const;
  const { by, needed } = asking;
  return parts.database.transact(async (tx) => {
    const people = getPeople([row]);
    const seen = await see(tx, { ...by, action, needed, thing, people, what, isOnceADay }, now);
    if (what === "page" && !isOnceADay) await noteOpened(tx, row.id, now);
    return seen;
  });
}

/** Many people of rows that are shown, in the transaction of what shows them. */
export function seeRows(
  tx: Tx,
  { by, needed }: Pick<Asking, "by" | "needed">,
  rows: readonly CandidateRow[],
  sighted: {
    what: Look;
    action: TrailAction;
    thing?: { kind: TrailThingKind; id: number };
    reason?: string;
    isOnceADay: boolean;
  },
  now: Date,
): Promise<Seen> {
  return see(tx, { ...by, needed, ...sighted, people: getPeople(rows) }, now);
}

/** The same of applications by their ids. @returns those whose person is not gone */
export async function seeMany(
  tx: Tx,
  asking: Pick<Asking, "by" | "needed" | "reach">,
  ids: readonly number[],
  sighted: Parameters<typeof seeRows>[3],
  now: Date,
): Promise<{ seen: Seen; there: number[] }> {
  const rows = await findCandidatesById(tx, ids, getWholeView(asking.reach));
  const seen = await seeRows(tx, asking, rows, sighted, now);
  return { seen, there: rows.filter((row) => getPeople([row]).length > 0).map(({ id }) => id) };
}
