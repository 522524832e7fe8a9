export { findForm } from "./extended-forms.store.server.ts";
export { readChoices, readFormLists, readSalaryBands, unknownReferences } from "./form-lists.server.ts";
export { extendedFormsPersonalData } from "./personal-data.server.ts";
export { sentForms } from "./read/sent-forms.server.ts";
export { type SavedForm, saveForm } from "./save/save-form.server.ts";
