import type { StarForm } from "../../../domain/interviews/star.ts";
import type { StarFile } from "./star-file.server.ts";

/** A form with its ids: what it had before keeps its own by its slug, what is new gets the next. */
export function numberedForm({ questions }: StarFile, before: StarForm | null): StarForm {
  let lastId = before?.lastId ?? 0;
  const next = () => {
    lastId += 1;
    return lastId;
  };
  const numbered = questions.map(({ slug, question, details }) => {
    const known = before?.questions.find((one) => one.slug === slug);
    return {
      id: known?.id ?? next(),
      ...{ slug, question },
      details: details.map((detail) => ({
        id: known?.details.find((one) => one.slug === detail.slug)?.id ?? next(),
        ...detail,
      })),
    };
  });
  return { questions: numbered, lastId };
}
