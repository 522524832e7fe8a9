import type { z } from "zod";
import { smallBody } from "../../../../contract/body-limits.ts";
import { defineCall } from "../../../../contract/call.ts";

/** Periods that a letter's page offers, and stopping. */
export const letterChoices = ["weekly", "fortnightly", "monthly", "stop"] as const;
export type LetterChoice = (typeof letterChoices)[number];

type Api = typeof import("./vacancy-letters.api.server.ts");

export type LetterStops = z.output<Api["letterStopsAnswer"]>["data"];
export type OwnSuggestions = z.output<Api["ownSuggestionsAnswer"]>["data"];

/** Stops a letter's parts on a mail program's request (RFC 8058); 200 whatever the code is. */
export const unsubscribe = defineCall<z.output<Api["unsubscribeRequest"]>, z.output<Api["unsubscribeAnswer"]>>()({
  method: "POST",
  path: "unsubscribe/{code}",
  needs: "vacancy-letter.stop",
  who: "open",
  body: "form",
  limits: smallBody,
});

/** The parts that a letter's code stops; changes nothing. Refusal: `link-invalid`. */
export const getLetterStops = defineCall<z.output<Api["letterStopsRequest"]>, z.output<Api["letterStopsAnswer"]>>()({
  method: "GET",
  path: "unsubscribe/{code}/{lang}",
  needs: "vacancy-letter.stop",
  who: "open",
});

/** Reduces the frequency of suggestions, or stops the letter's parts. Refusal: `link-invalid`. */
export const chooseByLetter = defineCall<z.output<Api["letterChoiceRequest"]>, z.output<Api["unsubscribeAnswer"]>>()({
  method: "POST",
  path: "unsubscribe/{code}/choice",
  needs: "vacancy-letter.stop",
  who: "open",
  limits: smallBody,
});

/** The last suggestion, the next day and what would come today. */
export const getOwnSuggestions = defineCall<
  z.output<Api["ownSuggestionsRequest"]>,
  z.output<Api["ownSuggestionsAnswer"]>
>()({
  method: "GET",
  path: "account/suggestions/{lang}",
  needs: "account.read",
  who: "applicant",
});
