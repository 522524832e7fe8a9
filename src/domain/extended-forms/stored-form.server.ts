import { jsonDocument } from "../../platform/database/json-document.ts";
import type { FormValues } from "./form.ts";
import { formValues } from "./form-values.schema.ts";

/** A form, group by group. Its definition says what it may hold: one that lacks what was defined later is completed. */
export const formDocument = jsonDocument<FormValues>(formValues);
