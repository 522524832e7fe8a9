import type { ReadProfile, ReadTitle, ReadVacancy } from "./compared.ts";
import { isBroad, type WorkWord } from "./work-words.ts";

/** The share of a title's score for broad words alone. */
const shareOfBroad = 0.4;
/** The same of an internship for someone who works already, and of a senior's or a head's post for one who begins. */
const shareOfOtherLevel = 0.5;
/** The same of a head's post for someone who works, and led nobody. */
const shareOfHeads = 0.8;
/** The same of the work of a major's graduates, for someone who has done other work. */
const shareOfStudy = 0.5;

/** Where a title's words are known from: positions, or majors. */
type Source = "work" | "study";

/** How well a title is known: a share of 0 to 1, and whether its words say what the work is. */
export interface SharedTitle {
  title: ReadTitle;
  source: Source;
  share: number;
  isTelling: boolean;
}

function shareOfLevel({ level }: ReadTitle, { category, leads }: ReadProfile): number {
  if (level === null || category === null) return 1;
  if (level === "intern") return category === 1 ? 1 : shareOfOtherLevel;
  if (category === 1) return shareOfOtherLevel;
  return level === "head" && !leads ? shareOfHeads : 1;
}

const getWeight = (word: WorkWord) => (word.isBroad ? 1 : 2);

function getShared(title: ReadTitle, profile: ReadProfile, source: Source): SharedTitle | null {
  const known = profile[source];
  let [shared, whole, isTelling] = [0, 0, source === "work" && profile.isBroad];
  for (const word of title.words) {
    whole += getWeight(word);
    const key = word.keys.find((one) => known.has(one));
    if (key === undefined) continue;
    shared += getWeight(word);
    isTelling ||= !isBroad(key);
  }
  if (shared === 0) return null;
  const ofSource = source === "study" && profile.work.size > 0 ? shareOfStudy : 1;
  const share = (shared / whole) * (isTelling ? 1 : shareOfBroad) * ofSource * shareOfLevel(title, profile);
  return { title, source, share, isTelling };
}

/** The title that the resume knows best, the first of equals; null where it knows no word of any. */
export function bestTitle({ titles }: ReadVacancy, profile: ReadProfile): SharedTitle | null {
  let best: SharedTitle | null = null;
  for (const title of titles) {
    for (const source of ["work", "study"] as const) {
      const shared = getShared(title, profile, source);
      if (shared !== null && shared.share > (best?.share ?? 0)) best = shared;
    }
  }
  return best;
}

/** The words that resume and title share, as the title writes them. */
export function sharedWords({ title, source }: SharedTitle, profile: ReadProfile): string[] {
  const known = profile[source];
  return title.words.flatMap(({ keys, written }) => (keys.some((key) => known.has(key)) ? [written] : []));
}
