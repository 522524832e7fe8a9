/** Where typing writes or chooses something: no key is a shortcut there. */
const fields =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]";

/** A key as shortcuts name it: "j", "Shift+x", "Enter", "?"; null where it is none. */
export function keyOf(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing">,
) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  const isLetter = /^[a-z]$/i.test(event.key);
  return isLetter && event.shiftKey ? `Shift+${event.key.toLowerCase()}` : event.key;
}

/** True while something is typed, or a dialog waits for an answer. */
export function isTyping(target: EventTarget | null, page: Pick<Document, "querySelector">): boolean {
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
