import type { Tx } from "../../../platform/database/database.ts";
import { recordTrail } from "../../audit/trail.queries.server.ts";
import type { DoneBy, TrailAction } from "../../audit/trail.ts";
import { foldText } from "../../reference-data/spelling.ts";
import { functionNames, putAlias } from "../put/vacancy-functions.queries.server.ts";
import { tellVacancies } from "../search-gaps.queries.server.ts";
import { deletePair, insertPair } from "./search-words.queries.server.ts";
import { getTokens } from "./tokens.ts";

interface Doing {
  by: DoneBy;
  now: Date;
}

async function trail(tx: Tx, { by, now }: Doing, action: TrailAction, id: number): Promise<void> {
  const thing = { kind: "search-word", id } as const;
  await recordTrail(tx, { ...by, action, needed: "search-word.edit", thing, fields: [] }, now);
  // Searches remember words until vacancies change.
  await tellVacancies(tx);
}

/** Adds a pair of equal words, which searches know at once; the order of the two says nothing. */
export async function addPair(
  tx: Tx,
  doing: Doing,
  pair: { one: string; other: string },
): Promise<{ status: "added"; id: number; one: string; other: string } | { status: "known" | "same" }> {
  const [one = "", other = ""] = [pair.one, pair.other].map((text) => getTokens(text).join(" ")).sort();
  if (one === "" || one === other) return { status: "same" };
  const id = await insertPair(tx, { one, other });
  if (id === null) return { status: "known" };
  await trail(tx, doing, "search-word.added", id);
  return { status: "added", id, one, other };
}

/** Takes a pair out. @returns whether there was one */
export async function removePair(tx: Tx, doing: Doing, id: number): Promise<boolean> {
  const isGone = await deletePair(tx, id);
  if (isGone) await trail(tx, doing, "search-word.removed", id);
  return isGone;
}

/** Says which function a name of another system stands for. @returns whether there is such a function */
export async function mapFunctionName(
  tx: Tx,
  doing: Doing,
  { value, functionId }: { value: string; functionId: number },
): Promise<boolean> {
  const isKnown = (await functionNames(tx)).some((one) => one.functionId === functionId);
  if (!isKnown) return false;
  await putAlias(tx, { key: foldText(value), text: value, functionId });
  await trail(tx, doing, "search-word.function-mapped", functionId);
  return true;
}
