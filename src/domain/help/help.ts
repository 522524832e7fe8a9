export { helpIcons } from "./help-icons.ts";
export { categoryPath, helpPath, questionAnchor, questionPath, searchPath } from "./help-paths.ts";
export { type Hit, rankQuestions } from "./search/rank-questions.ts";
export { type SearchWord, searchWords } from "./search/search-words.ts";
