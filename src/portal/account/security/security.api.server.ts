import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { accept } from "../../../contract/reply.ts";
import type { Applicant } from "../../../contract/request-context.ts";
import { findApplicant } from "../../../domain/people/applicant.queries.server.ts";
import { securityAnswer, securityRequest } from "../../../domain/people/people.schema.ts";
import { applicantPrincipal } from "../../../domain/people/principal.ts";
import { twoStepState } from "../../../domain/people/two-step/two-step.server.ts";
import { defaultLanguage } from "../../../i18n/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { getSecurity } from "../accounts.calls.ts";

/** Whose account it is and how it is kept safe, in the wire's names. */
async function securityOf({ database }: Platform, { applicantId, userName, isProved }: Applicant) {
  const applicant = await findApplicant(database.db, applicantId);
  const { name = "", language: mailLanguage = defaultLanguage } = applicant ?? {};
  return {
    name,
    userName,
    mailLanguage,
    isProved,
    ...(await twoStepState(database.db, applicantPrincipal(applicantId))),
  };
}

/** `account/security` */
export function securityEndpoint(platform: Platform): Endpoint {
  return endpoint(getSecurity, {
    request: securityRequest,
    answer: securityAnswer,
    handle: async (_request, { identity }) => accept({ data: await securityOf(platform, identity) }),
  });
}
