/** The site's dependencies. */
export type Foundation = "database" | "files";

/** A dependency does not answer, or is full, and may recover in a moment: answered as 503. */
export class Unavailable extends Error {
  override readonly name = "Unavailable";
  readonly foundation: Foundation;

  constructor(foundation: Foundation, why: string, cause?: unknown) {
    super(`${unavailableWords(foundation)}: ${why}`, { cause });
    this.foundation = foundation;
  }
}

/** How each of them begins. */
export const unavailableWords = (foundation: Foundation): string =>
  foundation === "files" ? "The store of files is not available" : `The ${foundation} is not available`;

/** Whether a fault, or what it came from, is that something is not available just now. */
export function isUnavailable(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof Unavailable) return true;
  return false;
}
