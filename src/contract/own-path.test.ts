// Shows: promise 12
import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test.each([
  "/",
  "/lowongan?function=1&page=2",
  "/a/b#c",
  "/signin?redirect=%2Fprofile-resume",
  "/lowongan/profile-resume?vacancy=12&activity=AB%2FC",
  "/pusat-bantuan/search?q=a//b",
  "/lowongan/lowongan-detail-page/12/caf%C3%A9",
])("%s is a path of this site", (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/lowongan\\evil",
  "/..//evil.example",
  "/a/../..//evil.example",
  "/.//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " //evil.example",
  "/%2e%2e//evil.example",
  "/%2fevil.example",
  "/%2f%2fevil.example",
  "/%252fevil.example",
  "/%25252fevil.example",
  "/%5cevil.example",
  "/%255cevil.example",
  "/%0d%0aLocation:evil",
  "/%E0%A4%A",
  "/\u202e/evil",
  "https://evil.example",
  "https:/evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,x",
  "lowongan",
  "",
  null,
  undefined,
])("%j leads nowhere", (text) => {
  expect(ownPath(text)).toBeNull();
});

test("neither does an endless path", () => {
  expect(ownPath(`/${"a".repeat(2_000)}`)).toBeNull();
});
