import type { z } from "zod";
import { documentBody, smallBody } from "../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../contract/call.ts";
import type { sentAnswer } from "./scorecards.schema.ts";

type Api = typeof import("./scorecards.api.server.ts");

export type ScorecardsAnswer = z.infer<Api["scorecardsAnswer"]>;
export type OwnScorecardAnswer = z.infer<Api["ownAnswer"]>;
export type SentScorecardAnswer = z.infer<typeof sentAnswer>;
export type CriterionAnswer = ScorecardsAnswer["criteria"][number];
export type ScorecardBody = z.infer<Api["scorecardBody"]>;

interface OfApplication {
  path: { id: number };
}

/** Scorecards of an application as anyone who asks may see them. */
export const listScorecardsCall = defineDeskCall<OfApplication, ScorecardsAnswer>()({
  method: "GET",
  path: "staff/applications/{id}/scorecards",
  needs: "scorecard.write",
  who: "staff",
});

export const askScorecardsCall = defineDeskCall<OfApplication & { body: z.infer<Api["askBody"]> }, ScorecardsAnswer>()({
  method: "POST",
  path: "staff/applications/{id}/scorecards",
  needs: "scorecard.ask",
  who: "staff",
  limits: smallBody,
});

/** Keeps one's own, from the version that was read; 0 for one that there is not yet. */
export const keepScorecardCall = defineDeskCall<
  OfApplication & { body: ScorecardBody },
  OwnScorecardAnswer,
  { current: OwnScorecardAnswer }
>()({
  method: "PUT",
  path: "staff/applications/{id}/scorecards/mine",
  needs: "scorecard.write",
  who: "staff",
  limits: documentBody,
  versioned: true,
});

export const sendScorecardCall = defineDeskCall<OfApplication, OwnScorecardAnswer>()({
  method: "POST",
  path: "staff/applications/{id}/scorecards/mine/send",
  needs: "scorecard.write",
  who: "staff",
  body: "none",
});
