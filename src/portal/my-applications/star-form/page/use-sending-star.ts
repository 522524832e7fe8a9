import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useRevalidator } from "react-router";
import { getLocale } from "#language-runtime";
import { browserApi } from "../../../../contract/browser-api.ts";
import { sendStar } from "../star.calls.ts";
import type { OpenStar } from "./load-star.ts";
import { resultOf, type StarValues } from "./star-values.ts";

/** How far sending is. */
type Step =
  | { status: "idle" | "asking" | "sending" }
  /** Everything stays; `isChanged`: the questions are others now. */
  | { status: "failed"; message: string; isChanged: boolean };

export interface Sending {
  step: Step;
  /** Asks first: what was sent cannot be changed. */
  ask: () => void;
  send: () => void;
  close: () => void;
}

/** Sends the form for good, and shows it as it was sent. */
export function useSendingStar(star: OpenStar, form: UseFormReturn<StarValues>, onSent: () => Promise<void>): Sending {
  const [step, setStep] = useState<Step>({ status: "idle" });
  const { revalidate } = useRevalidator();
  const send = async () => {
    setStep({ status: "sending" });
    const ApplicantSTARResult = resultOf(star.questions, form.getValues());
    const body = { ApplicantSTARId: star.id, ApplicantSTARResult, lang: getLocale() };
    const sent = await browserApi.send(sendStar, { body });
    // Also when an earlier try arrived whose answer was lost.
    if (sent.status === "accepted" || sent.code === "already-submitted") {
      await onSent();
      await revalidate();
      return setStep({ status: "idle" });
    }
    setStep({ status: "failed", message: sent.message, isChanged: sent.http === 422 });
  };
  return {
    step,
    ask: () => setStep({ status: "asking" }),
    send: () => void send(),
    close() {
      if (step.status === "failed" && step.isChanged) void revalidate();
      setStep({ status: "idle" });
    },
  };
}
