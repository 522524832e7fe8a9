export { bulkJobsPersonalData } from "./personal-data.server.ts";
export { type JobWish, type PreviewedJob, previewJob } from "./preview/preview-job.server.ts";
export { readExport, readResults } from "./read/job-file.server.ts";
export { countJobs, listJobs, readJob, readRows, type SeenJob } from "./read/read-jobs.server.ts";
export { seedSampleJob } from "./sample/seed-job.server.ts";
export { stopJob, undoJob } from "./start/end-job.server.ts";
export { type Started, startJob } from "./start/start-job.server.ts";
export type { JobWork } from "./stored-work.server.ts";
export { workOnBulkJobs } from "./work/work-on-jobs.server.ts";
