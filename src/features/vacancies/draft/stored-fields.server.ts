import { jsonDocument } from "../../../platform/database/json-document.ts";
import { type VacancyFields, vacancyFieldsV1 } from "./vacancy-fields.ts";

/** What is edited in the desk, and every version that was published from it, as they lie in their columns. */
export const vacancyDocument = jsonDocument<VacancyFields>(vacancyFieldsV1);
