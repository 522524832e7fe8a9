import type { FAQPage, WithContext } from "schema-dts";
import type { CategoryData } from "./load-category.ts";

/** A category's questions as search engines read them: schema.org's FAQPage. */
export function faqPage(questions: CategoryData["questions"]): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
