/** Where an application has its own page for good, ended or not. */
export function summaryPath(applicationId: number): string {
  return `/account/history/${applicationId}`;
}
