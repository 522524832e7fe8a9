import { Suspense, useEffect, useState } from "react";
import { type AskAtDesk, keepDeskAsker } from "../../../../contract/ask-in-place.ts";
import type { DeskAsk } from "../../../../contract/desk-ask.ts";
import { lazyPart } from "../../../../ui/lazy-part.ts";

/** Fetched when a call asks for it, so that no page carries it before. */
const Dialog = lazyPart(async () => (await import("./proof-dialog.tsx")).ProofDialog);

interface PendingRequest {
  ask: DeskAsk;
  answer: (isShown: boolean) => void;
}

/** Asks over the page for what opens a lock, or for the second step, when a call needs it; then that call continues. */
export function AskInPlace({ userName }: { readonly userName: string }) {
  const [asked, setAsked] = useState<readonly PendingRequest[]>([]);
  useEffect(() => {
    const ask: AskAtDesk = (what) => new Promise((answer) => setAsked((before) => [...before, { ask: what, answer }]));
    return keepDeskAsker({ userName, ask });
  }, [userName]);
  const [first] = asked;
  if (first === undefined) return null;
  const onAnswer = (isShown: boolean) => {
    setAsked((before) => before.slice(1));
    first.answer(isShown);
  };
  return (
    <Suspense>
      <Dialog key={first.ask} ask={first.ask} onAnswer={onAnswer} />
    </Suspense>
  );
}
