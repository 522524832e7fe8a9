import type { ListName } from "../../../../reference-data/lists.ts";
import type { EntryTexts } from "../../../../reference-data/portal/load-entry-texts.ts";

/** The name of an entry; "" for nothing chosen or a name that is not known. */
export type TextOf = (list: ListName, id: number | null) => string;

export function textsIn(texts: EntryTexts): TextOf {
  return (list, id) => (id === null ? "" : (texts[list]?.[id] ?? ""));
}
