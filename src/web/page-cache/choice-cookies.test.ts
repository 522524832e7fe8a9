import { expect, test } from "vitest";
import { readChoiceCookies } from "./choice-cookies.ts";

test.each([
  ["", { language: null, visitLanguage: null, theme: null }],
  ["lang=en", { language: "en", visitLanguage: null, theme: null }],
  ["device=abc; theme=dark; visit-lang=id; lang=en", { language: "en", visitLanguage: "id", theme: "dark" }],
  ["theme=device; guest=1", { language: null, visitLanguage: null, theme: "device" }],
])("%j is what we write, so that its page may be shared", (header, choices) => {
  expect(readChoiceCookies(header)).toEqual({ ...choices, areExact: true });
});

test.each([
  ...[
    "lang=EN",
    "LANG=en",
    "lang=%65n",
    "l%61ng=en",
    "lang=en-",
    "lang=enx",
    "lang=",
    "lang",
    'lang="en"',
    "theme=Dark",
  ],
  ...["theme=dark ", " lang=en", "lang =en", "lang= en", "lang=en;theme=dark", "a=1;lang=en", "a=1;  lang=en"],
  ...["a=1, lang=en", "xlang=en", "lang=en\t", "theme=pink", "visit-lang=EN", "Visit-Lang=en", "__Host-lang=en"],
  ...["lang=id; lang=en", "theme=dark; a=1; theme=dark", "a=lang=en", "$Version=1; lang=en; $Path=/; lang=en"],
])("%j may be read in another way by a cache, so that its page is not shared", (header) => {
  expect(readChoiceCookies(header).areExact).toBe(false);
});

test.each([
  ["lang=EN", null],
  ["lang=%65n", null],
  ["lang=id; lang=en", "id"],
  ["lang=EN; lang=en", "en"],
  ["lang=en\t; lang=id", "en"],
  ["a=1;lang=en", "en"],
])("of %j only what is exact counts, the first of it", (header, language) => {
  expect(readChoiceCookies(header).language).toBe(language);
});
