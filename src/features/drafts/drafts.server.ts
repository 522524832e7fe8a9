import type { Db } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Draft, findDraft, removeDraft, writeDraft } from "./draft.queries.server.ts";

/** Forms that have drafts, as a later feature registers them: whether this applicant has one under this name. */
export type DraftKind = (db: Db, applicantId: number, name: string) => boolean | Promise<boolean>;

/** True for a form that has drafts, for this applicant. */
export async function hasDraft(
  kinds: readonly DraftKind[],
  ...[db, applicantId, name]: Parameters<DraftKind>
): Promise<boolean> {
  for (const kind of kinds) if (await kind(db, applicantId, name)) return true;
  return false;
}

/** Bytes of a draft as JSON (wire, "form/draft"). */
export const draftLimit = 256 * 1024;

const SECRET = /password|passcode|captcha|otp/i;

/** A draft without what must never enter one: passwords, captcha, one-time codes (readings, "Sign-up"). */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => (SECRET.test(name) ? [] : [[name, withoutSecrets(entry)]])),
  );
}

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
