import type { Applicant } from "../../../../contract/request-context.ts";
import { applicantPrincipal, type Principal } from "../../principal.ts";

/** A signed-in applicant as the domain's commands know whoever is signed in. */
export function whoOf({ applicantId, sessionId }: Applicant): { principal: Principal; sessionId: number } {
  return { principal: applicantPrincipal(applicantId), sessionId };
}
