import {
  type DraftData as DraftDataOf,
  draftSchemas,
  type LocalDraft as LocalDraftOf,
} from "../../../drafts/portal/keep/draft-data.schema.ts";
import { type ResumeValues, resumeValues } from "../form/values/resume-values.schema.ts";

export type DraftData = DraftDataOf<ResumeValues>;
export type LocalDraft = LocalDraftOf<ResumeValues>;

export const resumeDrafts = draftSchemas<ResumeValues>(resumeValues);
export const { server: serverDraft, local: localDraft } = resumeDrafts;
