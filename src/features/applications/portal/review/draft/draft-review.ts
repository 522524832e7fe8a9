import { jakartaDay } from "../../../../../i18n/calendar.ts";
import { dateText } from "../../../../../i18n/formats.ts";
import { sections } from "../../../../resumes/completeness.ts";
import { faultMessage } from "../../../../resumes/portal/form/checks/fault-message.ts";
import { sectionOfProfilePath } from "../../../../resumes/portal/wire/paths.ts";
import type { ProfileData } from "../../../../resumes/portal/wire/profile-answer.schema.ts";
import { changedSections, type SectionChange } from "../../changed-answers.ts";
import type { TextOf } from "../answers/text-of.ts";
import type { MissingPart } from "../missing-parts.ts";
import type { WaitingDraft } from "./waiting-draft.ts";

/** What the review says of a draft that waits. */
export interface DraftReview {
  version: number;
  /** "12/11/2026" */
  date: string;
  /** What taking it in would change. */
  changes: SectionChange[];
  /** Why it cannot be taken in as it is: sections with what is wrong or missing. */
  faulty: MissingPart[];
  isContested: boolean;
}

function faultyParts({ faults }: WaitingDraft): MissingPart[] {
  return sections.flatMap((section) => {
    if (section === "consents") return [];
    const found = faults.filter(({ path }) => sectionOfProfilePath(path) === section);
    const wants = [...new Set(found.map(({ path, code, message }) => message ?? faultMessage(path, code)))];
    return wants.length === 0 ? [] : [{ section, wants }];
  });
}

/** A draft beside the resume that would be sent; null where it would change nothing. */
export function draftReview(stored: ProfileData, draft: WaitingDraft, textOf: TextOf): DraftReview | null {
  const changes = changedSections(stored, draft.content, textOf);
  const known = new Set(stored.missing);
  // What the resume lacks already the review says by itself.
  const isNew = draft.faults.some(({ path, code }) => code !== "required" || !known.has(path));
  if (changes.length === 0 && !isNew) return null;
  const { version, isContested } = draft;
  return { version, date: dateText(jakartaDay(draft.at)), changes, faulty: faultyParts(draft), isContested };
}
