import { m } from "#messages";
import type { Language } from "../../i18n/language.ts";

const currencies: Readonly<Record<string, string>> = { $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY" };

/** Words that only one of the languages has, and endings and beginnings of its verbs. */
const usualWords: Readonly<Record<Language, RegExp>> = {
  id: /\b(?:dan|di|dengan|untuk|yang|pada|dari|ke|dalam|menjadi|sebesar|hingga|serta|oleh|selama|meng\p{Ll}+|\p{Ll}{3,}kan)\b/giu,
  en: /\b(?:the|and|of|with|for|to|in|by|from|an?|on|over|than|\p{Ll}{3,}(?:ed|ing))\b/giu,
};

/** The language of a text by its words; the form's where they do not say. */
function findLanguage(text: string, form: Language): Language {
  const counts = { id: text.match(usualWords.id)?.length ?? 0, en: text.match(usualWords.en)?.length ?? 0 };
  if (counts.id === counts.en) return form;
  return counts.id > counts.en ? "id" : "en";
}

/**
 * A text whose numbers keep their meaning where a field takes neither points nor signs: "0,3%" is no 03.
 * @param form language of the words that stand for signs, where the text's own words do not tell it
 */
export function withNumbersInWords(text: string, form: Language): string {
  const say = { locale: findLanguage(text, form) };
  return text
    .replaceAll(/(?<![\d.,])\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?![\d.,]?\d)/g, (number) =>
      number.replaceAll(/[.,]/g, ""),
    )
    .replaceAll(/(?<=\d)[.,](?=\d)/g, ` ${m.resumes_cv_number_point({}, say)} `)
    .replaceAll(/([$€£¥])\s?(?=\d)/g, (_, sign: string) => `${currencies[sign]} `)
    .replaceAll(/(?<=\d)\s?%/g, ` ${m.resumes_cv_number_percent({}, say)}`)
    .replaceAll(/>\s?(?=[\d$])/g, `${m.resumes_cv_number_more({}, say)} `)
    .replaceAll(/<\s?(?=[\d$])/g, `${m.resumes_cv_number_less({}, say)} `);
}
