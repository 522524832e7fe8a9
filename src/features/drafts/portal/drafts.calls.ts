import { draftBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";
import type { DraftAnswer, DraftRequest, SaveDraftRequest } from "./draft.schema.ts";

export const readDraft = defineCall<DraftRequest, DraftAnswer>()({
  method: "GET",
  path: "form/draft/{name}",
  needs: "draft.read",
  who: "applicant",
});

export const saveDraft = defineCall<SaveDraftRequest, DraftAnswer>()({
  method: "PUT",
  path: "form/draft/{name}",
  needs: "draft.edit",
  who: "applicant",
  limits: draftBody,
});

export const dropDraft = defineCall<DraftRequest, object>()({
  method: "DELETE",
  path: "form/draft/{name}",
  needs: "draft.edit",
  who: "applicant",
  body: "none",
});
