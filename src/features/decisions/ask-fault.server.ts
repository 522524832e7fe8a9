import type { Tx } from "../../platform/database/database.ts";
import type { Act } from "../applications/act/act.schema.ts";
import { extendedFormCode } from "../applications/application.ts";
import { hasSeen, type Seen } from "../audit/see.server.ts";
import { formRequests } from "../extended-forms/form-request.queries.server.ts";
import { starForms } from "../interviews/star-forms.server.ts";

/** Why a form is not asked for; a code of recruiting §7. */
export type AskFault = "form-unknown" | "already-asked";

/** Whether an act asks for a form that there is not, or a second time; null for every other act. */
export async function askFault(tx: Tx, applicationId: number, act: Act): Promise<AskFault | null> {
  if (act.kind !== "ask") return null;
  const { phaseId, formCode: code } = act;
  if (code === extendedFormCode) return (await formRequests.of(tx, applicationId)) === null ? null : "already-asked";
  if (!(await starForms.has(tx, code))) return "form-unknown";
  return (await starForms.isAsked(tx, { applicationId, phaseId, code })) ? "already-asked" : null;
}

/**
 * What an applicant is called in a letter that is shown to staff: by an alias, or by name where it is written that they
 * are seen.
 */
export type Naming = { alias: string } | { seen: Seen };

/**
 * What stands for the applicant's name; null for the name itself.
 * @throws Error where no profile view of this person is recorded: a programming error
 */
export function aliasIn(naming: Naming, applicantId: number): string | null {
  if ("alias" in naming) return naming.alias;
  if (!hasSeen(naming.seen, applicantId))
    throw new Error("A letter would name someone without a recorded profile view.");
  return null;
}
