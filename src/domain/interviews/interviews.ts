export { longestDetail, type StarForm, starDraftName } from "./star.ts";
