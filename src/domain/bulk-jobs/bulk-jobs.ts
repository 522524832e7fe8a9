export {
  exportReason,
  type JobState,
  jobKinds,
  jobStates,
  mostRows,
  proofAbove,
  type RowState,
  rowStates,
  typedAbove,
} from "./bulk-job.ts";
export { type SampleKind, sampleKinds } from "./preview/sample-kind.ts";
