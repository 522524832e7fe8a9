import type { DraftKind } from "../drafts/drafts.server.ts";

export { findForm } from "./extended-forms.store.server.ts";
export { readChoices, readFormLists, readSalaryBands, unknownReferences } from "./form-lists.server.ts";
export { findCopy, removeCopiesOf } from "./give/form-request.store.server.ts";
export { formRequests } from "./give/form-requests.server.ts";
export { giveForm } from "./give/give-form.server.ts";
export { extendedFormsPersonalData } from "./personal-data.server.ts";
export { chosenTexts } from "./printed/chosen-texts.server.ts";
export { sentForms } from "./read/sent-forms.server.ts";
export { type SavedForm, saveForm } from "./save/save-form.server.ts";

/** Both forms have drafts, under their pages' names. */
export const isFormDraft: DraftKind = (_db, _applicantId, name) => name === "flk1" || name === "flk2";
