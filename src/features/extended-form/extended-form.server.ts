export { heldForms } from "./held/held-forms.server.ts";
