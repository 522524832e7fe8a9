import { expect, test } from "vitest";
import { bootLoader } from "./defer-scripts.ts";
import { scriptsLast, styleAdopter } from "./scripts-last.ts";

const preloads = '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b$&.js"/>';
const start = '<script type="module" async="">import "/assets/a.js";</script>';

const boot = (urls: string, text: string) =>
  `<script id="boot" type="text/boot" data-now="1" data-preload="${urls}">${text}</script><script>${bootLoader}</script>`;

test("scripts and the whole style come after the content, before the script that starts them, each still there", () => {
  const page = `<head>${preloads}<title>Formulir</title></head><body><main>Isi</main>${start}</body>`;
  expect(scriptsLast(page, ".a{content:'$&'}")).toBe(
    "<head><title>Formulir</title></head><body><main>Isi</main>" +
      `<script type="text/css" id="whole-style">.a{content:'$&'}</script><script>${styleAdopter}</script>` +
      `${boot("/assets/a.js /assets/b$&.js", 'import "/assets/a.js";')}</body>`,
  );
});

test("a page whose head has all of its style holds no other", () => {
  const page = `<head></head><body>${start}</body>`;
  expect(scriptsLast(page, "")).toBe(`<head></head><body>${boot("", 'import "/assets/a.js";')}</body>`);
});

test("a page without React Router's start script is a fault, so that an upgrade cannot silently undo this", () => {
  expect(() => scriptsLast("<p>nothing</p>", "")).toThrow("start script");
});
