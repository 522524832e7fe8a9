import { m } from "#messages";
import { dateText, momentText } from "../../../i18n/formats.ts";
import { actWords, outcomeWords } from "../../decisions/standing-words.ts";
import type { FacetName } from "../candidate.ts";
import type { ApplicantRow } from "./applicants.calls.ts";

/** A person's label: the name, the code where the name is hidden, or "erased". */
export function whoText({ who }: Pick<ApplicantRow, "who">): string {
  if (who.kind === "named") return who.name;
  return who.kind === "hidden" ? m.desk_applicants_code({ code: who.code }) : m.desk_applicants_gone();
}

/** Months as years and months. */
export function experienceText(total: number | null): string {
  if (total === null) return "–";
  const [years, months] = [Math.floor(total / 12), total % 12];
  if (years === 0) return m.desk_applicants_months_only({ months });
  return months === 0 ? m.desk_applicants_years_only({ years }) : m.desk_applicants_years_months({ years, months });
}

/** A regency or town without its province, shortly. */
export function townText(domicile: string | null): string {
  return (
    domicile
      ?.split(",", 1)[0]
      ?.replace(/^(Kabupaten|Kota)( Administrasi)? /, (_, kind: string) => (kind === "Kota" ? "" : "Kab. ")) ?? "–"
  );
}

/** "S1" of "Sarjana (S1)", "SMA" of "SMA / sederajat". */
export function shortDegree(degree: string | null): string | null {
  return degree?.match(/\(([^)]+)\)/)?.[1] ?? degree?.split(" / ", 1)[0] ?? null;
}

/** How many required answers are missed, in words; "–" for null. */
export function mustText(missed: number | null): string {
  if (missed === null) return "–";
  return missed === 0 ? m.desk_applicants_must_all() : m.desk_applicants_must_missed({ missed });
}

const experienceWords = [
  m.desk_applicants_experience_0,
  m.desk_applicants_experience_1,
  m.desk_applicants_experience_2,
  m.desk_applicants_experience_3,
  m.desk_applicants_experience_4,
];
const waitingWords: Record<string, () => string> = {
  late: m.desk_applicants_waiting_late,
  today: m.desk_applicants_waiting_today,
  near: m.desk_applicants_waiting_near,
  far: m.desk_applicants_waiting_far,
  soon: m.desk_applicants_waiting_soon,
  unopened: m.desk_applicants_waiting_unopened,
};
const mustWords: Record<string, () => string> = {
  none: m.desk_applicants_must_none,
  one: m.desk_applicants_must_one,
  more: m.desk_applicants_must_more,
};

/** Facets whose values are ids: one that is not named is out of reach, or gone. */
const named: ReadonlySet<FacetName> = new Set(["vacancyId", "companyId", "ownerId", "decidedBy"]);

const findWord = (words: Readonly<Record<string, () => string>>, value: string): string | undefined => words[value]?.();

/** A value in words where the list of its column has none. */
export function valueText(name: FacetName, value: string, text: string | null): string {
  if (name === "stars")
    return value === "0" ? m.desk_applicants_stars_none() : m.desk_applicants_stars_of({ stars: Number(value) });
  if (name === "experience") return experienceWords[Number(value)]?.() ?? value;
  if (name === "waiting") return waitingWords[value]?.() ?? value;
  if (name === "must") return mustWords[value]?.() ?? value;
  if (name === "outcome") return findWord(outcomeWords, value) ?? value;
  if (name === "scheduled") return findWord(actWords, value) ?? m.desk_applicants_scheduled_none();
  if (text === null && named.has(name)) return m.desk_applicants_filter_other({ value });
  return text ?? value;
}

/** When something happened to an application: for a hidden person the day alone. */
export function whenText(when: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(when) ? dateText(when) : momentText(when);
}
