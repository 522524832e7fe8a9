export { extendedFormsPersonalData } from "./personal-data.server.ts";
export { sentForms } from "./read/sent-forms.server.ts";
