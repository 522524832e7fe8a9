/** The longest address and title of a link; brackets in an address. */
const most = { address: 2_048, title: 500, brackets: 32 } as const;

/** A pattern's match that begins at a place of the text; the pattern is sticky. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Text as HTML; entities stay. */
export function escapeText(text: string): string {
  return text.replace(/&(?!(?:#\d{1,7}|#x[a-f0-9]{1,6}|\w{1,31});)/gi, "&amp;").replaceAll("<", "&lt;");
}

/** Text without the signs that say that a sign is itself. */
export const unescaped = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, "$1");

/** An address as the attribute of a link. */
export function toHref(address: string): string {
  const encoded = encodeURI(address.toWellFormed()).replaceAll("%25", "%");
  return escapeText(encoded).replaceAll('"', "&quot;");
}

/** An address without the signs at its end that belong to the sentence. */
export function withoutSentenceEnd(address: string): string {
  let open = 0;
  for (const sign of address) open += sign === "(" ? 1 : sign === ")" ? -1 : 0;
  let end = address.length;
  for (; end > 0; end--) {
    const last = address[end - 1] ?? "";
    if (last === ")" && open < 0) open++;
    else if (last === ")" || !/[?!.,:;*_'"~\\\]]/.test(last)) break;
  }
  return address.slice(0, end);
}

/** Where a link leads and where it ends in the text. */
interface Target {
  address: string;
  end: number;
}

function skipSpace(text: string, at: number): number {
  let end = at;
  while (end - at < most.title && /\s/.test(text[end] ?? "")) end++;
  return end;
}

/** The end of an address in a link's brackets; -1: there is none. */
function endOfAddress(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at - start <= most.address; at++) {
    const sign = text[at] ?? " ";
    if (sign === "\\") at++;
    else if (sign === "(") {
      if (++depth > most.brackets) return -1;
    } else if (sign === ")") {
      if (depth-- === 0) return at;
    } else if (/\s/.test(sign)) return depth === 0 ? at : -1;
  }
  return -1;
}

/** Reads `(address "title")` after a link's text. */
export function readTarget(text: string, at: number): Target | null {
  if (text[at] !== "(") return null;
  const start = skipSpace(text, at + 1);
  const angled = text[start] === "<" ? matchAt(/<([^<>\n]*)>/y, text, start) : null;
  const end = angled === null ? endOfAddress(text, start) : start + angled[0].length;
  if (end === -1) return null;
  const address = angled?.[1] ?? text.slice(start, end);
  let close = skipSpace(text, end);
  const quote = text[close] ?? "";
  if (close > end && (quote === '"' || quote === "'" || quote === "(")) {
    const closing = text.slice(close + 1, close + most.title).indexOf(quote === "(" ? ")" : quote);
    if (closing === -1) return null;
    close = skipSpace(text, close + closing + 2);
  }
  return text[close] === ")" ? { address: unescaped(address), end: close + 1 } : null;
}
