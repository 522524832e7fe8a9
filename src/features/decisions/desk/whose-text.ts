import { m } from "#messages";
import type { Whose } from "./acts.calls.ts";

/** What somebody is called who may be named, or not. */
export function whoseText(who: Whose): string {
  if (who.kind === "named") return who.name;
  return who.kind === "hidden" ? m.desk_acts_alias({ code: who.code }) : m.desk_acts_gone_person();
}
