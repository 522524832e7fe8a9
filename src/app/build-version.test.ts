import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readBuildVersion } from "./build-version.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-version-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** 23:30 UTC, which is the next day in Jakarta. */
const committedAt = "2026-11-26T23:30:00Z";

function git(...args: string[]): string {
  const person = { GIT_AUTHOR_NAME: "A", GIT_AUTHOR_EMAIL: "a@contoh.id", GIT_AUTHOR_DATE: committedAt };
  const committer = { GIT_COMMITTER_NAME: "A", GIT_COMMITTER_EMAIL: "a@contoh.id", GIT_COMMITTER_DATE: committedAt };
  const env = { PATH: process.env["PATH"], HOME: root, GIT_CONFIG_NOSYSTEM: "1", ...person, ...committer };
  return execFileSync("git", ["-C", root, ...args], { env, encoding: "utf8" }).trim();
}

function commit(text: string): string {
  writeFileSync(join(root, "file"), text);
  git("add", "file");
  git("commit", "--quiet", "--message", "a change");
  return git("rev-parse", "--short=8", "HEAD");
}

test("sources say the day of their commit in UTC and the commit; two commits of a day differ", () => {
  git("init", "--quiet");
  const first = commit("one");
  git("tag", "v1");
  expect(readBuildVersion(root)).toBe(`2026.11.26+${first}`);
  const second = commit("two");
  expect(readBuildVersion(root)).toBe(`2026.11.26+${second}`);
  expect(second).not.toBe(first);
});

test("sources that differ from their commit say so", () => {
  git("init", "--quiet");
  const commitName = commit("one");
  writeFileSync(join(root, "file"), "changed");
  expect(readBuildVersion(root)).toBe(`2026.11.26+${commitName}.changed`);
});

test("a package says what it carries", () => {
  writeFileSync(join(root, "package.json"), '{ "version": "3.3.63", "config": { "build": "2026.11.27+0123abcd" } }');
  expect(readBuildVersion(root)).toBe("2026.11.27+0123abcd");
});

test("sources without a history say that nobody knows, also inside a repository of something else", () => {
  expect(readBuildVersion(root)).toBe("3.3.63+unknown");
  git("init", "--quiet");
  commit("something else");
  mkdirSync(join(root, "copy"));
  writeFileSync(join(root, "copy/package.json"), '{ "version": "3.3.63" }');
  expect(readBuildVersion(join(root, "copy"))).toBe("3.3.63+unknown");
});
