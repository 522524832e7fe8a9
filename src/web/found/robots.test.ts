// Shows: N16
import { expect, test } from "vitest";
import { robotsText } from "./robots.ts";

test("robots.txt names personal pages, and the site map, below the base path", () => {
  const text = robotsText("https://k.example/karier", "/karier");
  expect(text).toContain("User-agent: *\n");
  expect(text).toContain("Disallow: /karier/account/\n");
  expect(text).toContain("Disallow: /karier/api/\n");
  expect(text).toContain("\nSitemap: https://k.example/karier/sitemap.xml\n");
  expect(text).not.toContain("Disallow: /karier/lowongan\n");
});
