export { dissatisfiedUpTo, longestComment, type Rating, ratings, surveyPath } from "./survey.ts";
