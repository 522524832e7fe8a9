import { m } from "#messages";
import { BrokenTextError, cleanText } from "../../../contract/clean-text.ts";
import { findJsonFault } from "../../../contract/count-values.ts";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { accept, conflict, invalid, type Refusal, refuseWith } from "../../../contract/reply.ts";
import { type LeftOut, leftOutOf } from "../../../domain/resumes/json-resume/left-out.ts";
import {
  type ForeignResume,
  largestFile,
  readJsonResume,
} from "../../../domain/resumes/json-resume/read-json-resume.ts";
import type { Platform } from "../../../platform/platform.ts";
import { readProfile } from "../read/read-profile.server.ts";
import { exportJsonResume, importJsonResume } from "./import-json-resume.server.ts";
import { getJsonResume, importJsonResume as importCall } from "./json-resume.calls.ts";
import { importAnswer, importRequest, jsonResumeAnswer, languageAsked } from "./json-resume.schema.ts";

type Sent = ReturnType<typeof importRequest.parse>["body"]["file"];

function sizeOf(sent: Sent): number {
  if (sent instanceof File) return sent.size;
  return Buffer.byteLength(typeof sent === "string" ? sent : JSON.stringify(sent));
}

/** The text as JSON, by the rules for bodies; undefined for what is none. */
function parsed(text: string): unknown {
  try {
    return cleanText(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof BrokenTextError) return undefined;
    throw error;
  }
}

function wrongFile(message: string): Refusal {
  return invalid(m.contract_invalid_fields(), [{ path: "file", code: "json-resume-format", message }]);
}

interface ReadFile {
  status: "read";
  foreign: ForeignResume;
  leftOut: LeftOut[];
}

/** What a file says, or why it is not taken: empty (a browser's script sends so that none was chosen), too large, no JSON, no JSON Resume. */
async function readSent(sent: Sent): Promise<ReadFile | Refusal> {
  const size = sizeOf(sent);
  if (size === 0) return wrongFile(m.resumes_json_empty());
  if (size > largestFile) return refuseWith(413, "too-large", m.resumes_json_large());
  const text = sent instanceof File ? await sent.text() : sent;
  if (typeof text === "string" && findJsonFault(text) === "too-many")
    return refuseWith(413, "too-large", m.resumes_json_large());
  const content = typeof text === "string" ? parsed(text) : text;
  if (content === undefined) return wrongFile(m.resumes_json_no_json());
  const foreign = readJsonResume(content);
  return foreign === null
    ? wrongFile(m.resumes_json_no_resume())
    : { status: "read", foreign, leftOut: leftOutOf(content, foreign) };
}

/** `account/json-resume`: take away, bring along. */
export function jsonResumeEndpoints(platform: Platform): Endpoint[] {
  return [
    endpoint(getJsonResume, {
      request: languageAsked,
      answer: jsonResumeAnswer,
      handle: async (_, { identity, language }) =>
        accept({ data: await exportJsonResume(platform, identity.applicantId, language) }),
    }),
    endpoint(importCall, {
      request: importRequest,
      answer: importAnswer,
      async handle({ body }, { identity: { applicantId }, language }) {
        const read = await readSent(body.file);
        if (read.status === "refused") return read;
        const asked = { applicantId, foreign: read.foreign, isDryRun: body.dryRun === true, language };
        const imported = await importJsonResume(platform, asked);
        if (imported.status === "refused") return imported;
        if (imported.status === "imported")
          return accept({ data: { changes: imported.changes, leftOut: read.leftOut } });
        return conflict(m.contract_version_conflict(), await readProfile(platform, applicantId));
      },
    }),
  ];
}
