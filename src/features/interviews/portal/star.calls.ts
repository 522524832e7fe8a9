import { documentBody, smallBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";
import type { SendStarAnswer, SendStarRequest, StarDataAnswer, StarRequest } from "../star.schema.ts";

/** A STAR form with what was filled in so far; 404 for someone else's. */
export const getStar = defineCall<StarRequest, StarDataAnswer>()({
  method: "POST",
  path: "applicant-star/details",
  needs: "star-form.read",
  who: "applicant",
  limits: smallBody,
});

/** Keeps what was filled in (`isDraft`), or sends it for good. Refusals: `already-submitted`, 422, 404. */
export const sendStar = defineCall<SendStarRequest, SendStarAnswer>()({
  method: "POST",
  path: "applicant-star/answer",
  needs: "star-form.answer",
  who: "applicant",
  limits: documentBody,
  creates: true,
});
