import { createHash } from "node:crypto";
import { sql } from "kysely";

const mark = "/* prepared */";

/**
 * Marks a statement that each connection prepares once and whose plan it then keeps: in front of raw text, or by
 * `modifyFront(prepared)`. Reading and planning a short statement takes longer than running it. It is for a statement
 * whose text is always the same and that one plan serves well whatever its parameters are; a limit or an offset that
 * chooses the plan, or a filter that is rare for one value and common for another, wants a plan of its own each time.
 */
export const prepared = sql.raw(mark);

/** Under which name a connection keeps a marked statement; undefined for every other one. */
export function preparedName(text: string): string | undefined {
  if (!text.includes(mark)) return undefined;
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
