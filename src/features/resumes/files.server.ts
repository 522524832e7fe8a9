import type { Refusal } from "../../contract/reply.ts";
import type { Language } from "../../i18n/language.ts";
import type { Tx } from "../../platform/database/database.ts";
import { dropUnusedFiles } from "../documents/document.queries.server.ts";
import type { CvPlace } from "../documents/inspect-cvs.server.ts";
import { type NewFile, readFiles, type Scanning, type UnreadFile } from "../documents/read-file.server.ts";
import { lockResume, namesShown, takeCvOut } from "./resume.queries.server.ts";
import type { Consents, Resume } from "./resume.ts";

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

/** The resume's part of a sign-up with nothing wrong in it but, perhaps, its files. */
export interface CheckedSignUp {
  resume: Resume;
  consents: Consents;
  unread: UnreadFile[];
}

/** The resume's part of a sign-up that may be stored. */
export interface SignedUpResume extends Omit<CheckedSignUp, "unread"> {
  files: NewFile[];
}

/** Reads photo and CV of a sign-up, when all else is right. */
export async function readSignedUpFiles(
  scanning: Scanning,
  { unread, ...rest }: CheckedSignUp,
  asking: { language: Language; network: string },
): Promise<{ status: "read"; value: SignedUpResume } | Refusal> {
  const read = await readFiles(scanning, unread, asking);
  return read.status === "read" ? { status: "read", value: { ...rest, files: read.files } } : read;
}
