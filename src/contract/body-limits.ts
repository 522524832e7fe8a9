/** A body's maximum size; every call and page form with a body names one (promise 21). */
export interface BodyLimits {
  /** Bytes of everything but files: of the JSON, or of all fields of a form together. */
  readonly bytes: number;
  /** Bytes of each file, by the name of its part; what other parts hold is not kept. */
  readonly files: Readonly<Record<string, number>>;
  /** True where texts of any length within `bytes` are kept as they came: in drafts, from which nothing may be lost. */
  readonly keepsLongTexts?: true;
}

const KiB = 1024;
const MiB = 1024 * KiB;

/** Fields of a form and parts of a multipart body, counted before they are read. */
export const mostFields = 300;

/** Characters of a text that is looked at closely: no field takes more. */
export const longestText = 10_000;

/** A handful of fields. */
export const smallBody: BodyLimits = { bytes: 16 * KiB, files: {} };

/** A whole document: a resume, a long form, its answers. */
export const documentBody: BodyLimits = { bytes: 256 * KiB, files: {} };

/** A document half written. */
export const draftBody: BodyLimits = { ...documentBody, bytes: documentBody.bytes + KiB, keepsLongTexts: true };

/** A file of JSON, chosen, or its text as a form or as JSON carries it. */
export const jsonFileBody: BodyLimits = { bytes: 768 * KiB, files: { file: 256 * KiB }, keepsLongTexts: true };

/** §5 "Photo", "CV". */
const largestFiles = { photo: 2 * MiB, cv: 5 * MiB } as const;

/** A whole document, and files by the names of their parts. */
export function documentWith(parts: Readonly<Record<string, keyof typeof largestFiles>>): BodyLimits {
  const files = Object.entries(parts).map(([name, kind]): [string, number] => [name, largestFiles[kind]]);
  return { ...documentBody, files: Object.fromEntries(files) };
}

/** A CV to be read, with the form as it is filled in so far. */
export const cvBody: BodyLimits = { ...documentBody, files: { file: largestFiles.cv } };

/** Room for a file that is somewhat too large, so that its own field is named in the refusal. */
const headroom = 2 * MiB;

/** Bytes of a whole body as it travels. */
export function mostBytes({ bytes, files }: BodyLimits): number {
  const sizes = Object.values(files);
  return sizes.reduce((sum, size) => sum + size, bytes) + (sizes.length > 0 ? headroom : 0);
}
