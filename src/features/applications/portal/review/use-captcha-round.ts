import { useState } from "react";
import { type Outcome, usedCaptcha } from "./outcome/outcome.ts";

/**
 * A number that changes when the captcha has to be solved again: each time the server has checked a solution, and only
 * then. A request that got lost does not change it.
 */
export function useCaptchaRound(answered: { readonly at: number; readonly outcome: Outcome } | undefined): number {
  const [round, setRound] = useState(0);
  const latest = answered !== undefined && usedCaptcha(answered.outcome) ? answered.at : round;
  if (latest !== round) setRound(latest);
  return latest;
}
