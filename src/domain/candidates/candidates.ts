export {
  type CandidateFilter,
  type CandidateSort,
  candidateSorts,
  everyCandidate,
  experienceSteps,
  type FacetName,
  facetNames,
  type MustFilter,
  mostStars,
  mustFilters,
  type Span,
  type WaitingFilter,
  waitingFilters,
} from "./candidate.ts";
export { type ResumePart, resumeParts } from "./page/resume-parts.ts";
export { viewNameLength, viewQueryLength } from "./views/view.ts";
