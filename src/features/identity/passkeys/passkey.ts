/** Longest name of a passkey, by which its owner tells it from others. */
export const passkeyNameLength = 60;

/** So many one member may have: more are lost track of. */
export const mostPasskeys = 10;

/** A passkey as its owner sees it. */
export interface Passkey {
  id: number;
  name: string;
  createdAt: Date;
  /** null until it was shown for the first time. */
  lastUsedAt: Date | null;
}
