import { wireMoment } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { recruitmentPhases } from "../../master-data/master-data.server.ts";
import { newsText } from "../progress/progress-words.ts";
import { summaryPath } from "../summary/summary-address.ts";
import { countNotifications, findNotifications } from "./notification.store.server.ts";
import type { NotificationsAnswer } from "./notifications.schema.ts";

interface Asked {
  applicantId: number;
  language: Language;
  pageNo: number;
  pageSize: number;
}

/** A page of what was told an applicant, in the asked language. */
export async function readNotifications(db: Db, asked: Asked): Promise<NotificationsAnswer> {
  const { applicantId, language, pageNo, pageSize } = asked;
  const { all, unread } = await countNotifications(db, applicantId);
  const rows = await findNotifications(db, applicantId, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  const phases = rows.length === 0 ? [] : await recruitmentPhases(db, language);
  const names = new Map(phases.map(({ id, name }) => [id, name]));
  const data = rows.map((row) => {
    const position = language === "id" ? row.position_id : row.position_en;
    const phase = row.phase_id === null ? "" : (names.get(row.phase_id) ?? "");
    return {
      id: row.id,
      kind: row.kind,
      text: newsText(row.kind, { position, company: row.company_name, phase }, language),
      url: summaryPath(row.application_id),
      at: wireMoment(row.at),
      isRead: row.read_at !== null,
    };
  });
  return { data, totalRows: all, unread };
}
