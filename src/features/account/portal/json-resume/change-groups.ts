import { m } from "#messages";
import { type Field, fieldsIn } from "../../../resumes/field-kinds.ts";
import { personalFields } from "../../../resumes/fields.ts";
import type { Change } from "../../../resumes/json-resume/json-resume.ts";

/** Changes that belong together: the facts, or one entry of a list. */
export interface ChangeGroup {
  title: string;
  changes: (Change & { label: string })[];
}

const entryTitles = {
  work: m.my_account_json_work,
  education: m.my_account_json_education,
  volunteer: m.my_account_json_volunteer,
} as const;

const facts = Object.values<Field>(fieldsIn(personalFields, "json"));

/** A change's label, a fact's as in the form by default; in this order. */
const labels: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(facts.map(({ json, label }) => [`basics.${json}`, label])),
  "basics.name": m.my_account_json_own_name,
  "basics.email": m.my_account_json_email,
  "basics.phone": m.my_account_json_phone,
  "basics.city": m.my_account_json_city,
  "work.name": m.my_account_json_company,
  "work.position": m.my_account_json_position,
  "education.institution": m.my_account_json_institution,
  "education.area": m.my_account_json_area,
  "education.studyType": m.my_account_json_study,
  "volunteer.organization": m.my_account_json_organisation,
  "volunteer.position": m.my_account_json_position,
  startDate: m.my_account_json_start,
  endDate: m.my_account_json_end,
  "work.summary": m.my_account_json_summary,
  "education.score": m.my_account_json_score,
};
const order = Object.keys(labels);

function getTitle(root: string, index: string | undefined): string {
  const entry = Object.entries(entryTitles).find(([name]) => name === root)?.[1];
  return entry === undefined ? m.my_account_json_facts() : entry({ number: Number(index) + 1 });
}

/** The name under which `labels` knows a path. */
function knownAs(root: string, last: string): string {
  const own = `${root}.${last}`;
  return own in labels ? own : last;
}

/** Changes as people read them: grouped by what they are about, each with its name. */
export function changeGroups(changes: readonly Change[]): ChangeGroup[] {
  const groups = new Map<string, (ChangeGroup["changes"][number] & { place: number })[]>();
  for (const change of changes) {
    const parts = change.path.split(".");
    const [root = "", last = ""] = [parts[0], parts.at(-1)];
    const known = knownAs(root, last);
    const named = { ...change, label: labels[known]?.() ?? change.path, place: order.indexOf(known) };
    const title = getTitle(root, parts[1]);
    groups.set(title, [...(groups.get(title) ?? []), named]);
  }
  return [...groups].map(([title, own]) => ({ title, changes: own.toSorted((one, other) => one.place - other.place) }));
}
