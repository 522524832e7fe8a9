import { z } from "zod";
import { languages } from "../../../../i18n/language.ts";
import { staffNameLength } from "../../../identity/staff.ts";

const name = z.string().trim().min(1, "required").max(staffNameLength, "too-long");
const language = z.enum(languages, "choice");

/** What of themselves members change, as the page sends it. */
export const settingsForm = z.object({ name, language });

/** The same as the call takes it: what is not named stays. */
export const ownSettings = z.object({
  name: name.optional(),
  language: language.optional(),
  keysOff: z.boolean("choice").optional(),
  morningMail: z.boolean("choice").optional(),
});
