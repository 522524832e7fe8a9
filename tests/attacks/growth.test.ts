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
import { growthOf, longTexts, mostGrowth } from "../support/growth.ts";

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

test.each(Object.entries(works))(
  "%s: work grows as the text does, not as its square",
  (_, work) => {
    const grown = longTexts.map(([name, make]) => ({ name, growth: growthOf(make, work) }));
    expect(grown.filter(({ growth }) => growth > mostGrowth)).toEqual([]);
  },
  120_000,
);

test("work that grows as the square of a text is seen", () => {
  const square = (text: string) => [...text.matchAll(/x*y/g)];
  expect(growthOf((length) => "x".repeat(length), square)).toBeGreaterThan(mostGrowth);
});
