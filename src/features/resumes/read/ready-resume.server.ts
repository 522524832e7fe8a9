import type { Tx } from "../../../platform/database/database.ts";
import { isResumeField, missing, type ResumePath } from "../completeness.ts";
import { findConsents } from "../consent.queries.server.ts";
import { otherIds } from "../master-lists.server.ts";
import { lockResume, type StoredResume } from "../resume.queries.server.ts";
import type { Consents } from "../resume.ts";

/** A resume as far as applying looks at it. */
export interface ReadyResume {
  stored: StoredResume;
  /** The consents that stand. */
  consents: Consents;
  /** What is missing besides consents. */
  missing: ResumePath[];
}

/** The resume of an applicant, locked until the transaction ends, so that what is sent is what was checked. */
export async function lockReadyResume(tx: Tx, applicantId: number): Promise<ReadyResume> {
  const stored = await lockResume(tx, applicantId);
  const consents = await findConsents(tx, applicantId);
  const { resume, photo, cv } = stored;
  const whole = { resume, hasPhoto: photo !== null, hasCv: cv !== null, consents };
  const lacking = missing(whole, await otherIds(tx, resume));
  return { stored, consents, missing: lacking.filter(isResumeField) };
}
