// Shows: suggestions 3
import { expect, test } from "vitest";
import { everyLook } from "../../../../tests/support/every-look.ts";
import { listWords } from "../../../../tests/support/made-cvs/list-words.ts";
import { Lot } from "../../../../tests/support/made-cvs/lot.ts";
import { knownLayouts, makeCvs } from "../../../../tests/support/made-cvs/made-cvs.ts";
import { readDocument } from "./cv-reader.server.ts";

/** In the long form as many as the contract says. */
const files = everyLook ? 2_000 : 100;

type Spoil = (bytes: Uint8Array, lot: Lot) => Uint8Array;

const somewhere = (bytes: Uint8Array, lot: Lot) => lot.between(0, Math.max(0, bytes.length - 1));

const spoils: readonly Spoil[] = [
  (bytes, lot) => bytes.slice(0, somewhere(bytes, lot)),
  (bytes, lot) => bytes.with(somewhere(bytes, lot), lot.between(0, 255)),
  (bytes, lot) => {
    const spoilt = new Uint8Array(bytes);
    for (let turn = 0; turn < 50; turn += 1) spoilt[somewhere(bytes, lot)] = lot.between(0, 255);
    return spoilt;
  },
  (bytes, lot) => {
    const [from, to] = [somewhere(bytes, lot), somewhere(bytes, lot)];
    return new Uint8Array(Buffer.concat([bytes.slice(0, from), bytes.slice(to)]));
  },
  (bytes, lot) => new Uint8Array(bytes).fill(0, somewhere(bytes, lot), somewhere(bytes, lot)),
];

test("a file that was spoilt is read or refused, and never breaks what reads it", async () => {
  const words = listWords();
  const made = await makeCvs(knownLayouts, 1);
  const lot = new Lot(20_261_126);
  const outcomes = new Map<string, number>();
  for (let turn = 0; turn < files; turn += 1) {
    const { bytes } = lot.of(made);
    const { status } = await readDocument(lot.of(spoils)(bytes, lot), words, 2026);
    outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
  }
  expect([...outcomes.keys()].filter((status) => !["read", "no-text", "unreadable", "other"].includes(status))).toEqual(
    [],
  );
  expect(outcomes.get("read")).toBeGreaterThan(0);
  expect(outcomes.get("unreadable")).toBeGreaterThan(0);
});
