/** Address of a photo or CV on this site; only its owner gets it. */
export function fileUrl(basePath: string, name: string): string {
  return `${basePath.replace(/\/$/, "")}/api/v1/files/${name}`;
}
