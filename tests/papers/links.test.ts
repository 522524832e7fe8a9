import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { deadLinks, markdown } from "./links.ts";

test("every link of the repository's Markdown leads to a file and a heading that are there", () => {
  const dead = markdown.flatMap((file) =>
    deadLinks(file, readFileSync(file, "utf8")).map((link) => ({ file, ...link })),
  );
  expect(markdown.length).toBeGreaterThan(60);
  expect(dead).toEqual([]);
});

test.each([
  ["[a](spec/no-such-paper.md)", "there is no docs/spec/no-such-paper.md"],
  ["[a](spec/specification.md#10-nothing)", "docs/spec/specification.md has no heading #10-nothing"],
  ["![a](pictures/none.png)", "there is no docs/pictures/none.png"],
  ["[a](/docs/security.md)", "leads out of the repository"],
  ["[a]: spec/no-such-paper.md", "there is no docs/spec/no-such-paper.md"],
])("a link that leads nowhere is reported: %s", (text, fault) => {
  expect(deadLinks("docs/some.md", text).map((link) => link.fault)).toEqual([fault]);
});

test.each([
  "[a](spec/specification.md#5-validation-rules)",
  "[a](spec) and [b](../README.md#licences)",
  "[a](https://example.com/x) `[b](nowhere.md)`",
])("and no other: %s", (text) => {
  expect(deadLinks("docs/some.md", text)).toEqual([]);
});
