import { readKept, removeKept, writeKept } from "../../../../contract/device-store.ts";
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

/** Forms that keep a draft in the browser: sign-up's second step, and the resume while the server cannot be reached. */
export type LocalDraftName = "sign-up" | "resume";

function toKey(name: LocalDraftName): string {
  return `draft:${name}`;
}

/** The draft that waits in this browser; null when there is none, or none that can be read. */
export function readLocalDraft(name: LocalDraftName): LocalDraft | null {
  return readKept(toKey(name), localDraft);
}

/** @returns false when the browser keeps nothing (no room, or forbidden) */
export function writeLocalDraft(name: LocalDraftName, draft: LocalDraft): boolean {
  return writeKept(toKey(name), draft);
}

export function removeLocalDraft(name: LocalDraftName): void {
  removeKept(toKey(name));
}
