import type { Section } from "../../../resumes/completeness.ts";
import { sectionIds } from "../../../resumes/portal/form/frame/section-words.ts";

/** A vacancy to apply to, with the code of the activity link that led to it. */
export interface ReviewedLink {
  vacancyId: number;
  activity: string;
}

/** The review's vacancies: `?vacancy=ID[&vacancy=ID…][&activity=CODE]` (R10). */
export interface ReviewTarget {
  /** In their order; several are sent at once (J2). */
  links: readonly ReviewedLink[];
  /** The applications that were just sent from here, of several perhaps none; null before. */
  sent: readonly number[] | null;
}

const reviewRoot = "/lowongan/profile-resume";

/** As many as `submit-all-application` takes. */
export const mostReviewed = 50;

function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}

/** Reads the address; what is no id is left out. */
export function reviewTarget(query: URLSearchParams): ReviewTarget {
  const activities = query.getAll("activity");
  const links = query.getAll("vacancy").map((id, index) => ({ id, activity: activities[index] ?? "" }));
  const known = links.filter(({ id }, index) => isId(id) && links.findIndex((link) => link.id === id) === index);
  return {
    links: known.slice(0, mostReviewed).map(({ id, activity }) => ({ vacancyId: Number(id), activity })),
    sent: query.has("sent") ? query.getAll("sent").filter(isId).map(Number) : null,
  };
}

/** The address where these vacancies are reviewed; with `sent` it names the applications that were sent. */
export function reviewPath(links: readonly ReviewedLink[], sent?: readonly number[]): string {
  const query = new URLSearchParams();
  for (const { vacancyId } of links) query.append("vacancy", String(vacancyId));
  if (links.some(({ activity }) => activity !== ""))
    for (const { activity } of links) query.append("activity", activity);
  for (const id of sent ?? []) query.append("sent", String(id));
  if (sent?.length === 0) query.set("sent", "");
  return `${reviewRoot}?${query}`;
}

/** The address to edit a section, with the way back to a path of this site. */
export function editPath(section: Section, back: string): string {
  return `/profile-resume?${new URLSearchParams({ back })}#${sectionIds[section]}`;
}
