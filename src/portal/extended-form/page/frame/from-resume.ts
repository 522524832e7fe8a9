import { groups } from "../../../../domain/extended-forms/definition/definition.ts";
import type { FormPath } from "../../../../domain/extended-forms/form.ts";
import type { FormAnswer } from "../../extended-form.schema.ts";
import { partsOfPath } from "../checks/places.ts";
import { keyOfPath } from "../keep/keys.ts";
import { controlOf, type Decimal } from "../values/controls.ts";

function nameOf(path: FormPath, id: number | null): string {
  const parts = partsOfPath(path);
  return parts === null || id === null ? path : `${parts.group}#${id}.${parts.name}`;
}

/** Tells whether a field still holds what the resume put there; an entry is known by its id, wherever it stands. */
export function knownFromResume({ data, fromResume }: Pick<FormAnswer, "data" | "fromResume">, decimal: Decimal) {
  const known = new Map<string, string>();
  for (const path of fromResume) {
    const parts = partsOfPath(path);
    const held = parts === null ? undefined : data[parts.group];
    const entry = Array.isArray(held) ? held[parts?.index ?? -1] : held;
    const field = parts === null ? undefined : groups[parts.group].fields[parts.name];
    if (parts === null || entry === undefined || field === undefined) continue;
    known.set(keyOfPath(data, path), JSON.stringify(controlOf(field, entry[parts.name], decimal)));
  }
  return (path: FormPath, id: number | null, value: unknown): boolean =>
    known.get(nameOf(path, id)) === JSON.stringify(value);
}
