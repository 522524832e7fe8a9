import type { Identity, RequestContext } from "../../contract/request-context.ts";
import { can, type GuestOrActor, may } from "../../domain/organisation/organisation.ts";
import { byApplicant } from "../../domain/people/people.ts";

/** What the policies answer for whoever makes a request. Nobody, who has no token, is a guest to them. */
export function permissionsOf(identity: Identity): Pick<RequestContext, "may" | "can"> {
  const asker: GuestOrActor = identity.kind === "applicant" ? byApplicant(identity.applicantId) : { kind: "guest" };
  return { may: (action) => may(asker, action), can: (action, thing) => can(asker, action, thing) };
}
