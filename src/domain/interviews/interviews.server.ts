export { isStarDraft } from "./answer/own-star.server.ts";
export { starForms } from "./ask/star-forms.server.ts";
export { interviewsPersonalData } from "./personal-data.server.ts";
export { seedDemonstrationStar } from "./sample/seed-star.server.ts";
