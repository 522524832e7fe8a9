/** The address of an application's page, also once it has ended. */
export function summaryPath(applicationId: number): string {
  return `/account/history/${applicationId}`;
}

/** Where it is decided whether the company gets the extended form that it asked for. */
export function formRequestPath(applicationId: number): string {
  return `${summaryPath(applicationId)}/form`;
}

/** The address of an earlier version of what was sent. */
export function versionPath(applicationId: number, version: number): string {
  return `${summaryPath(applicationId)}?version=${version}`;
}

/** The part of the page where the resume is sent again. */
export const sendAnewId = "send-anew";

/** Where the resume is sent again. */
export function sendAnewPath(applicationId: number): string {
  return `${summaryPath(applicationId)}#${sendAnewId}`;
}

/** The address of the page that confirms that a version was just sent. */
export function sentAnewPath(applicationId: number, version: number): string {
  return `${summaryPath(applicationId)}?sent=${version}`;
}

const withdrawnName = "withdrawn";

/** The address of the page that confirms that the application was just withdrawn. */
export function withdrawnPath(applicationId: number): string {
  return `${summaryPath(applicationId)}?${withdrawnName}=1`;
}

/** Whether the address asks for that confirmation. */
export function saysWithdrawn(query: URLSearchParams): boolean {
  return query.has(withdrawnName);
}

/** A number of the address; null when it is none. */
export function versionIn(query: URLSearchParams, name: "version" | "sent"): number | null {
  const text = query.get(name) ?? "";
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
