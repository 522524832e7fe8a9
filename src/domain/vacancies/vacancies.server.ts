import type { Tx } from "../../platform/database/database.ts";
import { companiesOf } from "../organisation/organisation.server.ts";
import { lockVacancy } from "./vacancy.store.server.ts";

export {
  type ActivityLink,
  channelOf,
  codeByState as demonstrationLinks,
  linkByCode,
} from "./activity/activity-link.store.server.ts";
export { addLink, changeLink, type LinkChanged } from "./activity/change-links.server.ts";
export { countClick, linksOfVacancy } from "./activity/desk-links.store.server.ts";
export { putLinks, type StoredLink } from "./activity/put-links.store.server.ts";
export { openChecks } from "./checks/open-checks.server.ts";
export { workOnVacancies } from "./closing/close-vacancies.server.ts";
export { tidySearch } from "./closing/tidy-search.server.ts";
export { type CriteriaChanged, changeCriteria } from "./criteria/change-criteria.server.ts";
export { criteriaOf, keepCriteria, putCriteria } from "./criteria/criteria.store.server.ts";
export {
  countByState,
  countDeskVacancies,
  type DeskListRow,
  deskVacancies,
  ownersWithin,
} from "./desk-list/desk-list.store.server.ts";
export {
  companyOfVacancy,
  type DeskVacancy,
  findDeskVacancies,
  findDeskVacancy,
} from "./draft/desk-vacancy.store.server.ts";
export {
  createVacancy,
  duplicateVacancy,
  type Edited,
  type Editing,
  type Edits,
  editVacancy,
  isCodeFixed,
} from "./draft/edit-vacancy.server.ts";
export { vacancyTitles } from "./draft/names.store.server.ts";
export {
  type FeedRow,
  newestVacancies,
  openPages,
  sitemapRows,
  vacanciesAfter,
  vacanciesTold,
} from "./feeds/feed-vacancies.store.server.ts";
export { type Chosen, chooseImported } from "./imported/choose.server.ts";
export { countWaiting, madeInDesk, waitingVacancies } from "./imported/imported.store.server.ts";
export { waitingValues } from "./imported/standing.server.ts";
export { type FoundMatch, findMatches, matchesAmong, reasonText, scoreOf } from "./match/find-matches.server.ts";
export { longestPutMs, matchMany, type NewVacancies, readNewVacancies } from "./match/match-many.server.ts";
export { distancesOf, seatedAreas } from "./nearest/seated-areas.server.ts";
export { vacanciesPersonalData } from "./personal-data.server.ts";
export { changePlan, type PlanChanged, type Uncovers } from "./plan/change-plan.server.ts";
export { isLedByDesk } from "./plan/plan.store.server.ts";
export { previewOf } from "./preview/preview.server.ts";
export { openPreview, sealPreview } from "./preview/preview-token.server.ts";
export {
  ensureFunctions,
  functionKey,
  knownFunctions,
  seedFunctions,
  unknownFunctions,
} from "./put/ensure-functions.server.ts";
export type { Putting } from "./put/merged-vacancy.server.ts";
export { putVacancies, wouldRaise } from "./put/put-vacancies.server.ts";
export {
  changeWords,
  knownVacancies,
  lockImports,
  openVacanciesOf,
  type PutVacancy,
} from "./put/put-vacancies.store.server.ts";
export { readAllPlaces } from "./put/read-places.server.ts";
export { wordsOf } from "./put/words-of.server.ts";
export { answerText, mustText } from "./questions/answer-text.server.ts";
export { changeQuestions, type QuestionsChanged } from "./questions/change-questions.server.ts";
export { askQuestions } from "./questions/copy-questions.server.ts";
export {
  questionsById,
  questionsOf,
  questionsOfVacancies,
  vacanciesOfQuestions,
} from "./questions/question.store.server.ts";
export {
  blindVacancies,
  placeOfVacancy,
  planOf,
  type Showing,
  showingOf,
  titlesOfAny,
  type VacancyHead,
  vacancyHead,
} from "./read/showing.store.server.ts";
export { codeOf, vacancyCodes, vacancyIdsByCode } from "./read/vacancies-by-code.store.server.ts";
export { reconcileSearch } from "./reconcile/reconcile-search.server.ts";
export { searchGaps } from "./reconcile/search-gaps.store.server.ts";
export { leadByDesk } from "./sample/lead-by-desk.store.server.ts";
export { seedConflicts } from "./sample/seed-conflicts.server.ts";
export { seedStates } from "./sample/seed-states.server.ts";
export { countSaved, deleteSaved, insertSaved, savedIds, savedVacancies } from "./save/saved-vacancy.store.server.ts";
export type { Span } from "./search/arrived-hits.store.server.ts";
export { didYouMean } from "./search/did-you-mean.server.ts";
export { findPage } from "./search/find-page.server.ts";
export { type ListSearch, newestHits } from "./search/newest-hits.server.ts";
export { openByCompany } from "./search/open-counts.store.server.ts";
export { readOpenTable } from "./search/open-table.store.server.ts";
export { openByCode, type PageOfList } from "./search/open-vacancies.store.server.ts";
export { searchArrivals } from "./search/search-arrivals.server.ts";
export { textHits } from "./search/text-hits.server.ts";
export { popularTitles, wordsBeginning } from "./search/words.store.server.ts";
export { changeVacancy } from "./states/change-vacancy.server.ts";
export { versionsOf } from "./states/publish.store.server.ts";
export { codesBeginning, openTitles } from "./suggest/suggested.store.server.ts";
export { changeTeam, type TeamChanged } from "./team/change-team.server.ts";
export {
  companiesOfVacancies,
  disownOutside,
  haveRoomFor,
  managedBy,
  managedVacancyIds,
  replaceManaged,
} from "./team/manager.store.server.ts";
export { managersForAny, managersOf, ownersFor } from "./team/team.store.server.ts";
export {
  cardsById,
  existingVacancies,
  relatedIds,
  type Vacancy,
  type VacancyCard,
  vacancyById,
  vacancyExists,
  vacancyFunctions,
} from "./vacancy.store.server.ts";
export { employmentName, salaryFromText } from "./vacancy-words.server.ts";

/** What an application needs to know of its vacancy. */
export type VacancyForApplying =
  | { status: "unknown" }
  | {
      status: "open" | "closed";
      id: number;
      companyId: number;
      titleId: string;
      titleEn: string;
      companyName: string;
      closesAt: Date;
    };

/**
 * Reads a vacancy inside the transaction that applies to it: by the database's clock at this moment (promise 15), its
 * row locked against a change until the transaction ends.
 */
export async function vacancyForApplying(tx: Tx, id: number): Promise<VacancyForApplying> {
  const row = await lockVacancy(tx, id);
  if (row === undefined) return { status: "unknown" };
  const companyName = (await companiesOf(tx, [row.company_id])).get(row.company_id)?.name ?? "";
  return {
    status: row.is_open ? "open" : "closed",
    id,
    companyId: row.company_id,
    titleId: row.title_id,
    titleEn: row.title_en,
    companyName,
    closesAt: row.closes_at,
  };
}
export { readForms } from "./texts/text-forms.server.ts";
