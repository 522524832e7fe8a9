import { expect, test } from "vitest";
import { looksLoader, withFirstScript } from "./load-looks.ts";

test("the loader of font and patterns is at the end of the head, word for word", () => {
  const loader = looksLoader({ font: "/karier/assets/font.woff2", tiles: "/karier/assets/tiles.css" });
  expect(loader).toContain('"url(/karier/assets/font.woff2)"');
  expect(loader).toContain('link("stylesheet","/karier/assets/tiles.css")');
  expect(withFirstScript("<head><title>$&</title></head><body></head></body>", loader)).toBe(
    `<head><title>$&</title><script>${loader}</script></head><body></head></body>`,
  );
});
