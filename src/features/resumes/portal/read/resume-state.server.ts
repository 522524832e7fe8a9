import type { Db } from "../../../../platform/database/database.ts";
import type { ResumeState } from "../../../vacancies/ports.ts";
import { completeSections, missing, sections } from "../../completeness.ts";
import { findConsentRecord } from "../../consent.queries.server.ts";
import { otherIds } from "../../master-lists.server.ts";
import { findResume } from "../../resume.queries.server.ts";
import { sectionIds, sectionTitle } from "../form/frame/section-words.ts";

/** How many sections a resume has and which still lack something, in the words of the language that is read. */
export async function resumeState(db: Db, applicantId: number): Promise<ResumeState> {
  const { resume, photo, cv } = await findResume(db, applicantId);
  const { agreed: consents } = await findConsentRecord(db, applicantId);
  const whole = { resume, hasPhoto: photo !== null, hasCv: cv !== null, consents };
  const isComplete = completeSections(missing(whole, await otherIds(db, resume)));
  const lacking = sections.filter((section) => !isComplete[section]);
  return {
    sections: sections.length,
    missing: lacking.map((section) => ({
      name: sectionTitle(section),
      path: `/profile-resume#${sectionIds[section]}`,
    })),
  };
}
