import type { Thing } from "../../contract/action.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Reach } from "../companies/policies.ts";
import { recruitmentPhases } from "../reference-data/master-data.server.ts";
import { blindVacancies, type Showing, showingOf } from "../vacancies/showing.queries.server.ts";
import type { CandidateFilter } from "./candidate.ts";

/** Vacancies that treat the same phases alike. */
export interface PhasesOf {
  vacancyIds: number[];
  /** Phases by id; 0 stands for "before the first one". */
  phaseIds: number[];
}

/** A reader's view of the applications in their reach. */
export interface View {
  reach: Reach;
  /** Where it is hidden who someone is, unless it was revealed. */
  hidden: PhasesOf[];
  /** Phases that hiring managers see without sharing. */
  shared: PhasesOf[];
}

interface Phase {
  id: number;
  code: string | null;
}

/**
 * The phases before one, and what comes before the first. A phase that is gone from the list hides nothing for good.
 */
function before(
  phases: readonly Phase[],
  id: number | null,
  otherwise: (phases: readonly Phase[]) => number,
): number[] {
  const position = id === null ? -1 : phases.findIndex((phase) => phase.id === id);
  const end = position < 0 ? otherwise(phases) : position;
  return [0, ...phases.slice(0, end).map((phase) => phase.id)];
}

const afterScreening = (phases: readonly Phase[]) => phases.findIndex(({ code }) => code === "screening") + 1;

function userInterview(phases: readonly Phase[]): number {
  const place = phases.findIndex(({ code }) => code === "user-interview");
  return place < 0 ? phases.length : place;
}

const hiddenPhases = (phases: readonly Phase[], { revealedFrom }: Showing) =>
  before(phases, revealedFrom, afterScreening);

function sharedPhases(phases: readonly Phase[], { sharedFrom }: Showing): number[] {
  const unshared = new Set(before(phases, sharedFrom, userInterview));
  return phases.map(({ id }) => id).filter((id) => !unshared.has(id));
}

function grouped(
  phases: readonly Phase[],
  vacancies: readonly Showing[],
  phasesOf: (phases: readonly Phase[], vacancy: Showing) => number[],
): PhasesOf[] {
  const byPhases = Map.groupBy(vacancies, (vacancy) => phasesOf(phases, vacancy).join());
  return [...byPhases.values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    return [{ vacancyIds: alike.map(({ id }) => id), phaseIds: phasesOf(phases, first) }];
  });
}

/** Finds out what someone with this reach sees. */
export async function getView(db: Db, reach: Reach): Promise<View> {
  const phases = await recruitmentPhases(db, "id");
  const blind = await blindVacancies(db, reach.companyIds, reach.sharedVacancyIds);
  const managed = await showingOf(db, reach.sharedVacancyIds);
  return { reach, hidden: grouped(phases, blind, hiddenPhases), shared: grouped(phases, managed, sharedPhases) };
}

/** Phases in which a changed plan shows what the one before it did not. */
export interface NewlyShown {
  /** 0 stands for "before the first one". */
  revealed: number[];
  shared: number[];
}

/** In which phases one plan shows more of a vacancy's applications than the one before it. */
export async function newlyShown(db: Db, before: Showing, after: Showing): Promise<NewlyShown> {
  const phases = await recruitmentPhases(db, "id");
  const hiddenBy = (plan: Showing) => (plan.blind ? hiddenPhases(phases, plan) : []);
  const [stillHidden, wasShared] = [hiddenBy(after), sharedPhases(phases, before)];
  return {
    revealed: hiddenBy(before).filter((id) => !stillHidden.includes(id)),
    shared: sharedPhases(phases, after).filter((id) => !wasShared.includes(id)),
  };
}

/** A view of everything as it is, for what is stored and not answered. */
export const getWholeView = (reach: Reach): View => ({ reach, hidden: [], shared: [] });

/** The view of a list: vacancies that it does not ask for hide nobody in it, and make no order dearer. */
export function viewWithin(view: View, { vacancyIds }: Pick<CandidateFilter, "vacancyIds">): View {
  if (vacancyIds.length === 0) return view;
  const hidden = view.hidden.map((of) => ({
    ...of,
    vacancyIds: of.vacancyIds.filter((id) => vacancyIds.includes(id)),
  }));
  return { ...view, hidden: hidden.filter((of) => of.vacancyIds.length > 0) };
}

/** Whether one vacancy's application in this phase is shared with its hiring managers on its own. */
export async function isSharedByPhase(db: Db, vacancyId: number, phaseId: number | null): Promise<boolean> {
  const [vacancy] = await showingOf(db, [vacancyId]);
  if (vacancy === undefined || phaseId === null) return false;
  return sharedPhases(await recruitmentPhases(db, "id"), vacancy).includes(phaseId);
}

/** Whether one application is within a reach, by the policies. */
export function reaches({ companyIds, sharedVacancyIds }: Reach, { companyId, vacancyId, isShared }: Thing): boolean {
  if (companyId !== undefined && companyIds.includes(companyId)) return true;
  return vacancyId !== undefined && sharedVacancyIds.includes(vacancyId) && isShared === true;
}
