import { m } from "#messages";
import type { Language } from "../i18n/language.ts";

type Text = (inputs: Record<string, never>, options: { locale?: Language }) => string;

/** A sentence for each code that a schema may give a wrong field. Features add theirs with `addFieldMessages`. */
const texts = new Map<string, Text>(
  Object.entries({
    required: m.field_required,
    format: m.field_format,
    choice: m.field_choice,
    "too-long": m.field_too_long,
    "too-large": m.field_too_large,
    "too-small": m.field_too_small,
  }),
);

/** Teaches the sentences of a room's own codes; called where its schema is defined. */
export function addFieldMessages(more: Readonly<Record<string, Text>>): void {
  for (const [code, text] of Object.entries(more)) texts.set(code, text);
}

/** The sentence for a wrong field, in `language` or the current one. */
export function fieldMessage(code: string, language?: Language): string {
  const text = texts.get(code) ?? m.field_format;
  return text({}, language ? { locale: language } : {});
}
