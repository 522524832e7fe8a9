import { wireMoment } from "../../../../i18n/calendar.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { applicantPrincipal } from "../../principal.ts";
import { joinedTo } from "../../social/social-identity.queries.server.ts";
import { findTwoStep } from "../../two-step/two-step.queries.server.ts";
import type { Remains } from "./remains.schema.ts";

/** What a new password leaves as it was, so that its owner sees what somebody else may have left there. */
export async function remainsOf(db: Db, applicantId: number): Promise<Remains> {
  const [found, joined] = [await findTwoStep(db, applicantPrincipal(applicantId)), await joinedTo(db, applicantId)];
  const providers = joined.map(({ provider, joinedAt }) => ({ provider, since: wireMoment(joinedAt) }));
  if (!found?.activatedAt) return { twoStep: null, providers };
  const { activatedAt, endsAt } = found;
  return { twoStep: { since: wireMoment(activatedAt), endsAt: endsAt && wireMoment(endsAt) }, providers };
}
