// Shows: promise 10
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { askProcess } from "./bounded-process.ts";

const code = join(import.meta.dirname, "../../../tests/support");
const children = () => process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap").length;
const ask = (name: string, bounds: Parameters<typeof askProcess>[2]) =>
  askProcess({ path: join(code, `${name}.ts`), code }, {}, bounds);

describe("a process that never answers", () => {
  test("has spent its processor time if it computes, however long that takes by the clock", async () => {
    const before = children();
    expect(await ask("endless-process", { cpuMs: 300, wallMs: 300_000 })).toEqual({ status: "spent", messages: [] });
    await expect.poll(children).toBe(before);
  });

  test("is late and to be tried again if it computes nothing: the machine has other work", async () => {
    const before = children();
    expect(await ask("waiting-process", { cpuMs: 300, wallMs: 1_000 })).toEqual({ status: "late", messages: [] });
    await expect.poll(children).toBe(before);
  });

  test("and computes longer than the clock allows is late where its processor time is not spent", async () => {
    expect((await ask("endless-process", { cpuMs: 300_000, wallMs: 200 })).status).toBe("late");
  });
});

test("what was sent before the bound is there", async () => {
  const isLast = (message: unknown) => message === "the last";
  expect(await ask("telling-process", { cpuMs: 300, wallMs: 300_000, isLast })).toEqual({
    status: "spent",
    messages: ["the first", "the second"],
  });
});

test("one that breaks is the document's fault", async () => {
  expect(await ask("breaking-process", { cpuMs: 60_000 })).toEqual({ status: "spent", messages: [] });
});

test("one that cannot start is a fault, and no answer about the document", async () => {
  await expect(ask("no-such-process", { cpuMs: 300 })).rejects.toThrow("did not start");
});
