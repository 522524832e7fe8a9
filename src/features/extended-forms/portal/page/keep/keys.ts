import type { FormPath, FormValues } from "../../../form.ts";
import { partsOfPath } from "../checks/places.ts";

/** A path by the id of its entry, which stays when others go: `education.0.gpa` is `education#77.gpa`. */
export function keyOfPath(form: FormValues, path: FormPath): string {
  const parts = partsOfPath(path);
  const entries = parts === null ? undefined : form[parts.group];
  if (parts === null || parts.index === null || !Array.isArray(entries)) return path;
  const root = `${parts.group}#${entries[parts.index]?.id ?? 0}`;
  return parts.name === "" ? root : `${root}.${parts.name}`;
}

/** Where that stands in a form now; null when the entry is gone. */
export function pathOfKey(form: FormValues, key: string): FormPath | null {
  const [, group, id, rest] = /^(\w+)#(\d+)(\.\w+)?$/.exec(key) ?? [];
  if (group === undefined) return key;
  const entries = form[group];
  const index = Array.isArray(entries) ? entries.findIndex((entry) => entry.id === Number(id)) : -1;
  return index === -1 ? null : `${group}.${index}${rest ?? ""}`;
}
