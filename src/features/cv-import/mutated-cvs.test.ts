// Shows: suggestions 3
import { expect, test } from "vitest";
import { everyLook } from "../../../tests/support/every-look.ts";
import { listWords } from "../../../tests/support/made-cvs/list-words.ts";
import { Lot } from "../../../tests/support/made-cvs/lot.ts";
import { knownLayouts, makeCvs } from "../../../tests/support/made-cvs/made-cvs.ts";
import { spoilt } from "../../../tests/support/made-cvs/spoilt.ts";
import { readDocument } from "./cv-reader.server.ts";

// The reader alone; tests/attacks/spoilt-cvs.test.ts tests its process and the call around it.

/** In the long form as many as the contract says. */
const files = everyLook ? 2_000 : 100;

test("a damaged file is read or refused, and never crashes the reader", {
  timeout: 900_000,
}, async () => {
  const words = listWords();
  const made = await makeCvs(knownLayouts, 1);
  const lot = new Lot(20_261_126);
  const outcomes = new Map<string, number>();
  for (let turn = 0; turn < files; turn += 1) {
    const { status } = await readDocument(spoilt(lot.of(made), lot), words, 2026);
    outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
  }
  expect(
    [...outcomes.keys()].filter(
      (status) => !["read", "no-text", "unreadable", "encrypted", "active-content", "other"].includes(status),
    ),
  ).toEqual([]);
  expect(outcomes.get("read")).toBeGreaterThan(0);
  expect(outcomes.get("unreadable")).toBeGreaterThan(0);
});
