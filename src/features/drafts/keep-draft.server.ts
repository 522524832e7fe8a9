import type { Platform } from "../../platform/platform.ts";
import { type Draft, findDraft, removeDraft, writeDraft } from "./draft.queries.server.ts";
import { withoutSecrets } from "./drafts.ts";

interface DraftOwner {
  applicantId: number;
  name: string;
}

/** The draft of a form; data null and version 0 when there is none. */
export function openDraft({ database }: Platform, { applicantId, name }: DraftOwner): Promise<Draft> {
  return findDraft(database.db, applicantId, name);
}

/** Keeps what was typed so far. @returns null when it was changed elsewhere since */
export function keepDraft(
  { database, clock }: Platform,
  owner: DraftOwner,
  { data, version }: { data: unknown; version: number },
): Promise<Draft | null> {
  return writeDraft(database.db, owner, { data: withoutSecrets(data), version }, clock());
}

/** Forgets the draft. */
export async function loseDraft({ database }: Platform, { applicantId, name }: DraftOwner): Promise<void> {
  await removeDraft(database.db, applicantId, name);
}
