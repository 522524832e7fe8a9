import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { readCookies } from "../../contract/cookies.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { staleResumeCookie, twoStepOfferCookie } from "../identity/portal/session/prompt-cookies.ts";
import { useCalm } from "./use-calm.ts";

/** Prompts after a sign-in: the resume is out of date (A11), two-step sign-in is off (A9). */
type Prompt = "stale-resume" | "two-step";

/** Who is in the middle of applying or of a form is asked on the page after that. */
const forms = /^\/(profile-resume|lowongan\/profile-resume|form-star|flk\d|mfa)(\/|$)/i;

/** In this order: what decides about the next application comes before what only makes the account safer. */
const flags: readonly [Prompt, string][] = [
  ["stale-resume", staleResumeCookie],
  ["two-step", twoStepOfferCookie],
];

/** Prompts by the browser's flags, the first one first (S21). */
export function duePrompts(cookieHeader: string): Prompt[] {
  const cookies = readCookies(cookieHeader);
  return flags.filter(([, flag]) => cookies[flag] === "true").map(([prompt]) => prompt);
}

/**
 * What is asked on a page: one thing, and nothing more where something was answered already.
 * @param answeredOn the path of the page on which the last one was answered
 */
export function promptOn(path: string, due: readonly Prompt[], answeredOn: string | null): Prompt | null {
  return forms.test(path) || path === answeredOn ? null : (due[0] ?? null);
}

const storageKey = "asked";

/** Prompts already shown in this visit; empty where the browser stores nothing. */
function askedThisVisit(): string[] {
  try {
    return (sessionStorage.getItem(storageKey) ?? "").split(" ");
  } catch {
    return [];
  }
}

/** Notes that something was asked: it is once a visit, not on every page. */
function noteAsked(prompt: Prompt): void {
  try {
    sessionStorage.setItem(storageKey, [...askedThisVisit(), prompt].join(" ").trim());
  } catch {
    // Then it is asked once a page that is loaded.
  }
}

/** The next sign-in is another visit. */
function forgetAsked(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

/** Fetched when something is to be asked, so that no page carries the strips before. */
const StaleResume = lazyPart(async () => (await import("./stale-resume-prompt.tsx")).StaleResumePrompt);
const TwoStepOffer = lazyPart(
  async () => (await import("../identity/portal/two-step/two-step-offer.tsx")).TwoStepOffer,
);

interface PromptState {
  due: readonly Prompt[];
  /** Where the last one was asked: the next waits for another page. */
  askedOn: string | null;
}

const nothing: PromptState = { due: [], askedOn: null };

/** Prompts by this sign-in's flags, without those shown since. */
function dueNow(): PromptState {
  const promptState = askedThisVisit();
  return { ...nothing, due: duePrompts(document.cookie).filter((prompt) => !promptState.includes(prompt)) };
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

/** Waits for a moment in which nobody types. The notice's state ends with its page. */
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
