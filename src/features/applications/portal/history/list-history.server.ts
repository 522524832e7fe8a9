import { wireMoment } from "../../../../i18n/calendar.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { getTexts, recruitmentPhases } from "../../../reference-data/master-data.server.ts";
import type { ApplicationStatus, BothLanguages, EndReason } from "../../application.ts";
import { findHistory } from "../../history.queries.server.ts";
import { statusWords } from "../../status-words.ts";
import type { HistoryAnswer, HistoryFilters, HistoryItem } from "../application.schema.ts";
import { statusOfWire, wireStatus } from "../wire-status.ts";

/** A status in words (§4). */
export function statusName(status: ApplicationStatus, language: Language): string {
  return statusWords[status]({}, { locale: language });
}

/**
 * Why an application ended, in the wire's form: a code for what the applicant did, words for what the hiring side did.
 */
export function findEndReason(
  { end_reason, end_words }: { end_reason: EndReason | null; end_words: BothLanguages | null },
  language: Language,
): string | null {
  return end_reason ?? (end_words?.[language] || null);
}

type Row = Awaited<ReturnType<typeof findHistory>>["rows"][number];

interface Names {
  platforms: Map<number, string>;
  phases: Map<number, string>;
}

function item(row: Row, { platforms, phases }: Names, language: Language): HistoryItem {
  return {
    applicationId: row.id,
    vacancyId: row.vacancy_id,
    position: row.position,
    companyName: row.company_name,
    platformId: row.platform_id,
    platformName: platforms.get(row.platform_id) ?? "",
    applicationDate: wireMoment(row.created_at),
    applicationStatusId: wireStatus(row.status),
    applicantionStatusName: statusName(row.status, language),
    atsPhase: row.phase_id === null ? "" : (phases.get(row.phase_id) ?? ""),
  };
}

async function phaseNames(db: Db, language: Language): Promise<Map<number, string>> {
  return new Map((await recruitmentPhases(db, language)).map(({ id, name }) => [id, name]));
}

/** Phases to look for: those asked by id, and of them the one with exactly this name in either language. */
async function phasesAsked(db: Db, { ApplicationPhase, AtsPhase }: HistoryFilters): Promise<number[] | "none"> {
  if (AtsPhase === "") return ApplicationPhase;
  const named = [...(await phaseNames(db, "id")), ...(await phaseNames(db, "en"))]
    .filter(([, name]) => name === AtsPhase)
    .map(([id]) => id);
  const phaseIds = ApplicationPhase.length === 0 ? named : named.filter((id) => ApplicationPhase.includes(id));
  return phaseIds.length === 0 ? "none" : [...new Set(phaseIds)];
}

async function namesFor(db: Db, rows: readonly Pick<Row, "platform_id">[], language: Language): Promise<Names> {
  const platformIds = [...new Set(rows.map(({ platform_id }) => platform_id))];
  return {
    platforms: await getTexts(db, "platform", platformIds, language),
    phases: await phaseNames(db, language),
  };
}

/** An application as the history lists it. */
export async function historyItem(
  db: Db,
  row: Omit<Row, "position"> & { position_id: string; position_en: string },
  language: Language,
): Promise<HistoryItem> {
  const position = language === "id" ? row.position_id : row.position_en;
  return item({ ...row, position }, await namesFor(db, [row], language), language);
}

/** A page of an applicant's applications, the newest first. */
export async function listHistory(
  db: Db,
  applicantId: number,
  filters: HistoryFilters,
  language: Language,
): Promise<Omit<HistoryAnswer, "sentForms">> {
  const phaseIds = await phasesAsked(db, filters);
  if (phaseIds === "none") return { data: [], totalRows: 0 };
  const { Position: position, ApplicationStatusId: statuses, Platform: platformId = null, PageNo, PageSize } = filters;
  const page = { limit: PageSize, offset: (PageNo - 1) * PageSize };
  const { rows, totalRows } = await findHistory(
    db,
    applicantId,
    { position, phaseIds, statuses: statuses.map(statusOfWire), platformId, ...page },
    language,
  );
  const names = await namesFor(db, rows, language);
  return { data: rows.map((row) => item(row, names, language)), totalRows };
}
