export { heldForms } from "./held/held-forms.server.ts";
export { sentForms } from "./read/sent-forms.server.ts";
