import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { runToEnd, type StepResult, summarise, withoutReport } from "./run-step.ts";

const lines: string[] = [];
beforeAll(() => {
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => void lines.splice(0));
afterAll(() => vi.restoreAllMocks());

const a = (result: Partial<StepResult>): StepResult => ({
  name: "journeys",
  passed: 1,
  failed: 0,
  seconds: 1,
  failures: [],
  ...result,
});

test("what passed ends well", () => {
  expect(summarise([a({}), a({})])).toBe(0);
  expect(lines.at(-1)).toContain("2 passed, 0 failed");
});

test("what failed is named, and ends badly", () => {
  expect(summarise([a({}), a({ failed: 1, failures: ["a.test.ts › a sentence"] })])).toBe(1);
  expect(lines).toContain("✗ a.test.ts › a sentence");
});

test("a command that ended before it reported says how, and when that was by lack of memory", async () => {
  const node = async (...args: string[]) => withoutReport("vitest", await runToEnd(process.execPath, args));
  expect(await node("-e", "process.exit(7)")).toBe("vitest ended with code 7 before it reported");
  expect(await node("-e", "process.abort()")).toBe(
    "vitest ended by SIGABRT before it reported, as it does when memory runs out",
  );
  expect(await node("-e", "process.kill(process.pid, 'SIGTERM')")).toBe("vitest ended by SIGTERM before it reported");
});
