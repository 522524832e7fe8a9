import type { Db } from "../../platform/database/database.ts";
import type { FormRequestsPort } from "../applications/ports.server.ts";
import { submittedForms } from "./extended-forms.queries.server.ts";
import { findRequest, insertRequest, removeCopy } from "./form-request.queries.server.ts";

/** Where the forms lie that an applicant has sent, and since when, the newest first. */
export async function sentForms(db: Db, applicantId: number): Promise<{ url: string; sentAt: Date }[]> {
  const forms = await submittedForms(db, applicantId);
  return forms.map(({ variant, submittedAt }) => ({
    url: variant === "freshgraduate" ? "/flk1" : "/flk2",
    sentAt: submittedAt,
  }));
}

/** The extended form as applications know it. */
export const formRequests: FormRequestsPort = { ask: insertRequest, of: findRequest, takeAway: removeCopy };
