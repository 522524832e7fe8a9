import { m } from "#messages";
import type { Language } from "../../i18n/language.ts";

const currencies: Readonly<Record<string, string>> = { $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY" };

/**
 * A text whose numbers keep their meaning where a field takes neither points nor signs: "0,3%" is no 03.
 * @param language of the words that stand for signs
 */
export function withNumbersInWords(text: string, language: Language): string {
  const say = { locale: language };
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
