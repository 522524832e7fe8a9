import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { duePrompts, type Prompt, promptOn } from "./due-prompts.ts";

/** Fetched when something is to be asked, so that no page carries the dialogs before. */
const StaleResume = lazy(async () => {
  const { StaleResumePrompt } = await import("./stale-resume-prompt.tsx");
  return { default: StaleResumePrompt };
});
const TwoStepOffer = lazy(async () => {
  const { OfferDialog } = await import("../../features/accounts/two-step/offer/offer-dialog.tsx");
  return { default: OfferDialog };
});

interface Asked {
  due: readonly Prompt[];
  /** Where the last one was answered: the next waits for another page. */
  answeredOn: string | null;
}

/** Asks what a sign-in is to be followed by, one thing a page, at its start (S21). */
export function SignInPrompts({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const [{ due, answeredOn }, setAsked] = useState<Asked>({ due: [], answeredOn: null });
  const { pathname } = useLocation();
  useEffect(() => {
    setAsked({ due: isSignedIn ? duePrompts(document.cookie) : [], answeredOn: null });
  }, [isSignedIn]);
  const prompt = promptOn(pathname, due, answeredOn);
  if (prompt === null) return null;
  const drop = (on: string | null) => setAsked({ due: due.filter((one) => one !== prompt), answeredOn: on });
  return (
    <Suspense>
      {prompt === "stale-resume" ? (
        <StaleResume onClose={() => drop(pathname)} onNeedless={() => drop(answeredOn)} />
      ) : (
        <TwoStepOffer onClose={() => drop(pathname)} />
      )}
    </Suspense>
  );
}
