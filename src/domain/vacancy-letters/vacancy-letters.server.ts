export type { LetterPart, LetterSource, OpenSource, Recipient } from "./letter-source.server.ts";
export { vacancyLettersPersonalData } from "./personal-data.server.ts";
export { openStops, sealStops } from "./stop/stop-code.server.ts";
export { type StopLetters, type Stoppers, stopByCode } from "./stop/stop-letters.server.ts";
export { isToBeLookedAt, removeLookedAt } from "./vacancy-letter.store.server.ts";
export { workOnVacancyLetters } from "./write/work-on-letters.server.ts";
export { writeLetters } from "./write/write-letters.server.ts";
