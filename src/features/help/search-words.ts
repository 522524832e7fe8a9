import { foldText } from "../reference-data/spelling.ts";

/** More words than this narrow nothing down. */
const mostWords = 8;
/** Shorter beginnings match too many words to be useful. */
const shortestBeginning = 3;

/** People ask in whole sentences; these words say nothing about the matter. They count only when there is no other. */
const small = new Set(
  `a about after agar akan an and any apa apakah are as at atas atau bagaimana banyak belum berapa bila bisa boleh
    bu by can cannot cara could dan dapat dari dengan di do does dong for from get gimana hai halo harus have hello
    here hi how i if in ini is itu jadi jika juga kah kak kalau kami kapan ke kenapa kita kok lagi mana masih mau
    may me mengapa min minta mohon must my no nya of on or pada pak pernah please saat saja sang saya sebab sebuah
    secara seperti should siapa sini situ so sudah supaya tapi telah tell tentang the their there they this tidak to
    tolong untuk was we what when where which who why will with would ya yang yes you your`.split(/\s+/),
);

/** A word as it is looked for: whole, or as the beginning of one that is still being typed. */
export interface SearchWord {
  word: string;
  isBeginning: boolean;
}

/** The words of a search text; empty for none. Any text is valid. */
export function searchWords(text: string): SearchWord[] {
  const all = foldText(text)
    .split(" ")
    .filter((word) => word !== "");
  const telling = all.filter((word) => !small.has(word));
  const words = [...new Set(telling.length > 0 ? telling : all)].slice(0, mostWords);
  const last = all.at(-1);
  return words.map((word) => ({ word, isBeginning: word === last && word.length >= shortestBeginning }));
}

/** Where a question has a word. */
export type Place = "question" | "keyword" | "answer" | null;

/** A question that has at least one of the words, and where it has each. */
export interface Hit {
  id: number;
  places: readonly Place[];
}

const worth = { question: 1, keyword: 0.7, answer: 0.15 } as const;

/** The weight of each word: the fewer questions have it, the higher. A word that none has is not counted. */
function weights(hits: readonly Hit[], words: number): number[] {
  return Array.from({ length: words }, (_, at) => {
    const having = hits.filter(({ places }) => places[at]).length;
    return having === 0 ? 0 : Math.log(1 + hits.length / having);
  });
}

/**
 * Ids of questions, best first: rare words before common ones, the question's own words before its answer's; equals
 * stay in the order given. Those with less than half of the words' weight are left out, because a sentence
 * always has some word in common.
 */
export function rankQuestions(hits: readonly Hit[], words: number): number[] {
  const telling = weights(hits, words);
  const all = telling.reduce((sum, weight) => sum + weight, 0);
  const ranked = hits.map(({ id, places }) => {
    let [score, covered] = [0, 0];
    places.forEach((place, at) => {
      if (place === null) return;
      const weight = telling[at] ?? 0;
      score += weight * worth[place];
      covered += weight;
    });
    return { id, score, covered };
  });
  return ranked
    .filter(({ covered }) => covered * 2 >= all)
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}
