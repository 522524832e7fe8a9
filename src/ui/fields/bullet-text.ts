/** The list that a bullet text area writes: plain lines, each beginning with this (§5). */
export const bullet = "• ";

/** A text and where its caret stands, counted in UTF-16 units as `selectionStart` is. */
export interface Written {
  readonly text: string;
  readonly caret: number;
}

/** A browser's data about an edit: `InputEvent.inputType`, and the remaining length by `maxLength`. */
export interface Edit {
  readonly before: string;
  readonly kind: string;
  readonly maxLength?: number | undefined;
}

const lineBreaks = new Set(["insertLineBreak", "insertParagraph"]);
const pastes = new Set(["insertFromPaste", "insertFromDrop"]);
/** How other programs begin the lines of their lists; Word's own marks are of a private font. */
const foreignMark = /^[ \t]*(?:[-*–—•·●○◦▪▫■□◆◇‣⁃∙►▶➢➤➔→»✓✔❖][ \t]+|[\ue000-\uf8ff][ \t]*|o\t+)/;

/** Whether nothing was written: blanks and bullets alone say nothing. */
export function isBlankList(text: string): boolean {
  return !/[^\s•]/.test(text);
}

/** The text after an edit: Enter continues the list or, on an empty bullet, ends it; pasted lines become bullets. */
export function continueList(after: Written, edit: Edit): Written {
  const listed = change(after, edit);
  return listed.text.length > (edit.maxLength ?? Number.POSITIVE_INFINITY) ? after : listed;
}

function change(after: Written, edit: Edit): Written {
  if (lineBreaks.has(edit.kind)) return afterEnter(after);
  if (edit.kind === "deleteContentBackward") return afterBackspace(after, edit.before);
  if (pastes.has(edit.kind)) return afterPaste(after, edit.before);
  return after;
}

function afterEnter({ text, caret }: Written): Written {
  const head = text.slice(0, caret);
  if (!head.endsWith("\n")) return { text, caret };
  const line = lineBefore(head.slice(0, -1));
  if (isEmptyBullet(line)) return joined(head.slice(0, -1 - line.length), text.slice(caret));
  return line.startsWith(bullet.trimEnd()) ? joined(head + bullet, text.slice(caret)) : { text, caret };
}

/** A bullet goes in one stroke, not sign by sign. */
function afterBackspace({ text, caret }: Written, before: string): Written {
  const head = text.slice(0, caret);
  const line = lineBefore(head);
  const cut = isEmptyBullet(line) && before === `${head} ${text.slice(caret)}`;
  return cut ? joined(head.slice(0, -line.length), text.slice(caret)) : { text, caret };
}

function afterPaste({ text, caret }: Written, before: string): Written {
  const tail = text.slice(caret);
  const from = sameStart(before, text.slice(0, caret));
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const lines = text.slice(start, caret).split("\n");
  if (lines.length === 1 && start !== 0) return { text, caret };
  return joined(text.slice(0, start) + lines.map(asBullet).join("\n"), tail);
}

function asBullet(line: string): string {
  const words = line.replace(foreignMark, "").replace(foreignMark, "").trimStart();
  return words === "" ? line.trim() : bullet + words;
}

function sameStart(one: string, other: string): number {
  let same = 0;
  while (same < one.length && same < other.length && one[same] === other[same]) same += 1;
  return same;
}

const isEmptyBullet = (line: string) => line.trim() === bullet.trim();
const lineBefore = (head: string) => head.slice(head.lastIndexOf("\n") + 1);
const joined = (head: string, tail: string): Written => ({ text: head + tail, caret: head.length });
