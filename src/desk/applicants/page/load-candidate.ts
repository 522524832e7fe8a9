import { data } from "react-router";
import type { PageRequest } from "../../../contract/page.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { getActs, type HeldAnswer } from "../../acts/acts.calls.ts";
import { listNotesCall, type NotesAnswer } from "../../notes/notes.calls.ts";
import { listScorecardsCall, type ScorecardsAnswer } from "../../scorecards/scorecards.calls.ts";
import { refusedPage } from "../../shell/refused-page.ts";
import {
  type CandidateAnswer,
  candidateCall,
  type FormAnswer,
  formCall,
  type SnapshotAnswer,
  type StarAnswer,
  snapshotCall,
  starCall,
} from "./page.calls.ts";

/** Parts of the page that an address opens. */
export const parts = ["application", "cv", "star", "form", "others", "scorecard"] as const;
export type Part = (typeof parts)[number];

export interface CandidateData {
  page: CandidateAnswer;
  part: Part;
  /** The list that it was opened from, as its address's query. */
  list: string;
  /** An earlier version that is looked at; null: the newest. */
  snapshot: SnapshotAnswer | null;
  star: StarAnswer["data"];
  /** null where it is not looked at, or the company has none. */
  form: FormAnswer["data"];
  /** What waits to leave; null for nothing, or for who decides nothing. */
  held: HeldAnswer | null;
  /** null of who is gone. */
  notes: NotesAnswer | null;
  /** null of who is gone. */
  scorecards: ScorecardsAnswer | null;
  /** `YYYY-MM-DD` in Jakarta. */
  today: string;
}

/** What the page of an application shows. Nothing is fetched ahead of being opened. */
export async function loadCandidate({ api, params, url, now }: PageRequest<{ id: string }>): Promise<CandidateData> {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw data({ code: "not-found" }, { status: 404 });
  const list = url.searchParams.get("list") ?? "";
  const part = parts.find((each) => each === url.searchParams.get("part")) ?? "application";
  const sent = await api.send(candidateCall, { path: { id }, query: { list } });
  if (sent.status === "refused") throw refusedPage(sent);
  const version = Number(url.searchParams.get("version"));
  const isEarlier = version > 0 && version !== sent.answer.version;
  const snapshot = isEarlier ? await api.send(snapshotCall, { path: { id, version } }) : null;
  if (snapshot?.status === "refused") throw refusedPage(snapshot);
  const star = part === "star" ? await api.send(starCall, { path: { id } }) : null;
  if (star?.status === "refused") throw refusedPage(star);
  // Of somebody hidden it is not told, whatever an address asks for.
  const mayTellForm = sent.answer.row.who.kind === "named";
  const form = part === "form" && mayTellForm ? await api.send(formCall, { path: { id } }) : null;
  if (form?.status === "refused") throw refusedPage(form);
  const isGone = sent.answer.row.who.kind === "gone";
  // Hiring managers decide nothing.
  const standing = isGone || sent.answer.row.isReduced ? null : await api.send(getActs, { path: { id } });
  if (standing?.status === "refused") throw refusedPage(standing);
  const notes = isGone ? null : await api.send(listNotesCall, notesAsked(id, url));
  if (notes?.status === "refused") throw refusedPage(notes);
  const scorecards = isGone ? null : await api.send(listScorecardsCall, { path: { id } });
  if (scorecards?.status === "refused") throw refusedPage(scorecards);
  const beside = { snapshot: snapshot?.answer ?? null, star: star?.answer.data ?? [], notes: notes?.answer ?? null };
  const judged = { form: form?.answer.data ?? null, scorecards: scorecards?.answer ?? null, today: jakartaDay(now) };
  return { page: sent.answer, part, list, held: standing?.answer.held ?? null, ...beside, ...judged };
}

/** The newest notes, or those that are older than a page of them. */
function notesAsked(id: number, { searchParams }: URL) {
  const cursor = searchParams.get("notes");
  return { path: { id }, query: cursor === null ? {} : { cursor } };
}
