import type { z } from "zod";
import { draftBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";

type Api = typeof import("./drafts.api.server.ts");

type DraftRequest = z.output<Api["draftRequest"]>;
type SaveDraftRequest = z.output<Api["saveDraftRequest"]>;
export type DraftAnswer = z.output<Api["draftAnswer"]>;

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
