import type { Uncovers } from "../../vacancies/plan/change-plan.server.ts";
import { newlyShown } from "../showing.server.ts";
import { standingIn } from "./candidate.store.server.ts";

/**
 * Finds who applied already and would be seen by more of staff, or with a name, once a vacancy's plan is another one.
 */
export const uncoveredBy: Uncovers = async (tx, before, after) => {
  const { revealed, shared } = await newlyShown(tx, before, after);
  if (revealed.length + shared.length === 0) return { revealed: [], shared: [] };
  const applications = await standingIn(tx, before.id, [...revealed, ...shared]);
  return {
    revealed: applications.filter(({ phase, isRevealed }) => !isRevealed && revealed.includes(phase)),
    shared: applications.filter(({ phase, isShared }) => !isShared && shared.includes(phase)),
  };
};
