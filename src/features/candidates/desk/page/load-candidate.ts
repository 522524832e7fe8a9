import { data } from "react-router";
import type { Api, Sent } from "../../../../contract/client.ts";
import type { PageRequest } from "../../../../contract/page.ts";
import { getId } from "../../../../contract/page-meta.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { getActs, type HeldAnswer } from "../../../decisions/desk/acts.calls.ts";
import { type DecideData, loadDecision } from "../../../decisions/desk/decide/act-on-decide.ts";
import { decideParameter } from "../../../decisions/desk/decide/decide-path.ts";
import { needed } from "../../../desk-base/desk-page.ts";
import { listNotesCall, type NotesAnswer } from "../../../notes/desk/notes.calls.ts";
import { listScorecardsCall, type ScorecardsAnswer } from "../../../scorecards/desk/scorecards.calls.ts";
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
  /** The held act; null for none, or for a reader who decides nothing. */
  scheduledAct: HeldAnswer | null;
  /** Whether another system leads its vacancy, so that nothing is decided here. */
  isLedByImport: boolean;
  /** The panel to decide, where the address opens it. */
  decision: DecideData | null;
  /** null for a person whose data is gone. */
  notes: NotesAnswer | null;
  /** null for a person whose data is gone. */
  scorecards: ScorecardsAnswer | null;
  /** `YYYY-MM-DD` in Jakarta. */
  today: string;
}

/** The page of an application. Nothing is fetched before it is opened. */
export async function loadCandidate({ api, params, url, now }: PageRequest<{ id: string }>): Promise<CandidateData> {
  const id = getId(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw data({ code: "not-found" }, { status: 404 });
  const part = parts.find((each) => each === url.searchParams.get("part")) ?? "application";
  const { page, list } = await openPage(api, id, url.searchParams.get("list") ?? "");
  const version = Number(url.searchParams.get("version"));
  const isEarlier = version > 0 && version !== page.version;
  const { who, isReduced } = page.row;
  const isGone = who.kind === "gone";
  const path = { id };
  const [snapshot, star, form, acts, notes, scorecards] = await Promise.all([
    isEarlier ? api.send(snapshotCall, { path: { id, version } }) : null,
    part === "star" ? api.send(starCall, { path }) : null,
    // For a hidden person it is omitted, whatever an address asks for.
    part === "form" && who.kind === "named" ? api.send(formCall, { path }) : null,
    // Hiring managers decide nothing.
    isGone || isReduced ? null : api.send(getActs, { path }),
    isGone ? null : api.send(listNotesCall, notesAsked(id, url)),
    isGone ? null : api.send(listScorecardsCall, { path }),
  ]);
  const application = findAnswer(acts);
  const kind = url.searchParams.get(decideParameter);
  const decision =
    application === null || kind === null ? null : await loadDecision({ api, now }, id, application, kind);
  return {
    ...{ page, part, list, today: jakartaDay(now) },
    snapshot: findAnswer(snapshot),
    star: findAnswer(star)?.data ?? [],
    form: findAnswer(form)?.data ?? null,
    scheduledAct: application?.held ?? null,
    isLedByImport: application?.lead === "import",
    decision,
    notes: findAnswer(notes),
    scorecards: findAnswer(scorecards),
  };
}

/** A list that filters by what its reader may not see, as in a colleague's link, opens the page without the list. */
async function openPage(api: Api, id: number, list: string): Promise<Pick<CandidateData, "page" | "list">> {
  const sent = await api.send(candidateCall, { path: { id }, query: { list } });
  if (sent.status === "refused" && sent.code === "filter-forbidden") return openPage(api, id, "");
  return { page: needed(sent), list };
}

/** The answer; null without a question. */
const findAnswer = <Answer>(sent: Sent<Answer> | null): Answer | null => (sent === null ? null : needed(sent));

/** The newest notes, or those that are older than a page of them. */
function notesAsked(id: number, { searchParams }: URL) {
  const cursor = searchParams.get("notes");
  return { path: { id }, query: cursor === null ? {} : { cursor } };
}
