/** Who looks at the page. */
export type Viewer = { status: "guest" } | Applicant;

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

/** The job-seeking status by the colour of its dot; "none" until one is chosen. */
export type Seeking = "active" | "passive" | "inactive" | "none";

/** The dot of a status code, in either language's word (S19). */
export function seekingOf(code: string): Seeking {
  const word = code.trim().toLowerCase();
  if (word === "tidak aktif" || word === "inactive") return "inactive";
  if (word === "pasif" || word === "passive") return "passive";
  if (word === "aktif" || word === "active") return "active";
  return "none";
}

/** First letters of the first and the last name: "Sekar Ayu Paramitha" gives "SP". */
export function nameInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word = "") => ([...word][0] ?? "").toUpperCase()).join("");
}
