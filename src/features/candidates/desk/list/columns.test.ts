// Shows: F20
import { describe, expect, test } from "vitest";
import { getColumns, getShownColumns, type ListKind } from "./columns.tsx";

const kinds: ListKind[] = [true, false].flatMap((isOfVacancy) =>
  [true, false].flatMap((isMixed) => [true, false].map((isReduced) => ({ isOfVacancy, isMixed, isReduced }))),
);
/** Of 1440 pixels, without the rail, the filters, the ticks and the names. */
const room = 1440 - 62 - 232 - 40 - 190;
const getIds = (kind: ListKind, chosen: string[] = []) => getShownColumns(kind, chosen).map(({ id }) => id);

describe.each(kinds)("of $isOfVacancy, mixed $isMixed, reduced $isReduced", (kind) => {
  test("the usual columns have room at 1440 pixels", () => {
    const width = getShownColumns(kind, []).reduce((sum, column) => sum + column.width, 0);
    expect(width).toBeLessThanOrEqual(room);
  });

  test("where an application stands comes first, as far as the rows differ in it", () => {
    const first = [...(kind.isOfVacancy ? [] : ["vacancy"]), ...(kind.isMixed ? ["phase", "status"] : [])];
    expect(getIds(kind).slice(0, first.length)).toEqual(first);
  });
});

test("chosen columns are shown in the table's order, and no others", () => {
  const [kind] = kinds;
  if (kind === undefined) throw new Error("There is no list.");
  expect(getIds(kind, ["stars", "phase", "score", "religion"])).toEqual(["phase", "score", "stars"]);
  expect(getIds(kind, ["religion"])).toEqual(getIds(kind));
});

test("who decides nothing has no column of the wished salary and of what is scheduled, chosen or not", () => {
  for (const kind of kinds.filter(({ isReduced }) => isReduced)) {
    const ids = getColumns(kind).map(({ id }) => id);
    expect(ids).not.toContain("salary");
    expect(getIds(kind, ["salary", "scheduled", "score"])).toEqual(["score"]);
  }
});
