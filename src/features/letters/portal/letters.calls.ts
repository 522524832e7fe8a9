import type { z } from "zod";
import { smallBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";
import type { letterCheckAnswer, letterCheckRequest } from "./letters.schema.ts";

export type LetterVerdict = z.output<typeof letterCheckAnswer>["data"];

/** Whether a letter is ours, by its number or its sender; never whose it is. Refusal: `captcha`. */
export const checkLetter = defineCall<z.output<typeof letterCheckRequest>, z.output<typeof letterCheckAnswer>>()({
  method: "POST",
  path: "letter-check",
  needs: "letter.check",
  who: "open",
  limits: smallBody,
});
