import { companiesOf } from "../../../domain/organisation/organisation.server.ts";
import type { ReadLately } from "../../../domain/suggestions/new-vacancies.server.ts";
import { ownSuggestions } from "../../../domain/suggestions/own-suggestions.server.ts";
import { cardsById } from "../../../domain/vacancies/vacancy.queries.server.ts";
import { wireMoment } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lastSecond } from "../../finding/vacancy-items.server.ts";
import type { OwnSuggestions } from "../vacancy-letters.calls.ts";

/** What an applicant sees of suggestions, in the wire's names. */
export async function suggestionsData(
  { database: { db }, clock }: Pick<Platform, "database" | "clock">,
  readLately: ReadLately,
  who: { applicantId: number; language: Language },
): Promise<OwnSuggestions> {
  const { status, last, nextOn, preview } = await ownSuggestions(db, readLately, who, clock());
  const cards = await cardsById(
    { db, language: who.language },
    preview.map(({ vacancyId }) => vacancyId),
  );
  const companies = await companiesOf(
    db,
    cards.map(({ company_id }) => company_id),
  );
  const reasons = new Map(preview.map(({ vacancyId, reason }) => [vacancyId, reason]));
  return {
    ...{ status, nextOn, last: last && { at: wireMoment(last.at), count: last.count } },
    preview: cards.map(({ id, title, company_id, closes_at }) => ({
      ...{ vacancyId: id, title, companyName: companies.get(company_id)?.name ?? "" },
      endDate: lastSecond(closes_at),
      reason: reasons.get(id) ?? null,
    })),
  };
}
