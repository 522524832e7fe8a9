import type { Named } from "./note.ts";

/**
 * What stands before an "@" that begins a mention: nothing, a space or an opening mark, so that no e-mail address does.
 */
const mentionStart = /(?:^|[\s([{"'])@/gu;

/** A name as one types it after "@". */
const typedName = /^[\p{L}\p{M}][\p{L}\p{M}'.-]{0,60}/u;

/** The longest text between "@" and the caret that is looked up. */
const longestQuery = 60;

const isWordPart = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{M}\p{N}]/u.test(sign);

/** Whether a text goes on with this name, and the name ends there. */
function beginsWith(text: string, name: string): boolean {
  return text.toLowerCase().startsWith(name.toLowerCase()) && !isWordPart(text[name.length]);
}

interface Mentions {
  /** Who is mentioned by the whole name. */
  ids: number[];
  /** Names after "@" that are nobody's: nobody is notified. */
  unknown: string[];
}

/**
 * Finds whom a note mentions.
 * @param picked who was picked from the list: it decides between people of one name
 */
export function findMentions(text: string, readers: readonly Named[], picked: readonly number[] = []): Mentions {
  const ids = new Set<number>();
  const unknown = new Set<string>();
  for (const { index, 0: start } of text.matchAll(mentionStart)) {
    const after = text.slice(index + start.length, index + start.length + 200);
    const length = Math.max(0, ...readers.filter(({ name }) => beginsWith(after, name)).map(({ name }) => name.length));
    const found = readers.filter(({ name }) => name.length === length && beginsWith(after, name));
    const chosen = found.length > 1 ? found.filter(({ id }) => picked.includes(id)) : found;
    for (const { id } of chosen) ids.add(id);
    const name = typedName.exec(after)?.[0];
    if (chosen.length === 0 && name !== undefined) unknown.add(name);
  }
  return { ids: [...ids], unknown: [...unknown] };
}

/** What is typed after the "@" before the caret; null where no mention is being typed. */
export function findQuery(text: string, caret: number): { from: number; words: string } | null {
  const before = text.slice(Math.max(0, caret - longestQuery), caret);
  const at = before.lastIndexOf("@");
  if (at < 0) return null;
  const words = before.slice(at + 1);
  const isStart = at === 0 ? caret <= longestQuery : /[\s([{"']/.test(before.charAt(at - 1));
  return !isStart || /^\s|\n/.test(words) ? null : { from: caret - words.length - 1, words };
}

/** Readers of whom a word of the name begins with what is typed, at most eight. */
export function findReaders(words: string, readers: readonly Named[]): Named[] {
  const query = words.toLowerCase();
  return readers.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${query}`)).slice(0, 8);
}
