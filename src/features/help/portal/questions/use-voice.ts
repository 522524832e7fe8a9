import { useActionData, useFetcher, useLocation } from "react-router";
import { questionAnchor } from "../../help-paths.ts";
import type { act, Voice } from "./act-on-voice.ts";

/** The form that takes a visitor's voice on one answer, and what came of it; without script the page's own. */
export function useVoice(questionId: number) {
  const fetcher = useFetcher<typeof act>({ key: `voice-${questionId}` });
  const ofPage = useActionData<Voice>();
  const { pathname, search } = useLocation();
  const told = fetcher.data ?? (ofPage?.questionId === questionId ? ofPage : undefined);
  return {
    Form: fetcher.Form,
    action: `${pathname}${search}#${questionAnchor(questionId)}`,
    isSending: fetcher.state !== "idle",
    told,
  };
}
