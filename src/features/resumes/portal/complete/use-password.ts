import { useState } from "react";
import { fieldMessage } from "../../../../contract/field-errors.ts";
import { isOwnName, passwordFault } from "../../../identity/password/password.ts";
import type { SignUpHandOver } from "../../../identity/portal/sign-up/sign-up-hand-over.ts";

/** The password of the first step; asked for again after a reload, because it is never stored. */
export function usePassword({ name, email, password: given }: SignUpHandOver) {
  const [isAsked, setIsAsked] = useState(given === null);
  const [typed, setTyped] = useState(given ?? "");
  const [error, setError] = useState<string>();
  const fault = passwordFault(typed) ?? (isOwnName(typed, { name, email }) ? "password-own-name" : null);
  const tell = () => setError(fault === null ? undefined : fieldMessage(fault));
  return {
    isAsked,
    typed,
    error,
    own: [name, email],
    isMissing: fault !== null,
    type(text: string) {
      setTyped(text);
      setError(undefined);
    },
    /** Leaving a filled field looks at it. */
    leave() {
      if (typed !== "") tell();
    },
    tell,
    /** The server refused it: another one is needed. */
    refuse(message: string) {
      setIsAsked(true);
      setError(message);
    },
  };
}

export type PasswordInHand = ReturnType<typeof usePassword>;
