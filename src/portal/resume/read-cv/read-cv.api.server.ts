import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { accept, type Refusal, refuseWith, tooMany } from "../../../contract/reply.ts";
import type { Applicant, Guest } from "../../../contract/request-context.ts";
import { cvKindOf } from "../../../domain/resumes/cv/kinds/cv-kind.ts";
import { headBytes } from "../../../platform/files/file-heads.ts";
import { limitRules } from "../../../platform/limits/limit-rules.ts";
import type { Platform } from "../../../platform/platform.ts";
import { busySeconds, readCv } from "./read-cv.calls.ts";
import { readCvAnswer, readCvRequest } from "./read-cv.schema.ts";
import { readSentCv } from "./read-sent-cv.server.ts";

const largest = 5 * 1024 * 1024;

interface Asking {
  identity: Guest | Applicant;
  tokenKey: string;
  network: string;
}

/** Ten a person and hour; a guest's token costs nothing, so that his network counts too. */
async function overLimit({ limits }: Platform, { identity, tokenKey, network }: Asking): Promise<Refusal | null> {
  const isGuest = identity.kind === "guest";
  const person = isGuest ? `guest ${tokenKey}` : String(identity.applicantId);
  const own = await limits.take(limitRules.cvsRead, [person]);
  const all = own.status === "limited" || !isGuest ? own : await limits.take(limitRules.cvsReadForGuests, [network]);
  return all.status === "limited" ? tooMany(m.contract_too_many(), all.retryAfter) : null;
}

/** Refused with its sentence at the file's part, as every file is. */
function refusedFile(http: number, code: string, message: string): Refusal {
  return { ...refuseWith(http, code, message), extra: { errors: [{ path: "file", code, message }] } };
}

/** What a file lacks to be a CV that we read. */
function refusedAs(status: "no-text" | "unreadable" | "other" | "busy"): Refusal {
  if (status === "busy") return { ...refuseWith(503, "busy", m.contract_busy()), retryAfter: busySeconds };
  if (status === "other") return refusedFile(415, "file-type", m.resumes_read_cv_type());
  if (status === "no-text") return refusedFile(422, status, m.resumes_read_cv_no_text());
  return refusedFile(422, status, m.resumes_read_cv_unreadable());
}

/** By its first bytes: a PDF, the archive that a Word document and LinkedIn's export are, or JSON. */
async function mayBeCv(file: Blob): Promise<boolean> {
  return cvKindOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer())) !== null;
}

/** `form/read-cv`: says what of a CV a resume has a field for. Neither the file nor a word of it is kept or logged. */
export function readCvEndpoint(platform: Platform): Endpoint {
  return endpoint(readCv, {
    request: readCvRequest,
    answer: readCvAnswer,
    async handle({ body: { file, data } }, context) {
      if (file.size > largest) return refusedFile(413, "file-too-large", m.resumes_read_cv_large());
      if (!(await mayBeCv(file))) return refusedAs("other");
      const refusal = await overLimit(platform, context);
      if (refusal !== null) return refusal;
      const read = await readSentCv(platform, { file, data, ...context });
      return read.status === "read" ? accept({ data: read.data }) : refusedAs(read.status);
    },
  });
}
