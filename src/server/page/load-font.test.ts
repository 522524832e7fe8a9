import { expect, test } from "vitest";
import { fontLoader, withFontLoader } from "./load-font.ts";

test("the font's loader stands at the end of the head, word for word", () => {
  const loader = fontLoader("/karier/assets/font.woff2");
  expect(loader).toContain('"url(/karier/assets/font.woff2)"');
  expect(withFontLoader("<head><title>$&</title></head><body></head></body>", loader)).toBe(
    `<head><title>$&</title><script>${loader}</script></head><body></head></body>`,
  );
});
