import { textOfHtml } from "../../../platform/formats/rich-text.ts";
import { foldText } from "../../reference-data/fold-text.ts";
import type { VacancyFields } from "../draft/vacancy-fields.ts";
import type { PutVacancy } from "./put-vacancies.queries.server.ts";

/** What a vacancy is found by; long texts as HTML. */
interface Findable {
  titleId: string;
  titleEn: string;
  company: string;
  places: readonly string[];
  description_id: string;
  description_en: string;
  requirement_id: string;
  requirement_en: string;
}

/** The words that a vacancy is found by, folded. */
export function wordsOf(vacancy: Findable): PutVacancy["words"] {
  const words = (texts: readonly string[]) => foldText(texts.join(" "));
  const { titleId, titleEn, company, places } = vacancy;
  return {
    title: words([titleId, titleEn === titleId ? "" : titleEn]),
    company: words([company]),
    places: words(places),
    textId: words([vacancy.description_id, vacancy.requirement_id].map(textOfHtml)),
    textEn: words([vacancy.description_en, vacancy.requirement_en].map(textOfHtml)),
  };
}

/** The same of what was edited in the desk; English that nobody wrote is the Indonesian. */
export function wordsOfFields(fields: VacancyFields, company: string): PutVacancy["words"] {
  const { title, description, requirement, locations } = fields;
  return wordsOf({
    ...{ titleId: title.id, titleEn: title.en || title.id, company, places: locations },
    ...{ description_id: description.id, description_en: description.en || description.id },
    ...{ requirement_id: requirement.id, requirement_en: requirement.en || requirement.id },
  });
}
