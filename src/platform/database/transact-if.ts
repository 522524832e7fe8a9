import type { Database, Tx } from "./database.ts";

class TakenBack<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super("taken back");
    this.result = result;
  }
}

/** A transaction that stays only when its own result says so; either way the result is answered. */
export async function transactIf<Result>(
  database: Database,
  stays: (result: Result) => boolean,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  let takenBack: TakenBack<Result> | undefined;
  try {
    return await database.transact(async (tx) => {
      const result = await work(tx);
      if (stays(result)) return result;
      takenBack = new TakenBack(result);
      throw takenBack;
    });
  } catch (error) {
    if (takenBack !== undefined && error === takenBack) return takenBack.result;
    throw error;
  }
}
