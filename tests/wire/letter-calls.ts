import { sealStops } from "../../src/features/alerts/digest/stop-letters.server.ts";
import type { Parts, PublishedCall } from "./published-call.ts";
import type { WholePortal } from "./whole-portal.ts";

/** The code of a letter with suggestions to the owner. */
export function letterCode({ platform, owner }: Pick<WholePortal, "platform" | "owner">): string {
  return sealStops(platform.sealer, [{ kind: "suggestions", stops: String(owner.id) }]);
}

const byCode = (portal: WholePortal): Parts => ({ path: { code: letterCode(portal) } });

/** What a letter of vacancies leads to, and what its reader sees of suggestions. */
export const vacancyLetters: Record<string, PublishedCall> = {
  "POST unsubscribe/{code}": {
    who: "open",
    body: "form",
    names: "public",
    good: (portal) => ({ ...byCode(portal), body: { "List-Unsubscribe": "One-Click" } }),
  },
  "GET unsubscribe/{code}/{lang}": { who: "open", body: "none", names: "public", good: byCode },
  "POST unsubscribe/{code}/choice": {
    who: "open",
    body: "json",
    names: "public",
    good: (portal) => ({ ...byCode(portal), body: { choice: "monthly", lang: "id" } }),
  },
  "GET account/suggestions/{lang}": { who: "applicant", body: "none", names: "mine", good: () => ({}) },
};
