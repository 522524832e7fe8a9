import { useDeferredValue, useEffect, useState } from "react";
import {
  loadStrength,
  type MeasureStrength,
  type StrengthLevel,
} from "../../../domain/people/password/password-strength.ts";

let measuring: Promise<MeasureStrength> | undefined;

/** The strength of what is typed; 0 while nothing is, or while the words to measure with are on their way. */
export function useStrength(password: string, own: readonly string[]): StrengthLevel | 0 {
  const [measure, setMeasure] = useState<MeasureStrength>();
  const typed = useDeferredValue(password);
  const isTyping = password !== "";
  useEffect(() => {
    if (!isTyping) return;
    measuring ??= loadStrength();
    // Without the meter the form works all the same; the next password typed tries again.
    measuring.then(
      (loaded) => setMeasure(() => loaded),
      () => {
        measuring = undefined;
      },
    );
  }, [isTyping]);
  return measure === undefined || typed === "" ? 0 : measure(typed, own);
}
