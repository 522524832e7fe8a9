// Shows: promise 21
import { expect, test } from "vitest";
import { htmlToMarkdown } from "../../src/platform/rich-text/html-to-markdown.ts";
import {
  anyTextToHtml,
  deskMarkdownToHtml,
  markdownToHtml,
  safeHtml,
  textOfHtml,
} from "../../src/platform/rich-text/rich-text.ts";
import { longTexts, textGrowth } from "../support/growth.ts";
import { mostGrowth } from "../support/processor-time.ts";

/** What is done on the main thread with a text that somebody may make long. */
const works: Readonly<Record<string, (text: string) => unknown>> = {
  "the desk's Markdown as HTML": deskMarkdownToHtml,
  "its HTML as Markdown again": (text) => htmlToMarkdown(deskMarkdownToHtml(text)),
  "its HTML made safe again": (text) => safeHtml(deskMarkdownToHtml(text)),
  "Markdown of a content pack as HTML": (text) => markdownToHtml(text),
  "any text as HTML": anyTextToHtml,
  "HTML made safe": (text) => safeHtml(text),
  "the words of HTML": textOfHtml,
  "any HTML as Markdown": htmlToMarkdown,
};

test.each(Object.entries(works))("%s: work grows as the text does, not as its square", async (_, work) => {
  const bad: object[] = [];
  for (const [name, make] of longTexts) {
    const growth = await textGrowth(make, work);
    if (growth > mostGrowth) bad.push({ name, growth });
  }
  expect(bad).toEqual([]);
});

test("work that grows as the square of a text is seen", async () => {
  const square = (text: string) => [...text.slice(0, text.length / 4).matchAll(/x*y/g)];
  expect(await textGrowth((length) => "x".repeat(length), square)).toBeGreaterThan(mostGrowth);
});
