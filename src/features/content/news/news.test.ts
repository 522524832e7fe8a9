import { expect, test } from "vitest";
import { lastNewsPage, newsListPath, parseNewsList, readingMinutes } from "./news.ts";

test.each([
  ["", { tab: "all", page: 1 }, "/berita-artikel"],
  ["tab=ALL&page=1", { tab: "all", page: 1 }, "/berita-artikel"],
  ["tab=news&page=2", { tab: "news", page: 2 }, "/berita-artikel?tab=news&page=2"],
  ["tab=Article", { tab: "article", page: 1 }, "/berita-artikel?tab=article"],
  ["tab=kabar&page=0", { tab: "all", page: 1 }, "/berita-artikel"],
  ["page=-1", { tab: "all", page: 1 }, "/berita-artikel"],
  ["page=99", { tab: "all", page: 99 }, "/berita-artikel?page=99"],
] as const)("?%s is read as %j", (query, state, path) => {
  expect(parseNewsList(new URLSearchParams(query))).toEqual(state);
  expect(newsListPath(state)).toBe(path);
});

test.each([
  [0, 1],
  [9, 1],
  [10, 2],
  [21, 3],
])("%i items fill %i pages", (items, pages) => {
  expect(lastNewsPage(items)).toBe(pages);
});

test("a text takes a minute at least, and one more for every two hundred words", () => {
  expect(readingMinutes("<p>Satu dua</p>")).toBe(1);
  expect(readingMinutes(`<p>${"kata ".repeat(500)}</p>`)).toBe(3);
});
