import { hasSeen, type Seen } from "../audit/see.server.ts";

/** What an applicant is called in a letter that is shown to staff: by an alias, or by name where it is written that they are seen. */
export type Naming = { alias: string } | { seen: Seen };

/**
 * What stands for the applicant's name; null for the name itself.
 * @throws Error where nobody wrote that this person is seen: a fault of ours
 */
export function aliasIn(naming: Naming, applicantId: number): string | null {
  if ("alias" in naming) return naming.alias;
  if (!hasSeen(naming.seen, applicantId)) throw new Error("A letter would name somebody of whom no look is written.");
  return null;
}
