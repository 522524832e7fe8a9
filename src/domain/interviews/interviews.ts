export { longestDetail, type StarForm, starDraftName, starPath } from "./star.ts";
