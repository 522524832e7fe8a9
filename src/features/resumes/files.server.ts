import type { Tx } from "../../platform/database/database.ts";
import { dropUnusedFiles } from "../documents/document.queries.server.ts";
import type { CvPlace } from "../documents/inspect-cvs.server.ts";
import { lockResume, namesShown, takeCvOut } from "./resume.queries.server.ts";

/** The resume, of whose CVs one may have to be withheld. */
export const cvPlace: CvPlace = {
  page: "/profile-resume",
  async takeOut(tx, { applicantId, name }) {
    await lockResume(tx, applicantId);
    await takeCvOut(tx, name);
  },
};

/** Forgets an applicant's files that neither the resume nor anything else uses. @returns their names */
export function dropUnused(tx: Tx, applicantId: number): Promise<string[]> {
  return dropUnusedFiles(tx, applicantId, namesShown(tx, applicantId));
}
