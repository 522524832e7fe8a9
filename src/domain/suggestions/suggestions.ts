export { nextDayOf } from "./period-days.ts";
export { suggestionsMedia } from "./suggestions-media.ts";
