export {
  type CandidateFilter,
  type CandidateSort,
  candidateSorts,
  everyCandidate,
  type FacetName,
  facetNames,
  mustFilters,
  type Span,
  waitingFilters,
} from "./candidate.ts";
export { type ResumePart, resumeParts } from "./page/resume-parts.ts";
export { viewNameLength, viewQueryLength } from "./views/view.ts";
