import type { Platform } from "../../../platform/platform.ts";
import type { DraftAnswer } from "./draft.schema.ts";
import { type Draft, findDraft, removeDraft, writeDraft } from "./draft.store.server.ts";
import { withoutSecrets } from "./draft.ts";

type DraftData = DraftAnswer["data"];

interface DraftOwner {
  applicantId: number;
  name: string;
}

function wireDraft({ data, version, updatedAt }: Draft): DraftData {
  return { data, version, updatedAt: updatedAt?.toISOString() ?? null };
}

/** The draft of a form; data null and version 0 when there is none. */
export async function openDraft({ database }: Platform, { applicantId, name }: DraftOwner): Promise<DraftData> {
  return wireDraft(await findDraft(database.db, applicantId, name));
}

/** Keeps what was typed so far. @returns null when it was changed elsewhere since */
export async function keepDraft(
  { database, clock }: Platform,
  owner: DraftOwner,
  draft: { data: unknown; version: number },
): Promise<DraftData | null> {
  const data = withoutSecrets(draft.data);
  const kept = await writeDraft(database.db, owner, { data, version: draft.version }, clock());
  return kept && wireDraft(kept);
}

/** Forgets the draft. */
export async function loseDraft({ database }: Platform, { applicantId, name }: DraftOwner): Promise<void> {
  await removeDraft(database.db, applicantId, name);
}
