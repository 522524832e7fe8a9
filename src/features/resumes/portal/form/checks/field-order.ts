import { sections } from "../../../completeness.ts";
import { requiredTexts } from "./fault-message.ts";
import { sectionOfField } from "./section-states.ts";

const fieldOrder = Object.keys(requiredTexts);

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
