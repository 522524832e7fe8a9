import type { z } from "zod";
import { jsonFileBody } from "../../../../contract/body-limits.ts";
import { defineCall } from "../../../../contract/call.ts";
import type { importAnswer, importRequest, jsonResumeAnswer, languageAsked } from "./json-resume.schema.ts";

/** The resume as JSON Resume. */
export const getJsonResume = defineCall<z.infer<typeof languageAsked>, z.infer<typeof jsonResumeAnswer>>()({
  method: "GET",
  path: "account/json-resume",
  needs: "resume.read",
  who: "applicant",
});

/** Takes a file in JSON Resume into the resume, or says what would change. */
export const importJsonResume = defineCall<z.infer<typeof importRequest>, z.infer<typeof importAnswer>>()({
  method: "POST",
  path: "account/json-resume",
  needs: "resume.edit",
  who: "applicant",
  body: "multipart",
  limits: jsonFileBody,
});
