import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { letterKind } from "./letter-kind.ts";

test.each([
  ["activation", "account"],
  ["account-inactive", "account"],
  ["reset", "account"],
  ["two-step-code", "account"],
  ["password-changed", "account"],
  ["cv-withheld", "account"],
  ["application-received", "application"],
  ["application-invited", "invitation"],
  ["invitation-answered", "invitation"],
  ["join-invitation", "invitation-to-apply"],
  ["event-registered", "event"],
  ["vacancies-letter", "vacancies"],
  ["something-new", "other"],
])("a mail of kind %s is shown as %s", (mailKind, kind) => {
  expect(letterKind(mailKind)).toBe(kind);
});

test("every mail about a change of an account's safety is of the kind account", () => {
  const source = readFileSync("src/features/identity/security-mail.server.ts", "utf8");
  const events = [...source.matchAll(/^ {2}"([a-z-]+)": \{/gm)].map(([, event = ""]) => event);
  expect(events.length).toBeGreaterThan(5);
  expect(events.filter((event) => letterKind(event) !== "account")).toEqual([]);
});

test("every kind of mail has its own name", () => {
  const files = globSync("src/features/**/*.server.ts").map((file) => readFileSync(file, "utf8"));
  const kinds = files.flatMap((text) =>
    [...text.matchAll(/language, kind: "([a-z-]+)", subject/g)].map(([, kind = ""]) => kind),
  );
  expect(kinds.length).toBeGreaterThan(5);
  expect(kinds.filter((kind) => letterKind(kind) === "other")).toEqual([]);
});
