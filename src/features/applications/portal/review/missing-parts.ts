import { sections } from "../../../resumes/completeness.ts";
import { faultMessage } from "../../../resumes/portal/form/checks/fault-message.ts";
import { sectionOfProfilePath } from "../../../resumes/portal/wire/paths.ts";
import type { AnswerSection } from "./answers/answers.ts";

/** A section that lacks something, and what to do there. */
export interface MissingPart {
  section: AnswerSection;
  /** "Pilih tanggal lahir Anda."; each sentence once. */
  wants: string[];
}

/** What get-profile calls missing, by section in the form's order; the statements are asked for on the review itself. */
export function missingParts(missing: readonly string[]): MissingPart[] {
  return sections.flatMap((section) => {
    if (section === "consents") return [];
    const paths = missing.filter((path) => sectionOfProfilePath(path) === section);
    const wants = [...new Set(paths.map((path) => faultMessage(path, "required")))];
    return wants.length === 0 ? [] : [{ section, wants }];
  });
}
