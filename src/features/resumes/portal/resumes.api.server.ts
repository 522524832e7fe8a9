import "./field-texts.ts";
import { z } from "zod";
import { m } from "#messages";
import type { Call } from "../../../contract/call.ts";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../contract/field-errors.ts";
import { namedThing } from "../../../contract/named-thing.server.ts";
import { pathLanguage } from "../../../contract/path.schema.ts";
import { accept, conflict, invalid, notFound, refuse, sendFile } from "../../../contract/reply.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { ownerOfFile, readFiles, readOwnFile } from "../../documents/read-file.server.ts";
import type { DraftKind } from "../../drafts/drafts.server.ts";
import { draftEndpoints } from "../../drafts/portal/drafts.api.server.ts";
import { listId } from "../fields.schema.ts";
import { updateProfile } from "../save-profile.server.ts";
import { changeSeekingStatus } from "../seeking-status.server.ts";
import { alsoWrongInProfile, checkProfile } from "./check-profile.server.ts";
import { jsonResumeEndpoints } from "./json-resume/json-resume.api.server.ts";
import { readCvEndpoint } from "./read-cv/read-cv.api.server.ts";
import { readProfile } from "./read-profile.server.ts";
import { updateProfile as call, getFile, getFormProfile, getProfile, setSeekingStatus } from "./resume.calls.ts";
import { updateProfileRequest } from "./wire/profile.schema.ts";
import { type OwnProfileAnswer, ownProfileAnswer, profileAnswer } from "./wire/profile-answer.schema.ts";

export const seekingStatusRequest = z.object({ body: z.object({ seekingJobStatusId: listId }) });
/** `aktif`, `pasif` or `tidak aktif`. */
export const seekingStatusAnswer = z.object({ seekingJobStatus: z.string() });

const request = z.object({ path: z.object({ lang: pathLanguage }) });

function profileEndpoint(
  call: Call<{ path: { lang: Language } }, OwnProfileAnswer, object, "applicant">,
  platform: Platform,
): Endpoint {
  return endpoint(call, {
    request,
    answer: ownProfileAnswer,
    async handle(_, { identity: { applicantId, userName } }) {
      return accept({ data: await readProfile(platform, applicantId), userName });
    },
  });
}

/** `get-profile` and its twin of the form. */
function profileEndpoints(platform: Platform): Endpoint[] {
  return [profileEndpoint(getProfile, platform), profileEndpoint(getFormProfile, platform)];
}

/** `files/{name}`: a photo or CV, to its owner only (promise 10). */
function fileEndpoint(platform: Platform): Endpoint {
  return endpoint(getFile, {
    request: z.object({ path: z.object({ name: z.string() }) }),
    answer: z.object({}),
    thing: namedThing(["path", "name"], z.string(), (name) => ownerOfFile(platform, name)),
    async handle({ path: { name } }, { identity }) {
      const file = await readOwnFile(platform, identity.applicantId, name);
      return file ? sendFile(file.content, file.mediaType, file.originalName) : notFound(m.contract_not_found());
    },
  });
}

/** Every call of the resume; `draftKinds` are those of every feature. */
export function resumeEndpoints(platform: Platform, draftKinds: readonly DraftKind[]): Endpoint[] {
  return [
    ...profileEndpoints(platform),
    updateProfileEndpoint(platform),
    seekingStatusEndpoint(platform),
    ...draftEndpoints(platform, draftKinds),
    fileEndpoint(platform),
    ...jsonResumeEndpoints(platform),
    readCvEndpoint(platform),
  ];
}

/** `form/update-profile` */
function updateProfileEndpoint(platform: Platform): Endpoint {
  return endpoint(call, {
    request: updateProfileRequest(platform.clock),
    answer: profileAnswer,
    alsoWrong: (raw, context) => alsoWrongInProfile(platform, raw, context),
    async handle({ body }, { identity: { applicantId }, language, network }) {
      const checked = await checkProfile(platform, body, language);
      if (checked.status === "refused") return checked;
      if (!(await platform.captcha.redeem(body.grecaptcha))) return refuse("captcha", m.contract_captcha());
      const read = await readFiles(platform, checked.profile.unread, { language, network });
      if (read.status === "refused") return read;
      const status = await updateProfile(platform, applicantId, checked.profile, read.files);
      const data = await readProfile(platform, applicantId);
      return status === "saved" ? accept({ data }) : conflict(m.contract_version_conflict(), data);
    },
  });
}

/** `form/seeking-job-status` */
function seekingStatusEndpoint(platform: Platform): Endpoint {
  return endpoint(setSeekingStatus, {
    request: seekingStatusRequest,
    answer: seekingStatusAnswer,
    async handle({ body: { seekingJobStatusId } }, { identity, language }) {
      const seekingJobStatus = await changeSeekingStatus(platform, identity.applicantId, seekingJobStatusId);
      if (seekingJobStatus !== null) return accept({ seekingJobStatus });
      const message = fieldMessage("choice", language);
      return invalid(m.contract_invalid_fields(), [{ path: "seekingJobStatusId", code: "choice", message }]);
    },
  });
}
