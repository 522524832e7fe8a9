import type { ActKind } from "../../../applications/act/act.schema.ts";

/**
 * Where an application is decided on.
 * @param list the list that it was opened from, as its address's query
 * @param kind what is to be decided; without it the first that it takes
 */
export function decidePath(id: number, list: string, kind?: ActKind): string {
  const query = new URLSearchParams({ list, ...(kind !== undefined && { kind }) });
  return `/staff/applications/${id}/decide?${query}`;
}
