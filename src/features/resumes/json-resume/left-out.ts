import { listLimits } from "../rules/limits.ts";
import { isInternship } from "./foreign-values.ts";
import type { ForeignResume } from "./read-json-resume.ts";

/** Parts of a file of which our resume may not take everything; `other` is what JSON Resume 1.x has no name for. */
export const leftOutSections = [
  "summary",
  "profiles",
  "work",
  "education",
  "volunteer",
  "skills",
  "languages",
  "certificates",
  "awards",
  "publications",
  "projects",
  "interests",
  "references",
  "other",
] as const;
export type LeftOutSection = (typeof leftOutSections)[number];

/** So many entries of a part that are not taken. */
export interface LeftOut {
  section: LeftOutSection;
  count: number;
}

/** What says nothing about the person. */
const silent: ReadonlySet<string> = new Set(["$schema", "meta", "basics"]);

const isSection = (name: string): name is LeftOutSection => leftOutSections.some((section) => section === name);

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Entries of a part: those of a list, or what stands there alone. */
function entriesIn(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return value === null || value === undefined || value === "" ? 0 : 1;
}

/** Entries that are taken: the newest ones, as many as our lists take. */
function countTaken({ work = [], education = [], volunteer = [] }: ForeignResume): ReadonlyMap<string, number> {
  const practices = work.filter(({ position }) => isInternship(position)).length;
  const jobs = work.length - practices;
  return new Map([
    ["work", Math.min(jobs, listLimits.experiences) + Math.min(practices, listLimits.internships)],
    ["education", Math.min(education.length, listLimits.educations)],
    ["volunteer", Math.min(volunteer.length, listLimits.organisations)],
  ]);
}

/** What of a parsed file is not taken, by part; nothing of a part of which all is. */
export function leftOutOf(parsed: unknown, foreign: ForeignResume): LeftOut[] {
  const file = new Map<string, unknown>(isObject(parsed) ? Object.entries(parsed) : []);
  const basics = new Map<string, unknown>(Object.entries(file.get("basics") ?? {}));
  const taken = countTaken(foreign);
  const counts = new Map<LeftOutSection, number>([
    ["summary", entriesIn(basics.get("summary"))],
    ["profiles", entriesIn(basics.get("profiles"))],
  ]);
  for (const [name, value] of file) {
    if (silent.has(name)) continue;
    const section = isSection(name) ? name : "other";
    counts.set(section, (counts.get(section) ?? 0) + entriesIn(value) - (taken.get(name) ?? 0));
  }
  return leftOutSections.flatMap((section) => {
    const count = counts.get(section) ?? 0;
    return count > 0 ? [{ section, count }] : [];
  });
}
