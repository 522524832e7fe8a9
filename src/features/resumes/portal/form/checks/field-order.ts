import { sections } from "../../../completeness.ts";
import { fieldsByPath } from "../../wire/paths.ts";
import { sectionOfField } from "./section-states.ts";

/** By path without the entry, in the order of the form: the photo first, the CV below the facts about the person. */
const fieldOrder = [
  "personalData.oldImageUrl",
  ...fieldsByPath.keys(),
  "personalData.cvName",
  "consent.kebenaranData",
  "consent.penggunaanData",
];

function placeOf(path: string): readonly [number, number, number] {
  const entry = /\.(\d+)/.exec(path)?.[1];
  const field = fieldOrder.indexOf(path.replace(/\.\d+/, ""));
  return [sections.indexOf(sectionOfField(path)), entry === undefined ? -1 : Number(entry), field];
}

/** Compares two fields by their place in the form, as a person reads it. */
export function compareFields(one: string, two: string): number {
  const [section, entry, field] = placeOf(one);
  const [otherSection, otherEntry, otherField] = placeOf(two);
  return section - otherSection || entry - otherEntry || field - otherField;
}
