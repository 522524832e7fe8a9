import type { z } from "zod";
import { smallBody } from "../../../../contract/body-limits.ts";
import { defineCall } from "../../../../contract/call.ts";
import type {
  letterChoiceRequest,
  letterStopsAnswer,
  letterStopsRequest,
  ownSuggestionsAnswer,
  ownSuggestionsRequest,
  unsubscribeAnswer,
  unsubscribeRequest,
} from "./vacancy-letters.schema.ts";

export type LetterStops = z.output<typeof letterStopsAnswer>["data"];
export type OwnSuggestions = z.output<typeof ownSuggestionsAnswer>["data"];

/** Stops what a letter told, as mail programs ask (RFC 8058); 200 whatever the code is. */
export const unsubscribe = defineCall<z.output<typeof unsubscribeRequest>, z.output<typeof unsubscribeAnswer>>()({
  method: "POST",
  path: "unsubscribe/{code}",
  needs: "vacancy-letter.stop",
  who: "open",
  body: "form",
  limits: smallBody,
});

/** What a letter's code stops, changing nothing. Refusal: `link-invalid`. */
export const getLetterStops = defineCall<z.output<typeof letterStopsRequest>, z.output<typeof letterStopsAnswer>>()({
  method: "GET",
  path: "unsubscribe/{code}/{lang}",
  needs: "vacancy-letter.stop",
  who: "open",
});

/** Has suggestions come less often, or stops what the letter told. Refusal: `link-invalid`. */
export const chooseByLetter = defineCall<z.output<typeof letterChoiceRequest>, z.output<typeof unsubscribeAnswer>>()({
  method: "POST",
  path: "unsubscribe/{code}/choice",
  needs: "vacancy-letter.stop",
  who: "open",
  limits: smallBody,
});

/** The last suggestion, the next day and what would come today. */
export const getOwnSuggestions = defineCall<
  z.output<typeof ownSuggestionsRequest>,
  z.output<typeof ownSuggestionsAnswer>
>()({
  method: "GET",
  path: "account/suggestions/{lang}",
  needs: "account.read",
  who: "applicant",
});
