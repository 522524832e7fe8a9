import type { z } from "zod";
import { documentWith, smallBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";
import type { Language } from "../../../i18n/language.ts";
import type { UpdateProfileRequest } from "./wire/profile.schema.ts";
import type { OwnProfileAnswer, ProfileAnswer } from "./wire/profile-answer.schema.ts";

type Api = typeof import("./resumes.api.server.ts");

interface InLanguage {
  path: { lang: Language };
}

export const getProfile = defineCall<InLanguage, OwnProfileAnswer>()({
  method: "GET",
  path: "get-profile/{lang}",
  needs: "resume.read",
  who: "applicant",
});

/** The same, as the form asks for it. */
export const getFormProfile = defineCall<InLanguage, OwnProfileAnswer>()({
  method: "GET",
  path: "form/get-profile/{lang}",
  needs: "resume.read",
  who: "applicant",
});

export const updateProfile = defineCall<UpdateProfileRequest, ProfileAnswer>()({
  method: "POST",
  path: "form/update-profile",
  needs: "resume.edit",
  who: "applicant",
  body: "multipart",
  limits: documentWith({ photoProfile: "photo", cvFile: "cv" }),
});

export const setSeekingStatus = defineCall<
  z.output<Api["seekingStatusRequest"]>,
  z.output<Api["seekingStatusAnswer"]>
>()({
  method: "POST",
  path: "form/seeking-job-status",
  needs: "resume.edit",
  who: "applicant",
  limits: smallBody,
});

/** A photo or CV; answers bytes, not JSON. */
export const getFile = defineCall<{ path: { name: string } }, object>()({
  method: "GET",
  path: "files/{name}",
  needs: "file.read",
  who: "applicant",
});
