import { sql } from "kysely";
import type { Db, Tx } from "../database/database.ts";
import "./outbox.tables.ts";

/** How many numbers of a kind are listed. */
const mostIds = 20;

/** Mails that have not gone out, of one kind and with one problem; nobody is named. */
export interface UnsentMails {
  /**
   * `waiting`: due; `put-off`: tried again at `nextTryAt`; `given-up`: failed; `empty`: failed before texts were kept.
   */
  state: "waiting" | "put-off" | "given-up" | "empty";
  kind: string;
  /** The code of the last try's problem; null where there was none. */
  problem: string | null;
  /** The server's words to the newest of them; null where there were none. */
  answer: string | null;
  mails: number;
  oldestAt: Date;
  nextTryAt: Date | null;
  /** Numbers of the oldest, separated by spaces. */
  ids: string;
}

/** Unsent mails, counted by state, kind and problem. */
export async function unsentMails(db: Db, now: Date): Promise<UnsentMails[]> {
  const state = sql<UnsentMails["state"]>`case
    when state = 'failed' and recipient is null then 'empty'
    when state = 'failed' then 'given-up'
    when postponed_until > ${now} then 'put-off'
    else 'waiting' end`;
  return db
    .with("unsent", (cte) =>
      cte
        .selectFrom("outbox")
        .select(["id", "kind", "last_problem", "last_answer", "queued_at", "postponed_until", state.as("state")])
        .where("state", "<>", "sent"),
    )
    .selectFrom("unsent")
    .select(["unsent.state", "kind", "last_problem as problem"])
    .select(({ fn }) => [
      fn.countAll<number>().as("mails"),
      fn.min("queued_at").as("oldestAt"),
      fn.min("postponed_until").as("nextTryAt"),
      sql<string | null>`(array_agg(last_answer order by id desc) filter (where last_answer is not null))[1]`.as(
        "answer",
      ),
      sql<string>`array_to_string((array_agg(id order by id))[1:${sql.lit(mostIds)}], ' ')`.as("ids"),
    ])
    .groupBy(["unsent.state", "kind", "last_problem"])
    .orderBy("unsent.state")
    .orderBy("oldestAt")
    .execute();
}

/**
 * Queues failed or deferred mails as if they had never been tried; not an emptied one.
 * @returns the numbers of those that wait again
 */
export async function sendAgain(tx: Tx, ids: readonly number[] | "all"): Promise<number[]> {
  if (ids !== "all" && ids.length === 0) return [];
  const rows = await tx
    .updateTable("outbox")
    .set({ state: "waiting", attempts: 0, refusals: 0, final_refusals: 0, postponed_until: null, finished_at: null })
    .where("recipient", "is not", null)
    .where((is) => is.or([is("state", "=", "failed"), is("postponed_until", "is not", null)]))
    .$if(ids !== "all", (query) => query.where("id", "in", ids === "all" ? [] : ids))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
