import type { KeptList } from "../../../reference-data/lists.ts";
import type { CvChange } from "../../../resumes/portal/read-cv/read-cv.schema.ts";
import { type GroupName, groups } from "../../definition/definition.ts";
import type { Entry, Value } from "../../definition/group.ts";
import { type FormValues, newEntry } from "../../form.ts";
import type { FormLists } from "../../form-lists.ts";

/** A list of the resume, the form's group with the same content, and the field names of each. */
interface SameGroup {
  list: string;
  group: GroupName;
  fields: Readonly<Record<string, string>>;
}

const study = { gelarID: "degreeId", institusiID: "institutionId", institusiOther: "institutionOther" };
const studied = {
  jurusanID: "majorId",
  jurusanOther: "majorOther",
  tahunMasuk: "startYear",
  tahunKeluar: "graduationYear",
};
const job = {
  name: "company",
  posisi: "title",
  pangkatID: "positionId",
  mainJob1: "mainJob1",
  industryId: "industryId",
};

/** The other way round than `prefill.ts` goes: by the wire's names of the resume, which changes of a CV come in. */
const same: readonly SameGroup[] = [
  {
    list: "personalData",
    group: "personalData",
    fields: { nama: "fullName", dob: "birthDate", gender: "gender", noTelp: "phone" },
  },
  { list: "pendidikanList", group: "education", fields: { ...study, ...studied, nilai: "gpa", maxNilai: "gpaMax" } },
  { list: "organisasiList", group: "organisations", fields: { name: "name", jabatanID: "positionId" } },
  {
    list: "internshipList",
    group: "internships",
    fields: { institutionName: "institution", startDate: "startMonth", endDate: "endMonth" },
  },
  {
    list: "pengalamanList",
    group: "workExperiences",
    fields: { ...job, tahunMulai: "startYear", tahunSelesai: "endYear" },
  },
];

/** The form's values that a resume has too, as update-profile takes them. */
export function asProfile(form: FormValues): Record<string, unknown> {
  const toSameFields = ({ group, fields }: SameGroup) => {
    const part = (entry: Entry) =>
      Object.fromEntries(Object.entries(fields).map(([wire, own]) => [wire, entry[own] ?? null]));
    const value = form[group] ?? {};
    return Array.isArray(value) ? value.map(part) : part(value);
  };
  return Object.fromEntries(same.map((each) => [each.list, toSameFields(each)]));
}

/** Where a change's field stands in the form; null for what the form does not ask, such as the domicile. */
function findPlace(path: string): { group: GroupName; at: number | null; field: string } | null {
  const [list = "", ...rest] = path.split(".");
  const known = same.find((each) => each.list === list);
  const field = known?.fields[rest.at(-1) ?? ""];
  if (known === undefined || field === undefined) return null;
  return { group: known.group, at: rest.length > 1 ? Number(rest[0]) : null, field };
}

/** Changes that the form has a field for. */
export const fitting = (changes: readonly CvChange[]) => changes.filter(({ path }) => findPlace(path) !== null);

/** Ids that changes choose, each with its list and its words. */
export function chosenBy(changes: readonly CvChange[]): { list: KeptList; value: string; label: string }[] {
  return changes.flatMap(({ path, values, after }) => {
    const place = findPlace(path);
    const field = place === null ? undefined : groups[place.group].fields[place.field];
    const id = values[path];
    const isChosen = field?.kind === "choice" && typeof id === "number";
    return isChosen ? [{ list: field.list, value: String(id), label: after }] : [];
  });
}

function entryWith(entry: Entry, field: string, value: Value): Entry {
  // A job whose last year is taken away continues.
  const ending = field === "endYear" ? { isCurrent: value === null } : {};
  return { ...entry, ...ending, [field]: value };
}

/** The form with changes of a CV in it; entries that it begins are new ones. */
export function withCvChanges(form: FormValues, changes: readonly CvChange[], lists: FormLists): FormValues {
  const next: FormValues = { ...form };
  const begun = new Map<string, Entry & { id: number }>();
  for (const { values } of changes) {
    for (const [path, value] of Object.entries(values)) {
      const place = findPlace(path);
      if (place === null) continue;
      const { group, at, field } = place;
      const values = next[group] ?? {};
      if (!Array.isArray(values) || at === null) {
        if (!Array.isArray(values)) next[group] = entryWith(values, field, value);
        continue;
      }
      const key = `${group} ${at}`;
      const known = values[at] ?? begun.get(key);
      const entry = known ?? newEntry(groups[group], lists);
      const changed = { ...entryWith(entry, field, value), id: entry.id };
      begun.set(key, changed);
      next[group] =
        known !== undefined && values.some(({ id }) => id === entry.id)
          ? values.map((one) => (one.id === entry.id ? changed : one))
          : [...values, changed];
    }
  }
  return next;
}
