import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { State } from "altcha/types";
import { expect, test } from "vitest";

const theirs = readFileSync(createRequire(import.meta.url).resolve("altcha/altcha.css"), "utf8");
const ours = readFileSync(join(import.meta.dirname, "captcha-field.module.css"), "utf8");

const all = (text: string, form: RegExp) => [...new Set([...text.matchAll(form)].map(([name]) => name))].sort();

test("every property of the widget's look that we set is one that it reads", () => {
  const read = all(theirs, /--altcha-[\w-]+/g);
  const set = all(ours, /--altcha-[\w-]+(?=:)/g);
  expect(set.length).toBeGreaterThan(10);
  expect(set.filter((name) => !read.includes(name))).toEqual([]);
});

test("every part of the widget that we dress is one that it has", () => {
  const parts = all(theirs, /\.altcha-[\w-]+/g);
  const dressed = all(ours, /\.altcha-[\w-]+/g);
  expect(dressed.length).toBeGreaterThan(1);
  expect(dressed.filter((name) => !parts.includes(name))).toEqual([]);
});

test("the widget's states are those that our form knows, and the code to be typed, which our server never asks for", () => {
  const known = ["verifying", "verified", "error", "expired", "unverified"];
  expect(Object.values(State).map(String).sort()).toEqual([...known, "code"].sort());
});
