/** Names of the form's fields. */
export const fieldNames = {
  id: "id",
  rating: "rating",
  /** The category's and the question's id, with ":" between them. */
  question: "question",
  dissatisfaction: "dissatisfaction",
  comment: "comment",
} as const;

function numbersOf(form: FormData, name: string): number[] {
  return form
    .getAll(name)
    .flatMap((value) => (typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : []));
}

function categoriesOf(form: FormData) {
  const chosen = new Map<number, number[]>();
  for (const value of form.getAll(fieldNames.question)) {
    const [, category, question] = /^(\d{1,15}):(\d{1,15})$/.exec(String(value)) ?? [];
    if (category === undefined || question === undefined) continue;
    chosen.set(Number(category), [...(chosen.get(Number(category)) ?? []), Number(question)]);
  }
  return [...chosen].map(([airsysCategoryID, questions]) => ({ airsysCategoryID, questions }));
}

/** The answer as it was sent; a rating that was not chosen is left for the call to name. */
export function readSurveyForm(form: FormData) {
  const [rating] = numbersOf(form, fieldNames.rating);
  return {
    transactionId: String(form.get(fieldNames.id) ?? ""),
    rating,
    categories: categoriesOf(form),
    dissatisfaction: numbersOf(form, fieldNames.dissatisfaction),
    comment: String(form.get(fieldNames.comment) ?? ""),
  };
}
