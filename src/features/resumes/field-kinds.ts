import type { StoredList } from "../reference-data/lists.ts";
import type { CharacterSet } from "./rules/free-text.ts";
import type { Category, Gender } from "./rules/limits.ts";

/** Ids of the entries whose code is `other`; null where a list has none. */
export interface OtherIds {
  domicile: number | null;
  institution: number | null;
  major: number | null;
}

/** The value type of each kind of field; null is "missing". */
export interface ValueOfKind {
  /** One line, under the key rule of §5. */
  text: string | null;
  /** One line that stands for a choice where 'Others' is chosen. */
  other: string | null;
  email: string | null;
  /** `+CC NUMBER`. */
  phone: string | null;
  /** `YYYY-MM-DD`. */
  birthDate: string | null;
  /** `YYYY-MM`. */
  month: string | null;
  gender: Gender | null;
  category: Category | null;
  /** Id of an entry of a short list. */
  choice: number | null;
  /** Id of an entry of a list that is searched. */
  found: number | null;
  /** Years or months of work experience. */
  duration: number | null;
  /** Rupiah a month. */
  salary: number | null;
  year: number | null;
  grade: number | null;
  tick: boolean;
}

export type Kind = keyof ValueOfKind;

/** A type for each kind. */
export type OfKind = Record<Kind, unknown>;

/** Lists of which a form shows every entry. */
export type ShortList = Exclude<
  StoredList,
  "domicile" | "institution" | "major" | "salary" | "platform" | "recruitmentPhase"
>;

/** Properties of a kind of field beside the common ones. */
interface Details extends Record<Kind, object> {
  text: { characters: CharacterSet };
  /** `of` is the field of the choice. */
  other: { characters: CharacterSet; of: string; list: keyof OtherIds };
  month: {
    /** What has begun may end in a month to come. */
    ends: boolean;
  };
  choice: { list: ShortList };
  found: { list: StoredList };
  duration: { most: number };
  year: {
    /** An estimate counts; the rule beside other fields says how far ahead. */
    isAhead: boolean;
  };
}

/**
 * Who of the staff that may open an application sees a field of its resume: all; all but while the vacancy is blind; all
 * but hiring managers; neither of the two (`recruiters`); nobody.
 */
export type Visibility = "all" | "not-while-blind" | "not-managers" | "recruiters" | "nobody";

/** As what a change of a fact about the person is named to the staff. */
export const personParts = ["person", "contact", "domicile", "salary", "experience-years"] as const;
export type PersonPart = (typeof personParts)[number];

/** What every field says. */
interface Common {
  /** Its name in get-profile and update-profile (wire, "Shapes"). */
  wire: string;
  /** Its name in the sign-up form; of a fact about the person null: the form does not ask for it under one name. */
  signUp?: string | null;
  label: () => string;
  /** A complete resume has it (§5). */
  isRequired: boolean;
  /** What to do where it is missing (§5 "Required messages exist for …"). */
  ask?: (() => string) | undefined;
  shownTo: Visibility;
  /** Of a fact about the person; null: a change of it is not named. */
  part?: PersonPart | null;
  /** Its name in `basics` of JSON Resume, of a text, an e-mail or a phone number; null: it has no place there. */
  json?: string | null;
  /** The version of the stored document that has it first; 1 unless it says another. */
  since?: number;
}

/** A field of one of the given kinds. */
export type FieldOf<Given extends Kind> = {
  [One in Given]: Readonly<Common & Details[One]> & { readonly kind: One };
}[Given];
export type Field = FieldOf<Kind>;

/** Kinds that JSON Resume may have a name for. */
type JsonKind = "text" | "email" | "phone";

/** A fact about the person, for which more is to be decided. */
export type PersonField = { readonly part: PersonPart | null; readonly signUp: string | null } & (
  | (FieldOf<JsonKind> & { readonly json: string | null })
  | (FieldOf<Exclude<Kind, JsonKind>> & { readonly json: null })
);

/** Fields by their names. */
export type Fields = Readonly<Record<string, Field>>;

/** Whose names a record's fields have: ours, the profile's, the sign-up form's, those of JSON Resume. */
export type Naming = "name" | "wire" | "signUp" | "json";

type NameIn<Given extends Field, Name, By extends Naming> = By extends "name"
  ? Name
  : Given extends Record<By, infer Other extends string>
    ? Other
    : never;

/** A value of `Of`, by its kind, for each field of a table; what has no name in the naming is left out. */
export type Named<Table extends Fields, By extends Naming, Of extends OfKind> = {
  -readonly [Name in keyof Table as NameIn<Table[Name], Name, By>]: Of[Table[Name]["kind"]];
};

/** The fields of a table that have a name in a naming. */
type Within<Table extends Fields, By extends Naming> = {
  [Name in keyof Table as NameIn<Table[Name], Name, By> extends never ? never : Name]: Table[Name];
};

/** The values of a table's fields. */
export type Values<Table extends Fields> = Named<Table, "name", ValueOfKind>;

/** What makes something of a field of each kind. */
export type Makers<Made extends OfKind> = { [One in Kind]: (field: FieldOf<One>) => Made[One] };

/** What makers make. */
type MadeBy<Given extends Makers<OfKind>> = { [One in Kind]: ReturnType<Given[One]> };

/** What becomes of a value of each kind; `choice` is what is chosen in the field whose 'Others' it stands for. */
export type Converters<From extends OfKind, To extends OfKind> = {
  [One in Kind]: (value: From[One], field: FieldOf<One>, choice: From["found"]) => To[One];
};

/** The same for a field of every kind. */
export function forEachKind<Same>(same: Same): Record<Kind, Same> {
  return {
    text: same,
    other: same,
    email: same,
    phone: same,
    birthDate: same,
    month: same,
    gender: same,
    category: same,
    choice: same,
    found: same,
    duration: same,
    salary: same,
    year: same,
    grade: same,
    tick: same,
  };
}

type Unknowns = Readonly<Record<string, unknown>>;

function nameIn(by: Naming, name: string, field: Field): string | undefined {
  return by === "name" ? name : (field[by] ?? undefined);
}

function make<Given extends Kind>(makers: Makers<OfKind>, field: FieldOf<Given>): unknown {
  return makers[field.kind](field);
}

function convert<Given extends Kind>(
  converters: Converters<OfKind, OfKind>,
  field: FieldOf<Given>,
  value: unknown,
  choice: unknown,
): unknown {
  return converters[field.kind](value, field, choice);
}

/** The fields of a table that have a name in a naming. */
function namedFields(table: Fields, by: Naming): { name: string; as: string; field: Field }[] {
  return Object.entries(table).flatMap(([name, field]) => {
    const as = nameIn(by, name, field);
    return as === undefined ? [] : [{ name, as, field }];
  });
}

// TypeScript does not follow a loop over a table, so each of these says above what its loop makes.

/** The facts about the person whose change is named as one part. */
export function fieldsOfPart<Table extends Fields, Part extends PersonPart>(
  table: Table,
  part: Part,
): { [Name in keyof Table as Table[Name] extends { part: Part } ? Name : never]: Table[Name] };
export function fieldsOfPart(table: Fields, part: PersonPart): Fields {
  return Object.fromEntries(Object.entries(table).filter(([, field]) => field.part === part));
}

/** The fields of a table that have a name in a naming. */
export function fieldsIn<Table extends Fields, By extends Naming>(table: Table, by: By): Within<Table, By>;
export function fieldsIn(table: Fields, by: Naming): Fields {
  return Object.fromEntries(namedFields(table, by).map(({ name, field }) => [name, field]));
}

/** Makes something of each field of a table, under its name in a naming. */
export function mapFields<Table extends Fields, By extends Naming, Given extends Makers<OfKind>>(
  table: Table,
  by: By,
  makers: Given,
): Named<Table, By, MadeBy<Given>>;
export function mapFields(table: Fields, by: Naming, makers: Makers<OfKind>): Unknowns {
  return Object.fromEntries(namedFields(table, by).map(({ as, field }) => [as, make(makers, field)]));
}

/** Turns each value of a record into what its kind makes of it; the names stay. */
export function convertFields<Table extends Fields, By extends Naming, From extends OfKind, To extends OfKind>(
  table: Table,
  by: By,
  values: Named<Table, By, From>,
  converters: Converters<From, To>,
): Named<Table, By, To>;
export function convertFields(
  table: Fields,
  by: Naming,
  values: Unknowns,
  converters: Converters<OfKind, OfKind>,
): Unknowns {
  const fields = namedFields(table, by);
  const getChoice = (field: Field) =>
    field.kind === "other" ? values[fields.find(({ name }) => name === field.of)?.as ?? ""] : undefined;
  return Object.fromEntries(
    fields.map(({ as, field }) => [as, convert(converters, field, values[as], getChoice(field))]),
  );
}

/** The same values under the names of another naming, as far as a field has a name in both. */
export function renameFields<
  Table extends Fields,
  From extends Naming,
  To extends Naming,
  Of extends OfKind = ValueOfKind,
>(table: Table, values: Named<Table, From, Of>, from: From, to: To): Named<Within<Table, From>, To, Of>;
export function renameFields(table: Fields, values: Unknowns, from: Naming, to: Naming): Unknowns {
  return Object.fromEntries(
    namedFields(table, to).flatMap(({ name, as, field }) => {
      const was = nameIn(from, name, field);
      return was === undefined ? [] : [[as, values[was]]];
    }),
  );
}

/** Values of a table, each from `others` where it is missing. */
export function filledFrom<Table extends Fields>(
  table: Table,
  values: Values<Table>,
  others: Values<Table>,
): Values<Table>;
export function filledFrom(table: Fields, values: Unknowns, others: Unknowns): Unknowns {
  return Object.fromEntries(Object.keys(table).map((name) => [name, values[name] ?? others[name]]));
}
