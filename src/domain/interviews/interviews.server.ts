export { isStarDraft, ownerOfStar } from "./answer/own-star.server.ts";
export { readStar } from "./answer/read-star.server.ts";
export { takeStar } from "./answer/send-star.server.ts";
export { starForms } from "./ask/star-forms.server.ts";
export { findForm, lockForms, putForm } from "./pack/put-star-form.store.server.ts";
export { interviewsPersonalData } from "./personal-data.server.ts";
export { seedDemonstrationStar } from "./sample/seed-star.server.ts";
export { formCodes, sentStars } from "./star.store.server.ts";
