import { m } from "#messages";

/** What the buttons of a ranking say, and what is told after a move. */
export const rankingWords = {
  up: (name: string) => m.flk_page_rank_up({ name }),
  down: (name: string) => m.flk_page_rank_down({ name }),
  moved: (name: string, place: number, total: number) => m.flk_page_rank_moved({ name, place, total }),
};
