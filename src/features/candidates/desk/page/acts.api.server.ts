import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { addFieldMessages } from "../../../../contract/field-errors.ts";
import { pathId } from "../../../../contract/path.schema.ts";
import { accept, notFound } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { askingOf } from "../../../desk-base/asking.server.ts";
import { revealReason } from "../../../vacancies/plan/plan.ts";
import { revealCandidate, shareCandidate, starCandidate, unshareCandidate } from "../../page/act.server.ts";
import { starCount } from "../applicants.schema.ts";
import { applicationThing } from "./page.api.server.ts";
import { revealCall, shareCall, starsCall, unshareCall } from "./page.calls.ts";

addFieldMessages({ "too-short": m.desk_applicants_too_short });

const path = z.object({ id: pathId });
const answer = z.null();

const done = (isDone: boolean) => (isDone ? accept(null) : notFound(m.contract_not_found()));

export const starsBody = z.object({ stars: starCount });
export const shareBody = z.object({ withCv: z.boolean("required") });
export const revealBody = z.object({
  reason: z.string("required").trim().min(revealReason.least, "too-short").max(revealReason.most, "too-long"),
});

/** Acts that take effect at once and send no message: stars, sharing, uncovering. */
export function actEndpoints(platform: Platform): Endpoint[] {
  const thing = applicationThing(platform);
  return [
    deskEndpoint(starsCall, {
      request: z.object({ path, body: starsBody }),
      answer,
      thing,
      handle: async ({ path: { id }, body }, context) =>
        done(await starCandidate(platform, askingOf(context, "candidate.read"), id, body.stars)),
    }),
    deskEndpoint(shareCall, {
      request: z.object({ path, body: shareBody }),
      answer,
      thing,
      handle: async ({ path: { id }, body }, context) =>
        done(await shareCandidate(platform, askingOf(context, "candidate.share"), id, body.withCv)),
    }),
    deskEndpoint(unshareCall, {
      request: z.object({ path }),
      answer,
      thing,
      handle: async ({ path: { id } }, context) =>
        done(await unshareCandidate(platform, askingOf(context, "candidate.share"), id)),
    }),
    deskEndpoint(revealCall, {
      request: z.object({ path, body: revealBody }),
      answer,
      thing,
      handle: async ({ path: { id }, body }, context) =>
        done(await revealCandidate(platform, askingOf(context, "candidate.reveal"), id, body.reason)),
    }),
  ];
}
