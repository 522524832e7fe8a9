import { useEffect, useRef } from "react";
import { m } from "#messages";
import type { Action } from "../../../../contract/action.ts";
import { useViewer } from "../../../identity/desk/use-viewer.ts";

/** Where typing writes or chooses something: no key is a shortcut there. */
const fields =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]";

/** A key as shortcuts name it: "j", "Shift+x", "Enter", "?"; null where it is none. */
export function findKey(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing">,
) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  const isLetter = /^[a-z]$/i.test(event.key);
  return isLetter && event.shiftKey ? `Shift+${event.key.toLowerCase()}` : event.key;
}

/** True while something is typed, or a dialog waits for an answer. */
function isTyping(target: EventTarget | null, page: Pick<Document, "querySelector">): boolean {
  if (page.querySelector("dialog[open]") !== null) return true;
  return target instanceof Element && target.closest(fields) !== null;
}

/** A first key waits so long for its second, as "g" for "v". */
const patienceMs = 1_200;

/**
 * Finds what a key means, alone or after the one before it.
 * @param bindings by "j" or "g v"
 */
export function createKeyReader(now: () => number) {
  let first: { key: string; at: number } | null = null;
  return (key: string, bindings: ReadonlySet<string>): string | null => {
    const pair = first !== null && now() - first.at < patienceMs ? `${first.key} ${key}` : null;
    first = null;
    if (pair !== null && bindings.has(pair)) return pair;
    if ([...bindings].some((binding) => binding.startsWith(`${key} `))) first = { key, at: now() };
    return bindings.has(key) ? key : null;
  };
}

/** What keys do on a page, by "j", "Shift+x" or "g v" (recruiting §8). */
export type Bindings = Readonly<Record<string, () => void>>;

/** Binds keys while the page is shown; not for who has turned them off (WCAG 2.1.4), and not while something is typed. */
export function useKeys(bindings: Bindings): void {
  const { keysOff } = useViewer();
  const newest = useRef(bindings);
  useEffect(() => {
    newest.current = bindings;
  });
  useEffect(() => {
    if (keysOff) return;
    const read = createKeyReader(() => performance.now());
    const press = (event: KeyboardEvent) => {
      const key = findKey(event);
      if (key === null || event.defaultPrevented || isTyping(event.target, document)) return;
      const found = read(key, new Set(Object.keys(newest.current)));
      const act = found === null ? undefined : newest.current[found];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [keysOff]);
}

export interface Shortcut {
  keys: string;
  text: () => string;
  /** The row of the policies without which there is nothing that it does. */
  needs?: Action;
}

/** Every shortcut with its effect, in the order of the help. */
const shortcuts: readonly Shortcut[] = [
  { keys: "j k", text: m.desk_keys_rows, needs: "candidate.read" },
  { keys: "Enter", text: m.desk_keys_open, needs: "candidate.read" },
  { keys: "x", text: m.desk_keys_select, needs: "candidate.read" },
  { keys: "Shift+x", text: m.desk_keys_select_to, needs: "candidate.read" },
  { keys: "m", text: m.desk_keys_move, needs: "candidate.act" },
  { keys: "e", text: m.desk_keys_end, needs: "candidate.act" },
  { keys: "i", text: m.desk_keys_invite, needs: "candidate.act" },
  { keys: "n", text: m.desk_keys_note, needs: "note.write" },
  { keys: "0 1 2 3", text: m.desk_keys_stars, needs: "candidate.read" },
  { keys: "c", text: m.desk_keys_compare, needs: "candidate.read" },
  { keys: "[ ]", text: m.desk_keys_neighbours, needs: "candidate.read" },
  { keys: "u", text: m.desk_keys_undo, needs: "candidate.act" },
  { keys: "/", text: m.desk_keys_search, needs: "candidate.read" },
  { keys: "f", text: m.desk_keys_filters, needs: "candidate.read" },
  { keys: "g d", text: m.desk_keys_day },
  { keys: "g v", text: m.desk_keys_vacancies, needs: "posting.read" },
  { keys: "g a", text: m.desk_keys_applications, needs: "candidate.read" },
  { keys: "g h", text: m.desk_keys_held, needs: "candidate.act" },
  { keys: "?", text: m.desk_keys_help },
];

/** The shortcuts that do something for who is signed in. */
export function useAllowedKeys(): Shortcut[] {
  const { actions } = useViewer();
  return shortcuts.filter(({ needs }) => needs === undefined || actions.includes(needs));
}
