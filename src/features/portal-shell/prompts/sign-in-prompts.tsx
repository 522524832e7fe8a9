import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { useCalm } from "../use-calm.ts";
import { duePrompts, type Prompt, promptOn } from "./due-prompts.ts";

const kept = "asked";

/** What this visit was asked already; nothing where the browser keeps nothing. */
function askedThisVisit(): string[] {
  try {
    return (sessionStorage.getItem(kept) ?? "").split(" ");
  } catch {
    return [];
  }
}

/** Notes that something was asked: it is once a visit, not on every page. */
function noteAsked(prompt: Prompt): void {
  try {
    sessionStorage.setItem(kept, [...askedThisVisit(), prompt].join(" ").trim());
  } catch {
    // Then it is asked once a page that is loaded.
  }
}

/** The next sign-in is another visit. */
function forgetAsked(): void {
  try {
    sessionStorage.removeItem(kept);
  } catch {
    // Nothing was kept.
  }
}

/** Fetched when something is to be asked, so that no page carries the strips before. */
const StaleResume = lazyPart(async () => (await import("./stale-resume-prompt.tsx")).StaleResumePrompt);
const TwoStepOffer = lazyPart(
  async () => (await import("../../identity/portal/two-step/two-step-offer.tsx")).TwoStepOffer,
);

interface Asked {
  due: readonly Prompt[];
  /** Where the last one was asked: the next waits for another page. */
  askedOn: string | null;
}

const nothing: Asked = { due: [], askedOn: null };

/** What the flags of this sign-in say, without what was asked since. */
function dueNow(): Asked {
  const asked = askedThisVisit();
  return { ...nothing, due: duePrompts(document.cookie).filter((prompt) => !asked.includes(prompt)) };
}

/** Asks what a sign-in is to be followed by: one thing a page, each once a visit, when nobody types (S21). */
export function SignInPrompts({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const [{ due, askedOn }, setAsked] = useState(nothing);
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isSignedIn) forgetAsked();
    setAsked(isSignedIn ? dueNow() : nothing);
  }, [isSignedIn]);
  const prompt = promptOn(pathname, due, askedOn);
  if (prompt === null) return null;
  const drop = (on: string | null) =>
    setAsked((before) => ({ due: before.due.filter((one) => one !== prompt), askedOn: on }));
  return (
    <Asking
      key={`${prompt} ${pathname}`}
      prompt={prompt}
      onDone={() => drop(pathname)}
      onNeedless={() => drop(askedOn)}
    />
  );
}

interface AskingProps {
  readonly prompt: Prompt;
  /** It was answered, or its page was left. */
  readonly onDone: () => void;
  readonly onNeedless: () => void;
}

/** Waits for a moment in which nobody types. What was seen is over with its page. */
function Asking({ prompt, onDone, onNeedless }: AskingProps) {
  const isCalm = useCalm();
  const [isShown, setShown] = useState(false);
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    if (!isShown) return;
    noteAsked(prompt);
    return () => leave();
  }, [isShown, prompt]);
  if (!isCalm) return null;
  const show = () => setShown(true);
  return (
    <Suspense>
      {prompt === "stale-resume" ? (
        <StaleResume onShow={show} onClose={onDone} onNeedless={onNeedless} />
      ) : (
        <TwoStepOffer onShow={show} onClose={onDone} />
      )}
    </Suspense>
  );
}
