import { formDocument } from "../../src/features/extended-forms/extended-forms.queries.server.ts";
import type { FormValues } from "../../src/features/extended-forms/form.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { choicesIn } from "./extended-form-portal.ts";
import { goodForm, type Variant } from "./extended-forms.ts";

interface Sent {
  variant?: Variant;
  /** Values in place of those of a valid form. */
  personalData?: object;
  at?: Date;
}

/** An extended form that someone sent for good, complete but for the photo; what it says. */
export async function aSentForm(
  platform: Pick<Platform, "database">,
  applicantId: number,
  { variant = "professional", personalData = {}, at = new Date() }: Sent = {},
): Promise<FormValues> {
  const form = goodForm(await choicesIn(platform));
  const document = { ...form, personalData: { ...form["personalData"], ...personalData } };
  const sent = { version: 1, document: formDocument.write(document), photo_file: null };
  await platform.database.db
    .insertInto("extended_forms")
    .values({ applicant_id: applicantId, variant, ...sent, updated_at: at, submitted_at: at })
    .onConflict((conflict) => conflict.columns(["applicant_id", "variant"]).doNothing())
    .execute();
  return document;
}
