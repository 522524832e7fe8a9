import { sql } from "kysely";
import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import type { ApplicationStatus } from "./application.ts";
import "./application.tables.ts";

/** What the history shows; an empty list, text or null means all. */
export interface HistoryQuery {
  position: string;
  phaseIds: readonly number[];
  statuses: readonly ApplicationStatus[];
  platformId: number | null;
  /** Limit and start of the page. */
  limit: number;
  offset: number;
}

const positions = { id: "position_id", en: "position_en" } as const satisfies Record<Language, string>;

function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

function filtered(db: Db, applicantId: number, { position, phaseIds, statuses, platformId }: HistoryQuery) {
  return db
    .selectFrom("applications")
    .where("applicant_id", "=", applicantId)
    .$if(position !== "", (query) =>
      query.where("position_words", "like", sql<string>`lower(${likePattern(position)})`),
    )
    .$if(phaseIds.length > 0, (query) => query.where("phase_id", "in", phaseIds))
    .$if(statuses.length > 0, (query) => query.where("status", "in", statuses))
    .$if(platformId !== null, (query) => query.where("platform_id", "=", platformId));
}

/** A page of an applicant's history, the newest first, read off the index `applications_history`. */
export function historyPage(db: Db, applicantId: number, query: HistoryQuery, language: Language) {
  return filtered(db, applicantId, query)
    .select([
      "id",
      "vacancy_id",
      `${positions[language]} as position`,
      "company_name",
      "platform_id",
      "status",
      "phase_id",
      "end_reason",
      "created_at",
    ])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(query.limit)
    .offset(query.offset);
}

/** A page of an applicant's history, and how many there are in all; a page past the end is not looked for. */
export async function findHistory(db: Db, applicantId: number, query: HistoryQuery, language: Language) {
  const { count } = await filtered(db, applicantId, query)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const rows = query.offset < count ? await historyPage(db, applicantId, query, language).execute() : [];
  return { rows, totalRows: count };
}
