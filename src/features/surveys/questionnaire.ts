import type { ExistingAnswer, GivenRating } from "./survey.schema.ts";

/** What a survey asks. */
export type Questionnaire = Pick<ExistingAnswer, "experienceRatings" | "dissatisfactionOptions">;

/** Dotted paths of what was chosen and is not asked at that rating. */
export function wrongChoices(asked: Questionnaire, given: GivenRating): string[] {
  const categories = asked.experienceRatings.find(({ rating }) => rating === given.rating)?.categories ?? [];
  const inCategories = given.categories.flatMap(({ airsysCategoryID, questions }, at) => {
    const category = categories.find((one) => one.airsysCategoryID === airsysCategoryID);
    if (category === undefined) return [`categories.${at}.airsysCategoryID`];
    const known = new Set(category.questions.map(({ id }) => id));
    return questions.flatMap((id, place) => (known.has(id) ? [] : [`categories.${at}.questions.${place}`]));
  });
  const options = new Set(asked.dissatisfactionOptions.map(({ id }) => id));
  const wrong = given.dissatisfaction.flatMap((id, at) => (options.has(id) ? [] : [`dissatisfaction.${at}`]));
  return [...inCategories, ...wrong];
}

/** Ids of everything that was chosen, each once. */
export function chosenIds({ categories, dissatisfaction }: GivenRating): number[] {
  return [...new Set([...categories.flatMap(({ questions }) => questions), ...dissatisfaction])];
}
