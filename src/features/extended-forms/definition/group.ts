import { type Field, type Fields, type Label, type Variant, variants } from "./field.ts";

/** A field's value; null, false and the empty list mean "nothing". */
export type Value = string | number | boolean | number[] | null;

/** The fields of one entry by name. */
export type Entry = { [field: string]: Value };

/** A field that is wrong beside another one, and the code of what is wrong. */
export interface Crossed {
  field: string;
  code: string;
}

/** Looks at the fields of an entry together; `null` where nothing is wrong. */
export type Rule = (entry: Readonly<Record<string, unknown>>) => Crossed | null;

interface Common<Given extends Fields> {
  label: Label;
  fields: Given;
  rules: readonly Rule[];
}

/** Fields that are there once. */
export interface One<Given extends Fields = Fields> extends Common<Given> {
  kind: "one";
  /** Elsewhere its fields are asked for only when one of them is filled in. */
  needed: readonly Variant[];
}

/** Fields that repeat, an entry each. */
export interface Many<Given extends Fields = Fields> extends Common<Given> {
  kind: "many";
  /** One entry, as it is numbered and added: "Publication" of "Publications". */
  entry: Label;
  least: Readonly<Record<Variant, number>>;
  most: number;
}

export type Group = One | Many;

/** Entries of a repeated group (readings, "FLK"); education and work experience say their own. */
const mostEntries = 10;

interface OneOptions {
  needed?: readonly Variant[];
  rules?: readonly Rule[];
}

/** Labels of a repeated group and of one entry of it. */
interface ManyLabels {
  group: Label;
  entry: Label;
}

interface ManyOptions {
  least?: Partial<Record<Variant, number>>;
  most?: number;
  rules?: readonly Rule[];
}

export function one<Given extends Fields>(label: Label, fields: Given, more: OneOptions = {}): One<Given> {
  return { kind: "one", label, fields, needed: more.needed ?? variants, rules: more.rules ?? [] };
}

export function many<Given extends Fields>(labels: ManyLabels, fields: Given, more: ManyOptions = {}): Many<Given> {
  const { group: label, entry } = labels;
  const least = { freshgraduate: 0, professional: 0, ...more.least };
  return { kind: "many", label, entry, fields, least, most: more.most ?? mostEntries, rules: more.rules ?? [] };
}

/** The value type of a kind of field. */
type ValueOf<Given extends Field> = Given["kind"] extends "choices" | "ranking"
  ? number[]
  : Given["kind"] extends "tick"
    ? boolean
    : Given["kind"] extends "choice" | "whole" | "money" | "grade" | "year"
      ? number | null
      : string | null;

/** An entry of a group as the definition types it; a repeated one has an id. */
export type EntryOf<Given extends Group> = { [Name in keyof Given["fields"]]: ValueOf<Given["fields"][Name]> };

/** A whole form as its groups type it. */
export type FormOf<Groups extends Record<string, Group>> = {
  [Name in keyof Groups]: Groups[Name] extends Many
    ? (EntryOf<Groups[Name]> & { id: number })[]
    : EntryOf<Groups[Name]>;
};

/** Years that a parent is older than the child, at least. */
export const leastYearsToParent = 10;

/** Where a form says when something began, or was: nothing of it before its person was born. */
export const begun = [
  ["education", "startYear"],
  ["trainings", "date"],
  ["family", "maritalDate"],
  ["internships", "startMonth"],
  ["workExperiences", "startYear"],
  ["psychotests", "date"],
] as const;

/** Relatives whose ages the form asks for. */
export const parents = ["father", "mother"] as const;
