import type { Language } from "../../../i18n/language.ts";
import type { KeptList } from "../../reference-data/lists.ts";
import type { CharacterSet } from "../../resumes/rules/free-text.ts";

/** `flk1` is the fresh graduate's form, `flk2` the professional's. */
export const variants = ["freshgraduate", "professional"] as const;
export type Variant = (typeof variants)[number];

/** A text of `messages/`, in a language. */
export type Label = (inputs: Record<string, never>, options?: { locale?: Language }) => string;

/**
 * When a field is shown: another field of the same entry, a box that is ticked or not, or a choice whose entry has one
 * of these codes (or, `not`, has none of them).
 */
export interface Condition {
  field: string;
  is: boolean | readonly string[];
  not?: true;
}

interface Common {
  label: Label;
  hint?: Label;
  /** The variants in which an entry without it is not complete. */
  needed: readonly Variant[];
  shown: Condition | null;
}

interface OfKind<Kind extends string> extends Common {
  kind: Kind;
}

/** One line, under the key rule of §5. */
export interface TextField extends OfKind<"text"> {
  characters: CharacterSet;
}
export interface WholeField extends OfKind<"whole"> {
  min: number;
  max: number;
}
/** `ahead`: an estimate counts. */
export interface YearField extends OfKind<"year"> {
  ahead: boolean;
}
/** `ends`: what has begun may end in a month to come. */
export interface MonthField extends OfKind<"month"> {
  ends: boolean;
}
/** `ahead`: a day that is still to come. */
export interface DayField extends OfKind<"day"> {
  ahead: boolean;
}
export interface ChoiceField extends OfKind<"choice"> {
  list: KeptList;
  /** Code of the entry that stands there at first. */
  initial: string | null;
}
export interface ChoicesField extends OfKind<"choices"> {
  list: KeptList;
  most: number;
}
/** Entries of a list, the preferred first. */
export interface RankingField extends OfKind<"ranking"> {
  list: KeptList;
  least: number | "all";
}

/** Fields whose kind says everything: stories of several lines, links, dates of birth, rupiah, grades. */
type SimpleKind = "lines" | "link" | "email" | "phone" | "birthDate" | "money" | "grade" | "photo";
type SimpleField = { [Kind in SimpleKind]: OfKind<Kind> }[SimpleKind];
/** A box; a needed one must be ticked. */
export type TickField = OfKind<"tick">;

export type Field =
  | TextField
  | WholeField
  | YearField
  | MonthField
  | DayField
  | ChoiceField
  | ChoicesField
  | RankingField
  | SimpleField
  | TickField;

export type Fields = Readonly<Record<string, Field>>;

function common<Kind extends Field["kind"]>(kind: Kind, label: Label): OfKind<Kind> {
  return { kind, label, needed: variants, shown: null };
}

function simple<Kind extends SimpleKind>(kind: Kind) {
  return (label: Label): OfKind<Kind> => common(kind, label);
}

/** One line of letters, digits, `/`, `&` and `-` (§5). */
export const text = (label: Label): TextField => ({ ...common("text", label), characters: "plain" });
/** A name of a person, company or institution. */
export const name = (label: Label): TextField => ({ ...common("text", label), characters: "names" });
/** Several lines, of any characters. */
export const lines = simple("lines");
export const link = simple("link");
export const email = simple("email");
export const phone = simple("phone");
export const birthDate = simple("birthDate");
export const money = simple("money");
export const grade = simple("grade");
export const photo = simple("photo");
/** A month in which something began. */
export const month = (label: Label): MonthField => ({ ...common("month", label), ends: false });
export const endMonth = (label: Label): MonthField => ({ ...common("month", label), ends: true });
/** A day that has been. */
export const day = (label: Label): DayField => ({ ...common("day", label), ahead: false });
export const dayAhead = (label: Label): DayField => ({ ...common("day", label), ahead: true });
export const whole = (label: Label, min: number, max: number): WholeField => ({ ...common("whole", label), min, max });
/** A year up to this one. */
export const year = (label: Label): YearField => ({ ...common("year", label), ahead: false });
export const yearAhead = (label: Label): YearField => ({ ...common("year", label), ahead: true });
/** An entry of a list. */
export const choice = (label: Label, list: KeptList, initial: string | null = null): ChoiceField => ({
  ...common("choice", label),
  list,
  initial,
});
/** Several entries of a list, in no order. */
export const choices = (label: Label, list: KeptList, most = 50): ChoicesField => ({
  ...common("choices", label),
  list,
  most,
});
export const ranking = (label: Label, list: KeptList, least: number | "all"): RankingField => ({
  ...common("ranking", label),
  list,
  least,
});
/** A box that may stay empty. */
export const tick = (label: Label): TickField => ({ ...common("tick", label), needed: [] });
/** A statement that has to be agreed to. */
export const consent = (label: Label): TickField => common("tick", label);

/** The same field, which may stay empty. */
export function optional<Given extends Field>(field: Given): Given {
  return { ...field, needed: [] };
}

/** The same field, which only one variant asks for; in the other it may stay empty. */
export function neededBy<Given extends Field>(variant: Variant, field: Given): Given {
  return { ...field, needed: [variant] };
}

/** The same field, shown only where another one of the entry says so. */
export function shownWhen<Given extends Field>(condition: Condition, field: Given): Given {
  return { ...field, shown: condition };
}

/** The same field with a sentence between label and field. */
export function hinted<Given extends Field>(hint: Label, field: Given): Given {
  return { ...field, hint };
}

/** Where the choice's entry has one of these codes. */
export const isOneOf = (field: string, ...codes: string[]): Condition => ({ field, is: codes });
/** Where something is chosen that has none of these codes. */
export const isNoneOf = (field: string, ...codes: string[]): Condition => ({ field, is: codes, not: true });
export const isNotTicked = (field: string): Condition => ({ field, is: false });
/** The text that goes with a list's 'Others'. */
export function other(field: string, label: Label): TextField {
  return shownWhen(isOneOf(field, "other"), name(label));
}
