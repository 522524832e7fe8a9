import { useState } from "react";

/** Counts how often `outcome` changed: a key for what must begin anew after each answer, such as a captcha. */
export function useTurn(outcome: unknown): number {
  const [seen, setSeen] = useState({ outcome, turn: 0 });
  if (seen.outcome === outcome) return seen.turn;
  setSeen({ outcome, turn: seen.turn + 1 });
  return seen.turn + 1;
}
