export { isStarDraft } from "./answer/own-star.server.ts";
export { starForms } from "./ask/star-forms.server.ts";
export { heldStars } from "./held/held-stars.server.ts";
