import { type GroupName, groups, type SectionId, sections } from "./definition/definition.ts";
import type { Condition, Field, Variant } from "./definition/field.ts";
import type { Entry, Group, Value } from "./definition/group.ts";
import { type FormPath, type FormValues, getPlaces, isBlank, type Place } from "./form.ts";
import type { FormLists } from "./form-lists.ts";

function getCodes(field: Field | undefined, value: Value | undefined, lists: FormLists): (string | null)[] {
  if (field === undefined || !("list" in field) || isBlank(value)) return [];
  const ids = Array.isArray(value) ? value : [value];
  return ids.map((id) => (typeof id === "number" ? lists.codeOf(field.list, id) : null));
}

function holds({ field, is, not }: Condition, group: Group, entry: Entry, lists: FormLists): boolean {
  if (typeof is === "boolean") return (entry[field] === true) === is;
  const codes = getCodes(group.fields[field], entry[field], lists);
  const isThere = codes.some((code) => code !== null && is.includes(code));
  return not ? codes.length > 0 && !isThere : isThere;
}

/** True where a field of this entry is to be seen: the text beside 'Others', the last year of a job that ended. */
export function isShown(name: string, { group, entry }: Pick<Place, "group" | "entry">, lists: FormLists): boolean {
  const condition = group.fields[name]?.shown ?? null;
  return condition === null || holds(condition, group, entry, lists);
}

/** True where a variant asks for the field; the others are "(opsional)". */
export function isNeeded(field: Field, variant: Variant): boolean {
  return field.needed.includes(variant);
}

/** True for what the person filled in; a first choice that stands there on its own is not. */
function isFilled(field: Field, value: Value | undefined, lists: FormLists): boolean {
  if (isBlank(value)) return false;
  const isInitial =
    field.kind === "choice" && field.initial !== null && value === lists.idOf(field.list, field.initial);
  return !isInitial;
}

function isTouched({ group, entry }: Place, lists: FormLists): boolean {
  return Object.entries(group.fields).some(([name, field]) => isFilled(field, entry[name], lists));
}

function isLacking(field: Field, value: Value | undefined, lists: FormLists): boolean {
  if (field.kind !== "ranking") return isBlank(value);
  const least = field.least === "all" ? lists.sizeOf(field.list) : field.least;
  return (Array.isArray(value) ? value.length : 0) < least;
}

function missingIn(place: Place, variant: Variant, lists: FormLists): FormPath[] {
  const { group, entry, path } = place;
  if (group.kind === "one" && !group.needed.includes(variant) && !isTouched(place, lists)) return [];
  return Object.entries(group.fields)
    .filter(([name, field]) => isNeeded(field, variant) && isShown(name, place, lists))
    .filter(([name, field]) => isLacking(field, entry[name], lists))
    .map(([name]) => `${path}.${name}`);
}

function missingInGroup(name: GroupName, variant: Variant, form: FormValues, lists: FormLists): FormPath[] {
  const group = groups[name];
  const places = getPlaces({ [name]: form[name] ?? (group.kind === "one" ? {} : []) }, [name]);
  const tooFew = group.kind === "many" && places.length < group.least[variant] ? [name] : [];
  return [...tooFew, ...places.flatMap((place) => missingIn(place, variant, lists))];
}

/** Everything that a complete form of this variant lacks, in the order of the form. */
export function getMissing(variant: Variant, form: FormValues, lists: FormLists): FormPath[] {
  return sections.flatMap(({ groups: names }) => names.flatMap((name) => missingInGroup(name, variant, form, lists)));
}

/** The section that a path belongs to. */
export function getSection(path: FormPath): SectionId {
  const [root] = path.split(".");
  return sections.find(({ groups: names }) => names.some((name) => name === root))?.id ?? sections[0].id;
}

/** How far a section is: "Belum diisi", "Sebagian", "Lengkap"; `optional`: nothing is there, and nothing has to be. */
export type SectionState = "empty" | "partial" | "complete" | "optional";

/** The state of every section. */
export function sectionStates(
  variant: Variant,
  form: FormValues,
  lists: FormLists,
): ReadonlyMap<SectionId, SectionState> {
  const getState = (names: readonly GroupName[]): SectionState => {
    const isLacking = names.some((name) => missingInGroup(name, variant, form, lists).length > 0);
    const touched = getPlaces(form, names).some((place) => place.group.kind === "many" || isTouched(place, lists));
    if (isLacking) return touched ? "partial" : "empty";
    return touched ? "complete" : "optional";
  };
  return new Map(sections.map(({ id, groups: names }) => [id, getState(names)]));
}
