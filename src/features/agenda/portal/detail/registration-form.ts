import { eventPath } from "../../event-path.ts";

/** What the form on an event's page may ask for. */
const intents = ["register", "unregister"] as const;
export type Intent = (typeof intents)[number];

export const intentName = "intent";
/** Names in the address what was done without script. */
export const doneName = "done";
/** Where on the page registering is. */
export const registrationId = "registration";

export function isIntent(value: FormDataEntryValue | null): value is Intent {
  return intents.some((intent) => intent === value);
}

/** Where one comes back to register after signing in. */
export function registrationPath(id: number): string {
  return `${eventPath(id)}#${registrationId}`;
}

/** Signing in first, and back to registering (S2). */
export function signInPath(id: number): string {
  return `/signin?redirect=${encodeURIComponent(registrationPath(id))}`;
}
