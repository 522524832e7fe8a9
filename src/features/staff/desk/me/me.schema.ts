import { z } from "zod";
import { languages } from "../../../../i18n/language.ts";
import { staffNameLength } from "../../../identity/staff.ts";

export const name = z.string().trim().min(1, "required").max(staffNameLength, "too-long");
export const language = z.enum(languages, "choice");

/** What of themselves members change, as the page sends it. */
export const settingsForm = z.object({ name, language });
