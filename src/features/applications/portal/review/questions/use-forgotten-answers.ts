import { useEffect } from "react";
import { forgetAnswers } from "./kept-answers.ts";

/** Forgets what was answered, once it is sent. */
export function useForgottenAnswers(): void {
  useEffect(forgetAnswers, []);
}
