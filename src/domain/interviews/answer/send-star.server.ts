import type { Platform } from "../../../platform/platform.ts";
import { removeDraft } from "../../drafts/draft.queries.server.ts";
import type { SendStarRequest } from "../star.schema.ts";
import { findOwnStar, writeAnswers } from "../star.queries.server.ts";
import { starDraftName } from "../star.ts";
import { keptAnswers, type StarFault, starFaults } from "./check-answers.ts";

export type SentStar = { status: "kept" | "unknown" | "already-submitted" } | { status: "wrong"; faults: StarFault[] };

/** Keeps what was filled in, or sends it for good; of many sendings at once one counts, and its draft goes. */
export function takeStar(
  { database, clock }: Pick<Platform, "database" | "clock">,
  applicantId: number,
  { ApplicantSTARId: id, ApplicantSTARResult: given, isDraft }: SendStarRequest["body"],
): Promise<SentStar> {
  return database.transact<SentStar>(async (tx) => {
    const own = await findOwnStar(tx, applicantId, id);
    if (!own) return { status: "unknown" };
    const faults = starFaults(own.asked ?? own.document, given, isDraft === true);
    if (faults.length > 0) return { status: "wrong", faults };
    const sent = isDraft === true ? null : { asked: own.document, at: clock() };
    if (!(await writeAnswers(tx, id, keptAnswers(given), sent))) return { status: "already-submitted" };
    if (sent !== null) await removeDraft(tx, applicantId, starDraftName(id));
    return { status: "kept" };
  });
}
