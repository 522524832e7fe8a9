/** The purpose of a person's file, set by the feature that shows it. `cv` is a PDF, every other role a photo. */
export interface FilePurpose {
  /** Under which its row knows it. */
  role: string;
  /** The wire's name of its part. */
  part: string;
}

/** Where every stored file is named: what no row here names is swept up. */
export const fileNames = { table: "resume_files", column: "name" } as const;

/** Address of a photo or CV on this site; only its owner gets it. */
export function fileUrl(basePath: string, name: string): string {
  return `${basePath.replace(/\/$/, "")}/api/v1/files/${name}`;
}
