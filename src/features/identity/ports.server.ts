import type { FieldError, Refusal } from "../../contract/reply.ts";
import type { Language } from "../../i18n/language.ts";
import type { Tx } from "../../platform/database/database.ts";

export interface SignUpFiles {
  photoProfile?: File | undefined;
  cvFile?: File | undefined;
}

/** The resume's part of a sign-up; `refused` is for a file that is too large or of another kind (413, 415). */
export type CheckedResume<Valid> =
  | { status: "valid"; value: Valid }
  | { status: "invalid"; errors: FieldError[] }
  | { status: "refused"; refusal: Refusal };

export type ReadResume<Ready> = { status: "read"; value: Ready } | Refusal;

/** A resume's data in the sign-in answer. */
export interface ResumeSummary {
  /** Address of the photo below the site's root. */
  profilePicture: string | null;
  isUpToDate: boolean;
  /** Code: "aktif", "pasif", "tidak aktif" or "". */
  seekingJobStatus: string;
}

/**
 * Port: what accounts needs of the resume, which comes after it.
 * `Checked` and `Ready` are the resume's own: accounts only hands them from `check` to `read` to `create`.
 */
export interface ResumePort<Checked, Ready> {
  /** @param form `data` of register, whole; of files what costs nothing to see */
  check(form: unknown, files: SignUpFiles, language: Language): Promise<CheckedResume<Checked>>;
  /** Reads the files, which costs most, when all else is right. */
  read(checked: Checked, asking: { language: Language; network: string }): Promise<ReadResume<Ready>>;
  /** In the transaction that makes the account. */
  create(tx: Tx, applicantId: number, value: Ready): Promise<void>;
  summary(applicantId: number): Promise<ResumeSummary>;
}

export interface AccountPorts<Checked = unknown, Ready = unknown> {
  resume: ResumePort<Checked, Ready>;
  /** The site's name, for mail; it may change while the site runs. */
  siteName: () => string;
}
