import type { Refusal } from "../../contract/reply.ts";
import type { Language } from "../../i18n/language.ts";
import { type NewFile, readFiles, type Scanning, type UnreadFile } from "../documents/read-file.server.ts";
import type { Consents, Resume } from "./resume.ts";

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
