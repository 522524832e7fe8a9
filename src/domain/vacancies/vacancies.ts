export { activityLifeMs, careerActivityCookie, mediaCodeOf, withActivity } from "./activity/career-activity.ts";
export { isLetterMedia, letterMedia } from "./activity/letter-media.ts";
export { categoryName } from "./category-name.ts";
export { type Criterion, type CriterionTexts, criterionLimits } from "./criteria/criterion.ts";
export {
  type AfterRow,
  closingWithin,
  countedRows,
  type DeskSort,
  type DeskVacancyFilter,
  deskSorts,
} from "./desk-list/vacancy-list.ts";
export { changedFields } from "./draft/read-fields.ts";
export { vacancyLimits } from "./draft/vacancy-fields.ts";
export { type Choices, type Side, sides } from "./imported/choice.ts";
export { type ImportedField, importedFields, toldFields } from "./imported/imported-values.ts";
export type { MatchProfile } from "./match/match-profile.ts";
export type { Match } from "./match/score.ts";
export { points as matchPoints } from "./match/score.ts";
export { distanceText } from "./nearest/distance-text.ts";
export { type Distances, nearestPlaces } from "./nearest/distances.ts";
export { nearestPage } from "./nearest/nearest-page.ts";
export { areaText } from "./places/area-text.ts";
export { revealReason } from "./plan/plan.ts";
export type { AppliedVacancies, MatchProfileOf, PhaseDaysOf, ReplyDaysOf, ResumeState, VacancyPorts } from "./ports.ts";
export {
  type Answered,
  type AnswerFault,
  type AskedQuestion,
  answerFaults,
  type CheckedAnswers,
  checkAnswers,
  countMissed,
  type GivenAnswer,
  meetsMust,
} from "./questions/answer.ts";
export {
  type AnswerValue,
  hasOptions,
  type Must,
  type Question,
  type QuestionContent,
  type QuestionKind,
  questionKinds,
  questionLimits,
  textIn,
} from "./questions/question.ts";
export { codeIn } from "./search/code-in.ts";
export { countAll, countOptions, type OpenTable, type Rows, rowsOf } from "./search/open-table.ts";
export { type SearchWords, searchWords } from "./search/search-words.ts";
export { actsFrom, type VacancyAct, type VacancyStage, vacancyActs, vacancyStages } from "./states/transitions.ts";
export {
  type ChangeRefusal,
  type CheckKind,
  checkKinds,
  shortestReason,
  type VacancyChange,
} from "./states/vacancy-change.ts";
export { type Lead, leads, type VacancyState, vacancyStates } from "./states/vacancy-state.ts";
export { begins, type Suggestable, suggestable, suggested } from "./suggest/suggest.ts";
export { mostManagers } from "./team/team.ts";
export {
  addDays,
  type Category,
  categories,
  closingMoment,
  countedHits,
  dayBegins,
  type EmploymentType,
  employmentTypes,
  type Filters,
  type ListSort,
  lastPage,
  listSorts,
  noFilters,
  pageSize,
  platformIds,
  type SalaryStep,
  salarySteps,
} from "./vacancy.ts";
export { companyPath, mediaLinkPath, vacancyPath } from "./vacancy-path.ts";
export { wholeText } from "./whole-text.ts";
export { isRemote, townOf } from "./workplace.ts";
