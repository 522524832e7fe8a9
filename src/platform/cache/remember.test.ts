import { expect, test } from "vitest";
import { openChanges } from "./changes.ts";
import { createRemember } from "./remember.ts";

/** A database that says what changed when the test does. */
function aSpeaker() {
  let tell: (tag: string) => void = () => {};
  let again = () => {};
  const listen = async (_: string, on: (payload: string) => void, onAgain = () => {}) => {
    [tell, again] = [on, onAgain];
    return async () => {};
  };
  return { database: { listen }, tell: (tag: string) => tell(tag), again: () => again() };
}

/** A reading that counts how often it was done. */
function aReading() {
  const reading = { times: 0, read: async () => ++reading.times };
  return reading;
}

test("an answer is read once for each key, until its tag changes", async () => {
  const { database, tell } = aSpeaker();
  const memory = createRemember(openChanges(database))<number>("vacancies");
  const { read } = aReading();
  expect(await Promise.all([memory.get("id", read), memory.get("id", read), memory.get("en", read)])).toEqual([
    1, 1, 2,
  ]);
  tell("companies");
  expect(await memory.get("id", read)).toBe(1);
  tell("vacancies");
  expect(await memory.get("id", read)).toBe(3);
});

test("what was read while it changed is not kept", async () => {
  const { database, tell } = aSpeaker();
  const memory = createRemember(openChanges(database))<string>("vacancies");
  const old = memory.get("id", async () => {
    tell("vacancies");
    return "old";
  });
  expect(await old).toBe("old");
  expect(await memory.get("id", async () => "new")).toBe("new");
});

test("after a lost connection everything is read again", async () => {
  const { database, again } = aSpeaker();
  const memory = createRemember(openChanges(database))<number>("vacancies");
  const { read } = aReading();
  await memory.get("id", read);
  again();
  expect(await memory.get("id", read)).toBe(2);
});

test("a failed reading is not kept", async () => {
  const memory = createRemember(openChanges(aSpeaker().database))<number>("vacancies");
  await expect(memory.get("id", async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await memory.get("id", async () => 7)).toBe(7);
});

test("a database that was away at first is listened to once it is back", async () => {
  const { database } = aSpeaker();
  let isAway = true;
  const listen: typeof database.listen = (...args) =>
    isAway ? Promise.reject(new Error("away")) : database.listen(...args);
  const memory = createRemember(openChanges({ listen }))<number>("vacancies");
  await expect(memory.get("id", async () => 1)).rejects.toThrow("away");
  isAway = false;
  expect(await memory.get("id", async () => 2)).toBe(2);
});
