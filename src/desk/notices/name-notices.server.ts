import type { Notice } from "../../domain/notices/notice.ts";
import { companiesOf } from "../../domain/organisation/organisation.server.ts";
import { staffByIds } from "../../domain/people/staff.queries.server.ts";
import { vacancyTitles } from "../../domain/vacancies/draft/names.queries.server.ts";
import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import type { NoticeAnswer } from "./notices.calls.ts";

const told = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];

/** Notices with what their staff, companies and vacancies are called now; no applicant is named. */
export async function nameNotices(db: Db, notices: readonly Notice[], language: Language): Promise<NoticeAnswer[]> {
  const staff = await staffByIds(db, told(notices.map(({ by }) => by)));
  const companies = await companiesOf(db, told(notices.map(({ companyId }) => companyId)));
  const titles = await vacancyTitles(db, told(notices.map(({ vacancyId }) => vacancyId)), language);
  return notices.map(({ id, kind, by, companyId, vacancyId, applicationId, thingId, at, readAt }) => {
    const member = by === null ? undefined : staff.get(by);
    return {
      ...{ id, kind, applicationId, thingId, at: at.toISOString(), isRead: readAt !== null },
      by: member === undefined ? null : member.name || member.email,
      company: companyId === null ? null : (companies.get(companyId)?.name ?? null),
      vacancy: vacancyId === null ? null : { id: vacancyId, title: titles.get(vacancyId) ?? "" },
    };
  });
}
