import { m } from "#messages";
import { withdrawn } from "../application.ts";

/** Why an application ended, of the wire's `endReason`; "" when nothing was said. */
export function endText(endReason: string | null): string {
  return endReason === withdrawn ? m.applications_end_withdrawn() : (endReason ?? "");
}
