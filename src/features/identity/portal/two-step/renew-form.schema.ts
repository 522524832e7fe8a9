import { z } from "zod";
import { lineLength } from "../../account-fields.schema.ts";
import { passwordLength } from "../../password/password.ts";

/** What new recovery codes are given for; its names are no other form's of the page. */
export const renewForm = z.object({
  renewPassword: z.string().min(1, "required").max(passwordLength.max, "too-long"),
  renewCode: z.string().trim().min(1, "required").max(lineLength, "too-long"),
});

export type RenewForm = z.infer<typeof renewForm>;
