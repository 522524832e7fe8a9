import type { z } from "zod";
import { jsonFileBody } from "../../../../contract/body-limits.ts";
import { defineCall } from "../../../../contract/call.ts";

type Api = typeof import("./json-resume.api.server.ts");

/** The resume as JSON Resume. */
export const getJsonResume = defineCall<z.infer<Api["languageAsked"]>, z.infer<Api["jsonResumeAnswer"]>>()({
  method: "GET",
  path: "account/json-resume",
  needs: "resume.read",
  who: "applicant",
});

/** Takes a file in JSON Resume into the resume, or says what would change. */
export const importJsonResume = defineCall<z.infer<Api["importRequest"]>, z.infer<Api["importAnswer"]>>()({
  method: "POST",
  path: "account/json-resume",
  needs: "resume.edit",
  who: "applicant",
  body: "multipart",
  limits: jsonFileBody,
});
