import type { RefusedCall } from "../../../contract/browser-api.ts";

/** The shell's message for a refused call (§8); null: the page itself shows one. */
export type RefusalMeaning =
  /** 'Token Expired, Please Re-login' (A12). */
  | { kind: "token-expired" }
  /** Master data without a valid token: a message with the status, then home with `clear=true`. */
  | { kind: "master-data" }
  /** The resume could not be fetched: a message with the status, then the sign-in. */
  | { kind: "resume"; http: 401 | 500 }
  /** It happened again after everything was cleared. */
  | { kind: "failure"; message: string };

const masterData = /^(master-data|form\/dropdown|form\/platform-dropdown)\b/;
const resume = /^(form\/)?get-profile\b/;

/** @param isCleared whether the page's address says `clear=true` */
export function refusalMeaning({ path, http, code, message }: RefusedCall, isCleared: boolean): RefusalMeaning | null {
  if (masterData.test(path) && http === 401) {
    return isCleared ? { kind: "failure", message } : { kind: "master-data" };
  }
  if (resume.test(path) && (http === 401 || http === 500)) return { kind: "resume", http };
  return code === "token-expired" ? { kind: "token-expired" } : null;
}
