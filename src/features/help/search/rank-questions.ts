/** Where a question has a word. */
export type Place = "question" | "keyword" | "answer" | null;

/** A question that has at least one of the words, and where it has each. */
export interface Hit {
  id: number;
  places: readonly Place[];
}

const worth = { question: 1, keyword: 0.7, answer: 0.15 } as const;

/** How much each word tells: the fewer questions have it, the more. A word that none has is not counted. */
function weights(hits: readonly Hit[], words: number): number[] {
  return Array.from({ length: words }, (_, at) => {
    const having = hits.filter(({ places }) => places[at]).length;
    return having === 0 ? 0 : Math.log(1 + hits.length / having);
  });
}

/**
 * Ids of questions, best first: rare words before common ones, the question's own words before its answer's; equals
 * stay in the order given. Those that have less than half of what the words tell are left out, because a sentence
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
