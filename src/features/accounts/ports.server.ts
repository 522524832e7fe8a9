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

/** What sign-in tells of a resume. */
export interface ResumeSummary {
  /** Address of the photo below the site's root. */
  profilePicture: string | null;
  isUpToDate: boolean;
  /** Code: "aktif", "pasif", "tidak aktif" or "". */
  seekingJobStatus: string;
}

/**
 * Port: what accounts needs of the resume, which comes after it.
 * `Valid` is the resume's own: accounts only hands it from `check` to `create`.
 */
export interface ResumePort<Valid> {
  /** @param form `data` of register, whole */
  check(form: unknown, files: SignUpFiles, language: Language): Promise<CheckedResume<Valid>>;
  /** In the transaction that makes the account. */
  create(tx: Tx, applicantId: number, value: Valid): Promise<void>;
  summary(applicantId: number): Promise<ResumeSummary>;
}

export interface AccountPorts<Valid> {
  resume: ResumePort<Valid>;
  /** The site's name, for mail; it may change while the site runs. */
  siteName: () => string;
}
