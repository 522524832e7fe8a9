export { isPlaceOf, type Place } from "./list/find-candidates.store.server.ts";
export {
  type Asking,
  type CandidateList,
  type ListWish,
  listCandidates,
  listFacets,
  listTabs,
  type Tab,
  type ToldFacet,
} from "./list/list-candidates.server.ts";
export type { ToldCandidate, ToldReason, Who } from "./list/tell-candidate.server.ts";
export {
  changeView,
  forgetView,
  type Keeper,
  type KeptView,
  keepView,
  listViews,
} from "./views/keep-views.server.ts";
export type { SavedView } from "./views/view.store.server.ts";
