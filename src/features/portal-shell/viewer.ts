import type { Seeking } from "../reference-data/seeking.ts";

/**
 * Who looks at the page. A member is signed in, on a page that is the same for everybody who is: who that is, the browser
 * asks once it runs.
 */
export type Viewer = { status: "guest" } | { status: "member" } | Applicant;

export interface Applicant {
  status: "applicant";
  /** The value of `UserLogin` that some calls need; "" when it could not be loaded. */
  userName: string;
  name: string;
  photoUrl: string | null;
  seeking: Seeking;
  /** Notifications that he has not read. */
  unread: number;
}

/** First letters of the first and the last name: "Sekar Ayu Paramitha" gives "SP". */
export function nameInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word = "") => ([...word][0] ?? "").toUpperCase()).join("");
}
