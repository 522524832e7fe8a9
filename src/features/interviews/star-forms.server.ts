import type { StarFormsPort } from "../applications/ports.server.ts";
import { hasForm, insertStar, isAsked, starsOf } from "./star.queries.server.ts";
import { starPath } from "./star.ts";

/** The STAR forms as applications know them. */
export const starForms: StarFormsPort = {
  has: hasForm,
  isAsked,
  async ask(tx, wish, now) {
    const id = await insertStar(tx, wish, now);
    return id === null ? null : starPath(id);
  },
  async of(db, applicationId) {
    const phases = new Set<number>();
    return (await starsOf(db, applicationId)).flatMap(({ id, phaseId, submittedAt }) => {
      if (phases.has(phaseId)) return [];
      phases.add(phaseId);
      return { phaseId, url: starPath(id), isSubmitted: submittedAt !== null };
    });
  },
};
