const root = "/lowongan/profile-resume/virtue";

/** Where a visitor from the job fair checks the resume. */
export const fairCheckPath = root;

/** Where it says that it was saved. */
export const fairSavedPath = `${root}?saved=1`;
