import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "../journeys/reading.ts";
import { builtSite } from "../support/built-site.ts";
import { createReader } from "../support/reader.ts";
import type { Site } from "../support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await builtSite({ MAINTENANCE: "true", LOG_LEVEL: "error" }, "empty");
});
afterAll(() => site.stop());

const words = {
  id: { title: "Situs sedang dalam pemeliharaan", again: "Coba lagi" },
  en: { title: "The site is under maintenance", again: "Try again" },
} as const;

/** Pages with data and without, guarded ones, and none. */
const paths = ["/", "/lowongan?page=2", "/signin", "/signup", "/profile-resume", "/test", "/tidak/ada"];

describe.each(languages)("in %s", (language) => {
  test("every page says that the site is closed, and when to come back (S20)", async () => {
    const reader = createReader(site, language);
    for (const path of paths) {
      const page = await reader.open(path);
      expect([page.path, page.status, page.headers.get("retry-after")]).toEqual([path, 503, "120"]);
      expect(page.headings(1)).toEqual([words[language].title]);
      expect(page.links("main").map(({ name }) => name)).toContain(words[language].again);
    }
  });

  test("the screen can be read in the other language", async () => {
    const reader = createReader(site, language);
    const other = language === "id" ? "en" : "id";
    const page = await reader.send(await reader.open("/lowongan"), "to", { to: other });
    expect([page.path, page.headings(1)]).toEqual(["/lowongan", [words[other].title]]);
  });
});

test("calls are refused, while health, version and files go on", async () => {
  const refused = await fetch(`${site.url}/api/v1/lowongan-detail/47/en`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("120");
  expect(await refused.json()).toMatchObject({ code: "maintenance", message: "The site is under maintenance." });
  for (const path of ["/health/live", "/health/ready", "/meta.json", "/favicon.svg"])
    expect((await fetch(site.url + path)).status).toBe(200);
});
