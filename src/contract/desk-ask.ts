import { ownPath } from "./own-path.ts";

/** Code of a call whose session was idle for too long on an own device. */
export const lockedCode = "session-locked";

/** Code of a call for which the second step has to be shown once more. */
export const stepUpCode = "step-up-needed";

/** Steps that the desk may require before a call continues. */
export type DeskAsk = typeof lockedCode | typeof stepUpCode;

/** The step that a refusal requires; null for other refusals. */
export function findDeskAsk(code: unknown): DeskAsk | null {
  return code === lockedCode || code === stepUpCode ? code : null;
}

/** A path below the desk's own out of untrusted text; the desk's first page in place of any other. */
export function deskPath(text: FormDataEntryValue | null | undefined): string {
  const path = ownPath(text);
  return path !== null && isDeskPath(path) ? path : "/staff";
}

/** True for the desk's first page and all below it. */
export function isDeskPath(path: string): boolean {
  return /^\/staff(?:[/?#]|$)/.test(path);
}

const pages = { [lockedCode]: "/staff/unlock", [stepUpCode]: "/staff/step-up" } as const;

/** The page where that is shown which a call asks for, and the way back. */
export function askPath(ask: DeskAsk, to: string): string {
  return to === "/staff" ? pages[ask] : `${pages[ask]}?${new URLSearchParams({ to })}`;
}

/** How an action ended, of its result as the router hands it on: of no type, and undefined where nothing was sent. */
export function outcomeIn(result: unknown): { status: string } | undefined {
  const outcome = field(result, "outcome");
  const status = field(outcome, "status");
  return typeof status === "string" ? { status } : undefined;
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
