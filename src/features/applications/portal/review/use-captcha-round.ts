import { useState } from "react";
import { type Outcome, usedCaptcha } from "./outcome/outcome.ts";

/**
 * Changes when the captcha is to be solved again: each time the server has looked at its solution, and only then. A try
 * after that which got lost leaves it as it is.
 */
export function useCaptchaRound(answered: { readonly at: number; readonly outcome: Outcome } | undefined): number {
  const [round, setRound] = useState(0);
  const latest = answered !== undefined && usedCaptcha(answered.outcome) ? answered.at : round;
  if (latest !== round) setRound(latest);
  return latest;
}
