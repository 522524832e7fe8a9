import { m } from "#messages";

const words: Record<string, () => string> = {
  "phase-began": m.desk_applicants_news_phase_began,
  "phase-passed": m.desk_applicants_news_phase_passed,
  invited: m.desk_applicants_news_invited,
  "star-asked": m.desk_applicants_news_star_asked,
  "form-asked": m.desk_applicants_news_form_asked,
  reopened: m.desk_applicants_news_reopened,
  hired: m.desk_applicants_news_hired,
  "not-continued": m.desk_applicants_news_not_continued,
  "vacancy-closed": m.desk_applicants_news_vacancy_closed,
};

/** What an applicant was told, in words. */
export function newsWords(news: string | null): string {
  return words[news ?? ""]?.() ?? m.desk_applicants_news_progressed();
}
