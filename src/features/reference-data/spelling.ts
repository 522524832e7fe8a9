/** A word that the searched texts have, and in how many of them. */
export interface KnownWord {
  word: string;
  times: number;
}

/** How much more frequent a neighbour must be before a rare word counts as misspelt. */
const farMore = 20;

/** Letters to add, drop, change or swap with their neighbour to get from one word to another. */
export function editDistance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  const rows = [b.map((_, column) => column + 1)];
  a.forEach((letter, at) => {
    const [above = [], twoAbove = []] = [rows[at], rows[at - 1]];
    const row: number[] = [];
    b.forEach((other, column) => {
      const left = row[column - 1] ?? at + 1;
      const up = above[column] ?? 0;
      const diagonal = (column === 0 ? at : above[column - 1]) ?? 0;
      let least = Math.min(left + 1, up + 1, diagonal + (letter === other ? 0 : 1));
      const isSwapped = at > 0 && column > 0 && letter === b[column - 1] && a[at - 1] === other;
      if (isSwapped) least = Math.min(least, ((column === 1 ? at - 1 : twoAbove[column - 2]) ?? 0) + 1);
      row.push(least);
    });
    rows.push(row);
  });
  return rows[a.length]?.at(-1) ?? a.length;
}

/** Mistakes that a word of this length may have and still be meant. */
function allowedMistakes(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The word that was probably meant, or null when the word is fine or nothing comes near. */
export function meantWord(word: string, known: readonly KnownWord[]): string | null {
  const own = known.find((candidate) => candidate.word === word)?.times ?? 0;
  const near = known
    .filter((candidate) => candidate.word !== word && candidate.times >= own * farMore)
    .map((candidate) => ({ ...candidate, distance: editDistance(word, candidate.word) }))
    .filter(({ distance }) => distance <= allowedMistakes(word))
    .sort((one, other) => one.distance - other.distance || other.times - one.times);
  return near[0]?.word ?? null;
}

/** The word that comes nearest to one that is none of them, or null when nothing comes near; of several the first. */
export function nearestWord(word: string, words: readonly string[]): string | null {
  const most = allowedMistakes(word);
  const near = words
    .filter((known) => Math.abs(known.length - word.length) <= most)
    .map((known) => ({ known, distance: editDistance(word, known) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance);
  return near[0]?.known ?? null;
}

/** Words in the spelling of today where they are in an older one: "Gadjah Mada" is "gajah mada". */
export function todaysSpelling(name: string): string {
  return foldText(name).replaceAll("dj", "j").replaceAll("tj", "c").replaceAll("oe", "u");
}

/** A text as searches compare it: lower case, without accents, words of letters and digits with one space between. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
