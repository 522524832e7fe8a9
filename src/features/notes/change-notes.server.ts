import type { Tx } from "../../platform/database/database.ts";
import { recordTrail } from "../audit/trail.queries.server.ts";
import type { DoneBy, TrailAction } from "../audit/trail.ts";
import { type CandidatePlace, lockCandidate } from "../candidates/page/lock-candidate.server.ts";
import { takeBackNotices, tellStaff } from "../notifications/tell-staff.server.ts";
import { deleteNote, findNote, insertNote, lockNote, putMentions, putNote } from "./note.queries.server.ts";
import { changeableUntil, type Note, type NoteKept } from "./note.ts";
import { allRead } from "./who-reads.server.ts";

/** Who writes, and when. */
export interface Writing {
  by: DoneBy;
  staffId: number;
  now: Date;
}

/** A note's text, and whom it mentions. */
export interface NoteText {
  text: string;
  mentions: readonly number[];
}

/** The audit log has neither the note's words nor whom it mentions, only that there was a note. */
async function createAuditEntry(
  tx: Tx,
  { by, now }: Writing,
  action: TrailAction,
  { applicationId, place, fields = [] }: { applicationId: number; place: CandidatePlace; fields?: readonly string[] },
): Promise<void> {
  const thing = { kind: "application", id: applicationId } as const;
  const { companyId, applicantId } = place;
  const entry = { action, needed: "note.write", thing, companyId, applicantIds: [applicantId], fields };
  await recordTrail(tx, { ...by, ...entry }, now);
}

/** Notifies at the desk the members whom a note mentions, by ids: neither its words nor its applicant. */
async function tellMentioned(
  tx: Tx,
  { staffId, now }: Writing,
  { id, applicationId, place }: { id: number; applicationId: number; place: CandidatePlace },
  to: readonly number[],
): Promise<void> {
  const about = { kind: "mention", id, applicationId, applicantId: place.applicantId } as const;
  await tellStaff(tx, { to, by: staffId, companyId: place.companyId, about }, now);
}

/** Writes a note. */
export async function writeNote(
  tx: Tx,
  writing: Writing,
  applicationId: number,
  { text, mentions }: NoteText,
): Promise<{ status: "written"; id: number } | { status: "unknown" | "mention-unseeing" }> {
  const place = await lockCandidate(tx, applicationId);
  if (place === undefined) return { status: "unknown" };
  if (!(await allRead(tx, applicationId, mentions))) return { status: "mention-unseeing" };
  const id = await insertNote(tx, { applicationId, staffId: writing.staffId, text }, writing.now);
  await putMentions(tx, id, mentions);
  await tellMentioned(tx, writing, { id, applicationId, place }, mentions);
  await createAuditEntry(tx, writing, "note.written", { applicationId, place });
  return { status: "written", id };
}

/** One's own note, from the version that was read, within its day. */
interface Target {
  id: number;
  version: number | null;
}

type Own = { status: "own"; note: Note; place: CandidatePlace } | { status: NoteKept };

async function lockOwn(tx: Tx, { staffId, now }: Writing, { id, version }: Target): Promise<Own> {
  const before = await findNote(tx, id);
  const place = before && (await lockCandidate(tx, before.applicationId));
  const note = place && (await lockNote(tx, id)) ? await findNote(tx, id) : undefined;
  if (place === undefined || note === undefined) return { status: "unknown" };
  if (note.author.id !== staffId) return { status: "not-own" };
  if (now >= changeableUntil(note.writtenAt)) return { status: "too-late" };
  return note.version === version ? { status: "own", note, place } : { status: "stale" };
}

/** Changes the words or the mentions of one's own note. */
export async function changeNote(
  tx: Tx,
  writing: Writing,
  target: Target,
  change: { [Part in keyof NoteText]?: NoteText[Part] | undefined },
): Promise<{ status: "changed" | NoteKept | "mention-unseeing" }> {
  const own = await lockOwn(tx, writing, target);
  if (own.status !== "own") return own;
  const { note, place } = own;
  const { applicationId, id } = note;
  const { text = note.text, mentions } = change;
  if (mentions !== undefined) {
    const called = newlyCalled(note, mentions);
    if (!(await allRead(tx, applicationId, called))) return { status: "mention-unseeing" };
    await putMentions(tx, id, mentions);
    await takeBackNotices(tx, "mention", id, calledNoMore(note, mentions));
    await tellMentioned(tx, writing, { id, applicationId, place }, called);
  }
  await putNote(tx, id, text, writing.now);
  const fields = Object.entries(change).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  await createAuditEntry(tx, writing, "note.changed", { applicationId, place, fields });
  return { status: "changed" };
}

/** Anyone who was called stays, although they may not see it any more. */
function newlyCalled({ mentions }: Note, staffIds: readonly number[]): number[] {
  const before = new Set(mentions.map(({ id }) => id));
  return staffIds.filter((id) => !before.has(id));
}

function calledNoMore({ mentions }: Note, staffIds: readonly number[]): number[] {
  return mentions.map(({ id }) => id).filter((id) => !staffIds.includes(id));
}

/** Deletes one's own note. */
export async function forgetNote(
  tx: Tx,
  writing: Writing,
  target: Target,
): Promise<{ status: "forgotten" | NoteKept }> {
  const own = await lockOwn(tx, writing, target);
  if (own.status !== "own") return own;
  const { applicationId, id } = own.note;
  await deleteNote(tx, id);
  await takeBackNotices(tx, "mention", id);
  await createAuditEntry(tx, writing, "note.deleted", { applicationId, place: own.place });
  return { status: "forgotten" };
}
