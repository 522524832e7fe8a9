import type { z } from "zod";
import { smallBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";

type Api = typeof import("./letters.api.server.ts");

export type LetterVerdict = z.output<Api["letterCheckAnswer"]>["data"];

/** Whether a letter is ours, by its number or its sender; never whose it is. Refusal: `captcha`. */
export const checkLetter = defineCall<z.output<Api["letterCheckRequest"]>, z.output<Api["letterCheckAnswer"]>>()({
  method: "POST",
  path: "letter-check",
  needs: "letter.check",
  who: "open",
  limits: smallBody,
});

/** Where a letter's number is checked (readings, "Our additions' addresses"). */
export const letterCheckPath = "/cek-surat";
