import { purposeKeys } from "../../security/sealer.ts";

/** Of a mark: enough to know a secret again, far too little to find it by trying. */
const MARK_BYTES = 4;

/** By what each secret is known again. */
export function secretMarks(secrets: readonly string[]): string[] {
  return purposeKeys(secrets, "backup-mark").map((key) => key.subarray(0, MARK_BYTES).toString("hex"));
}
