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
