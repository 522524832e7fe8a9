import { expect, test } from "vitest";
import { oneAtATime } from "./one-act.ts";

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** An act that ends when it is let go, and counts how often it was done. */
function aSlowAct() {
  const ends: ((outcome: string) => void)[] = [];
  const act = () => new Promise<string>((resolve) => ends.push(resolve));
  return { once: oneAtATime(act), done: () => ends.length, end: (place: number, what: string) => ends[place]?.(what) };
}

test("the same form sent again while it is under way is one deed, answered twice", async () => {
  const { once, done, end } = aSlowAct();
  const [first, second] = [once("/a", formOf({ password: "x" })), once("/a", formOf({ password: "x" }))];
  expect(done()).toBe(1);
  end(0, "changed");
  expect(await Promise.all([first, second])).toEqual(["changed", "changed"]);
});

test("what fails, fails for both, and may be tried anew", async () => {
  let tries = 0;
  const once = oneAtATime(async () => {
    tries += 1;
    throw new Error(`try ${tries}`);
  });
  const both = [once("/a", formOf({})), once("/a", formOf({}))];
  for (const one of both) await expect(one).rejects.toThrow("try 1");
  await expect(once("/a", formOf({}))).rejects.toThrow("try 2");
});

test.each([
  ["another address", "/b", formOf({ intent: "save" })],
  ["another value", "/a", formOf({ intent: "take back" })],
  ["another name", "/a", formOf({ other: "save" })],
  ["one field more", "/a", formOf({ intent: "save", more: "" })],
])("%s is a deed of its own", (_, address, form) => {
  const { once, done } = aSlowAct();
  void once("/a", formOf({ intent: "save" }));
  void once(address, form);
  expect(done()).toBe(2);
});

test("who saves, takes back and saves again does three deeds", () => {
  const { once, done, end } = aSlowAct();
  for (const intent of ["save", "take back", "save"]) void once("/a", formOf({ intent }));
  expect(done()).toBe(3);
  end(0, "saved");
});

test("once it is over, the same form is a deed of its own", async () => {
  const { once, done, end } = aSlowAct();
  const first = once("/a", formOf({ intent: "save" }));
  end(0, "saved");
  await first;
  await Promise.resolve();
  void once("/a", formOf({ intent: "save" }));
  expect(done()).toBe(2);
});
