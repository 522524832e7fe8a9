import type { Db } from "../database/database.ts";
import { tokenHash } from "./token.ts";
import "./captcha.tables.ts";

/** True for exactly one caller for each solution, in all processes. */
export async function spendSolution(db: Db, solution: string, endsAt: Date): Promise<boolean> {
  const first = await db
    .insertInto("used_captcha_solutions")
    .values({ solution_hash: tokenHash(solution), ends_at: endsAt })
    .onConflict((conflict) => conflict.column("solution_hash").doNothing())
    .returning("ends_at")
    .executeTakeFirst();
  return first !== undefined;
}

/** Whether it counts no more; what is not spent now may be in a moment. */
export async function isSolutionSpent(db: Db, solution: string): Promise<boolean> {
  const spent = db.selectFrom("used_captcha_solutions").select("ends_at");
  return (await spent.where("solution_hash", "=", tokenHash(solution)).executeTakeFirst()) !== undefined;
}

/** Removes solutions that no longer count anyway; for a job that runs now and then. */
export async function forgetUsedSolutions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("used_captcha_solutions").where("ends_at", "<", now).execute();
}
