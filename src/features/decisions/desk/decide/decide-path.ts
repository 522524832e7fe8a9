import type { ActKind } from "../../../applications/act/act.schema.ts";

/** The parameter of an application's address that opens the panel to decide; its value is the act. */
export const decideParameter = "decide";

/**
 * Where an application is decided on: its page with the panel open.
 * @param list the list that it was opened from, as its address's query
 * @param kind what is to be decided; without it the first that it takes
 */
export function decidePath(id: number, list: string, kind?: ActKind): string {
  const query = new URLSearchParams({ ...(list !== "" && { list }), [decideParameter]: kind ?? "" });
  return `/staff/applications/${id}?${query}`;
}
