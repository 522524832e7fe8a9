import { useEffect, useRef, useState } from "react";
import { deskApi } from "../../../contract/desk-api.ts";
import type { FieldError } from "../../../contract/reply.ts";
import { type SaveState, saveAfterMs, stateAfter, tryAgainMs, useLeaveWarning } from "../../desk-base/save-state.ts";
import type { CriterionRating, ScorecardText } from "../scorecard.ts";
import { keepScorecardCall, type OwnScorecardAnswer, sendScorecardCall } from "./scorecards.calls.ts";

interface Trouble {
  message: string;
  errors: readonly FieldError[];
}

/** A scorecard under way: what is typed, what the server has of it, and what was written elsewhere meanwhile. */
interface Writing {
  text: ScorecardText;
  base: { version: number; text: ScorecardText };
  theirs: OwnScorecardAnswer | null;
  state: SaveState;
  trouble: Trouble | null;
}

const isSame = (one: ScorecardText, other: ScorecardText) => JSON.stringify(one) === JSON.stringify(other);

const isKept = ({ text, base }: Writing) => isSame(text, base.text);

const toBody = ({ ratings, ...text }: ScorecardText) => ({ ...text, ratings: ratings.map((one) => ({ ...one })) });

function beginWriting({ version, text }: OwnScorecardAnswer): Writing {
  return { text, base: { version, text }, theirs: null, state: "idle", trouble: null };
}

/** Keeps what is typed. @returns what that changes */
async function keep(id: number, { text, base }: Writing): Promise<Partial<Writing>> {
  const sent = await deskApi.send(keepScorecardCall, { path: { id }, body: toBody(text) }, { ifMatch: base.version });
  if (sent.status === "accepted") {
    // What came back is tidied; what is typed here stays as it is typed.
    return { base: { version: sent.answer.version, text }, state: "idle", trouble: null };
  }
  const { http, message, errors, extra } = sent;
  if (http === 412 && extra.current !== undefined) return { theirs: extra.current, state: "idle", trouble: null };
  return { state: stateAfter(http), trouble: http === 0 ? null : { message, errors } };
}

/** The draft, and a setter whose change every waiting answer sees at once. */
function useWriting(mine: OwnScorecardAnswer) {
  const [writing, setWriting] = useState(() => beginWriting(mine));
  const latest = useRef(writing);
  const change = (more: Partial<Writing>) => {
    latest.current = { ...latest.current, ...more };
    setWriting(latest.current);
  };
  return { writing, latest, change };
}

/** Saves after a pause, one save after the other; one that failed is tried again. */
function useSaving(id: number, { writing, latest, change }: ReturnType<typeof useWriting>) {
  const running = useRef(Promise.resolve());
  const saveOnce = async () => {
    if (latest.current.theirs !== null || isKept(latest.current)) return;
    change({ state: "saving" });
    change(await keep(id, latest.current));
  };
  const save = async (): Promise<boolean> => {
    running.current = running.current.then(saveOnce);
    await running.current;
    return isKept(latest.current);
  };
  const { state, theirs } = writing;
  const isUnsaved = !isKept(writing);
  // One timer a change: every key begins the pause again.
  useEffect(() => {
    if (!isUnsaved || theirs !== null || state === "stopped" || state === "saving") return;
    const again = () => void save();
    const timer = setTimeout(again, state === "idle" ? saveAfterMs : tryAgainMs);
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  });
  useLeaveWarning(isUnsaved || theirs !== null);
  // Leaving for another desk page before the pause ends loses nothing.
  const leaving = useRef(save);
  useEffect(() => {
    leaving.current = save;
  });
  useEffect(() => () => void leaving.current(), []);
  return { save, isUnsaved };
}

/** One's own scorecard as it is written: kept as a draft after a pause, and sent whole. */
export function useScorecard(id: number, mine: OwnScorecardAnswer) {
  const all = useWriting(mine);
  const { save, isUnsaved } = useSaving(id, all);
  const { writing, change } = all;
  const { text, base, theirs, state, trouble } = writing;
  const type = (next: ScorecardText) => change({ text: next, state: state === "stopped" ? "idle" : state });
  return {
    ...{ text, theirs, state, trouble, isUnsaved },
    isDraft: base.version > mine.version || mine.hasDraft,
    judge(criterionId: number, judged: Partial<CriterionRating>) {
      const ratings = text.ratings.map((one) => (one.criterionId === criterionId ? { ...one, ...judged } : one));
      type({ ...text, ratings });
    },
    say: (more: Partial<Pick<ScorecardText, "recommendation" | "summary">>) => type({ ...text, ...more }),
    /** Chooses one of two that met; the other is gone from then on. */
    settle(choice: "theirs" | "mine") {
      if (theirs === null) return;
      const taken = { version: theirs.version, text: theirs.text };
      change({ base: taken, theirs: null, text: choice === "theirs" ? theirs.text : text });
    },
    /** Saves and sends it. @returns whether it is sent */
    async send(): Promise<boolean> {
      if (!(await save())) return false;
      const sent = await deskApi.send(sendScorecardCall, { path: { id } });
      change({ trouble: sent.status === "accepted" ? null : { message: sent.message, errors: sent.errors } });
      return sent.status === "accepted";
    },
  };
}

export type Filling = ReturnType<typeof useScorecard>;
