export type { Asking } from "./asking.ts";
export { countFound } from "./list/count-found.server.ts";
export { isPlaceOf, type PickedCandidate, type Place } from "./list/find-candidates.store.server.ts";
export {
  type ListWish,
  listCandidates,
  listFacets,
  listTabs,
} from "./list/list-candidates.server.ts";
export { type Promised, promisedBy } from "./list/promised.store.server.ts";
export { workOnCandidates } from "./list/read-cv-words.server.ts";
export type { ToldCandidate, Who } from "./list/tell-candidate.server.ts";
export { seeCandidate, seenOf, whoIsOf, whoOf } from "./list/who-of.server.ts";
export { type Choice, pickCandidates } from "./many/pick.server.ts";
export { tellMany } from "./many/tell-many.server.ts";
export {
  revealCandidate,
  shareCandidate,
  shareInTransaction,
  starCandidate,
  unshareCandidate,
} from "./page/act.server.ts";
export { type Compared, compareCandidates } from "./page/compare.server.ts";
export {
  downloadCv,
  type FileRefusal,
  readCvPages,
  readCvPicture,
  readPhoto,
} from "./page/files.server.ts";
export { type CandidatePlace, lockCandidate, placeOfPerson } from "./page/lock-candidate.server.ts";
export { neighboursOf } from "./page/neighbours.server.ts";
export {
  candidateThing,
  readCandidate,
  readSnapshot,
  tellRequest,
} from "./page/read-candidate.server.ts";
export { readForm } from "./page/read-form.server.ts";
export { readStars, readTimeline } from "./page/read-stars.server.ts";
export { uncoveredBy } from "./page/uncovered.server.ts";
export { isLimited, type Limited, seeMany } from "./seen/see-person.server.ts";
export {
  changeView,
  forgetView,
  type Keeper,
  type KeptView,
  keepView,
  listViews,
} from "./views/keep-views.server.ts";
export type { SavedView } from "./views/view.store.server.ts";
