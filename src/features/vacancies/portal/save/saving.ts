/** Saved vacancies of one page (§9). */
export const savedPageSize = 5;

/** Milliseconds from pressing "save" to saying what became of it (§9 "Save feedback delay"). */
export const feedbackDelay = 1000;

/** Where saving and unsaving are sent by pages, with and without script. */
export const savePath = "/lowongan/simpan";

/** Names of what a page sends there. */
export const saveNames = {
  vacancy: "vacancy",
  /** "1" to save, "0" to save no longer. */
  wanted: "saved",
  userLogin: "userLogin",
  /** The path to come back to. */
  back: "back",
} as const;

/** Where a vacancy stands on a page, so that coming back leads to it. */
export function vacancyAnchor(id: number): string {
  return `v${id}`;
}
