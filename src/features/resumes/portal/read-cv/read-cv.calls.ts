import type { z } from "zod";
import { cvBody } from "../../../../contract/body-limits.ts";
import { defineCall } from "../../../../contract/call.ts";
import type { readCvAnswer, readCvRequest } from "./read-cv.schema.ts";

/** Reads a CV and says what of it a resume has a field for; keeps nothing (suggestions §3). */
export const readCv = defineCall<z.infer<typeof readCvRequest>, z.infer<typeof readCvAnswer>>()({
  method: "POST",
  path: "form/read-cv",
  needs: "cv.read",
  who: "guest",
  body: "multipart",
  limits: cvBody,
});

/** Seconds after which another try is worth it where the machine had no time: the answer says so, and the page waits. */
export const busySeconds = 5;
