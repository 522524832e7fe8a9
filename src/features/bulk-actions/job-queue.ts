/** In which jobs wait to be worked on. */
export const jobQueue = "bulk-jobs";
