import { Script } from "node:vm";
import { expect, test } from "vitest";
import { bootLoader, deferScripts } from "./defer-scripts.ts";

const page =
  '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>' +
  '<script type="module" async="">import "/assets/a.js"; start("$&")</script>';

test("nothing is fetched before the loader says so, and the start script stays word for word", () => {
  const deferred = deferScripts(page);
  expect(deferred).not.toContain('modulepreload" href');
  expect(deferred).toContain('data-preload="/assets/a.js /assets/b.js"');
  expect(deferred).toContain('type="text/boot"');
  expect(deferred).toContain('import "/assets/a.js"; start("$&")');
  expect(deferred).toContain(`<script>${bootLoader}</script>`);
});

test("a page without React Router's start script is a fault, so that an upgrade cannot silently undo this", () => {
  expect(() => deferScripts("<p>nothing</p>")).toThrow("start script");
});

test("a page that starts at once says so, after what is to stand before", () => {
  const deferred = deferScripts(page, true, "<i>$&</i>");
  expect(deferred).toContain('<i>$&</i><script id="boot" type="text/boot" data-now="1" data-preload=');
});

test("the loader is one statement that a browser can read", () => {
  expect(() => new Script(bootLoader)).not.toThrow();
  expect(bootLoader).toContain("setTimeout(go,5000)");
});
