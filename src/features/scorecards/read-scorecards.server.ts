import type { Db } from "../../platform/database/database.ts";
import { listCriteria } from "../vacancies/criteria/criteria.queries.server.ts";
import type { Criterion } from "../vacancies/criteria/criterion.ts";
import {
  findScorecard,
  listScorecards,
  type Named,
  type Scorecard,
  type SentVersion,
} from "./scorecard.queries.server.ts";
import { emptyText, getState, inOrder, isOwed, type ScorecardState, type ScorecardText } from "./scorecard.ts";

/** One's own scorecard, which may be one that there is not yet. */
export interface OwnScorecard {
  /** 0 for one that there is not yet. */
  version: number;
  state: ScorecardState;
  isOwed: boolean;
  /** `YYYY-MM-DD`. */
  dueOn: string | null;
  /** Whether something is written that was not sent. */
  hasDraft: boolean;
  /** As it was left: what was not sent, else what was. */
  text: ScorecardText;
  sentAt: Date | null;
}

/** Who was asked, or wrote unasked, and how far it is. */
export interface ScorecardStanding {
  by: Named;
  state: ScorecardState;
  dueOn: string | null;
  sentAt: Date | null;
}

/** A scorecard as others read it: what was sent, and nothing that was not. */
export interface SentScorecard {
  by: Named;
  /** The newest first; all but the newest are what it said before it was amended. */
  versions: readonly SentVersion[];
}

function ownOf(card: Scorecard | undefined, criterionIds: readonly number[]): OwnScorecard {
  const facts = card ?? { askedAt: null, dueOn: null, sentAt: null, hasDraft: false };
  const written = card?.draft ?? card?.versions[0]?.text ?? emptyText;
  return {
    ...{ version: card?.version ?? 0, state: getState(facts), isOwed: isOwed(facts), dueOn: facts.dueOn },
    ...{ hasDraft: facts.hasDraft, text: inOrder(written, criterionIds), sentAt: facts.sentAt },
  };
}

/**
 * What a member may read of scorecards: who owes one sees nobody's until it is sent; who owes none sees what was sent
 * (recruiting §6). Drafts are seen by their authors alone.
 * @returns null for who owes one
 */
function sentFor(cards: readonly Scorecard[], staffId: number): SentScorecard[] | null {
  const own = cards.find(({ by }) => by.id === staffId);
  if (own !== undefined && isOwed(own)) return null;
  return cards.filter(({ versions }) => versions.length > 0).map(({ by, versions }) => ({ by, versions }));
}

/** Someone else's draft that nobody asked for is nobody's matter. */
const isKnown = (card: Scorecard) => card.askedAt !== null || card.sentAt !== null;

export interface ToldScorecards {
  criteria: Criterion[];
  mine: OwnScorecard;
  standing: ScorecardStanding[];
  /** null for who owes one. */
  sent: SentScorecard[] | null;
}

interface Reading {
  applicationId: number;
  vacancyId: number;
  staffId: number;
}

/** The scorecards of an application as one member sees them. */
export async function readScorecards(db: Db, { applicationId, vacancyId, staffId }: Reading): Promise<ToldScorecards> {
  const criteria = await listCriteria(db, vacancyId);
  const cards = await listScorecards(db, [applicationId]);
  const own = cards.find(({ by }) => by.id === staffId);
  return {
    criteria,
    mine: ownOf(
      own,
      criteria.map(({ id }) => id),
    ),
    standing: cards.filter(isKnown).map((card) => ({
      ...{ by: card.by, state: tellState(card, staffId), dueOn: card.dueOn, sentAt: card.sentAt },
    })),
    sent: sentFor(cards, staffId),
  };
}

/** Whether someone has begun is theirs to know: to others one that was asked for is asked for until it is sent. */
function tellState(card: Scorecard, staffId: number): ScorecardState {
  const state = getState(card);
  return state === "draft" && card.by.id !== staffId ? "asked" : state;
}

/** One's own scorecard of an application. */
export async function readOwnScorecard(db: Db, { applicationId, vacancyId, staffId }: Reading): Promise<OwnScorecard> {
  const criterionIds = (await listCriteria(db, vacancyId)).map(({ id }) => id);
  return ownOf(await findScorecard(db, applicationId, staffId), criterionIds);
}

/** A member's readable scorecards of several applications, by application; null where they owe one. */
export async function getSentScorecards(
  db: Db,
  applicationIds: readonly number[],
  staffId: number,
): Promise<Map<number, SentScorecard[] | null>> {
  const cards = Map.groupBy(await listScorecards(db, applicationIds), ({ applicationId }) => applicationId);
  return new Map(applicationIds.map((id) => [id, sentFor(cards.get(id) ?? [], staffId)]));
}
