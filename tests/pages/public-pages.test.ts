// Shows: R18, R19, R25, R26, R27, R28, R29, R30, R31, R32, S4, S7, V13, V14, V15, V16, V17, V18, V19
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fairWords } from "../journeys/job-fair-words.ts";
import { languages } from "../journeys/reading.ts";
import { builtSite } from "../support/built-site.ts";
import {
  createReader,
  findHref,
  findTitle,
  getNames,
  type Reader,
  type ReadPage,
  readingOf,
} from "../support/reader.ts";
import type { Site } from "../support/site.ts";
import { publicWords } from "./public-words.ts";
import { readPages } from "./read-pages.ts";

// What public pages say and where they lead, in both languages, as it stands in their HTML. What takes scripts, a focus
// or a width is tested in `tests/journeys/public-pages-*`.

let site: Site;
beforeAll(async () => {
  site = await builtSite();
});
afterAll(() => site.stop());

/** The address of a page and of its other languages, as search engines read it. */
function addresses(page: ReadPage) {
  const href = (attributes: Record<string, string>) => page.all("link", attributes, "head")[0]?.attribs["href"];
  return {
    canonical: href({ rel: "canonical" }),
    id: href({ hreflang: "id" }),
    en: href({ hreflang: "en" }),
    unsaid: href({ hreflang: "x-default" }),
  };
}

describe.each(languages)("in %s", (language) => {
  const texts = publicWords[language];
  let reader: Reader;
  beforeAll(() => {
    reader = createReader(site, language);
  });

  test("the frame leads to the main pages, to signing in and to signing up (S4, S5)", async () => {
    const { shell } = texts;
    const list = await reader.open("/lowongan");
    const bar = list.links("header");
    expect(bar).toEqual(
      expect.arrayContaining([
        { name: shell.vacancies, href: "/lowongan", current: "page" },
        { name: shell.home, href: "/", current: null },
      ]),
    );
    expect(findHref(list, shell.signIn, "header")).toMatch(/^\/signin/);
    expect(findHref(list, shell.signUp, "header")).toMatch(/^\/signup/);
  });

  test("the frame ends with five social links, the talent site, the stores and the way up (S3, S7)", async () => {
    const { shell } = texts;
    const home = await reader.open("/");
    for (const name of ["Instagram", "LinkedIn", "YouTube", "TikTok", "Facebook", shell.talent, ...shell.stores])
      expect([name, findHref(home, name, "footer")]).toEqual([name, expect.stringMatching(/^https:/)]);
    expect(findHref(home, shell.up, "footer")).toMatch(/#/);
  });

  test("every page is named in its title (S10)", async () => {
    const titles: string[] = [];
    for (const path of ["/", "/lowongan", "/lowongan?vacancyTitle=data", "/signin"])
      titles.push((await reader.open(path)).title);
    expect(titles).toEqual(texts.shell.titles);
  });

  test("a page says where its one address is, and its other language", async () => {
    const list = `${site.url}/lowongan?page=2`;
    const canonical = language === "en" ? `${list}&lang=en` : list;
    const second = await reader.open("/lowongan?page=2&utm=");
    expect(addresses(second)).toEqual({ canonical, id: list, en: `${list}&lang=en`, unsaid: list });
    const { canonical: one } = addresses(
      await reader.open(`/lowongan/lowongan-detail-page/47/apa-saja?lang=${language}`),
    );
    expect(one).toMatch(language === "en" ? /\/47\/soil-laboratory-assistant\?lang=en$/ : /\/47\/asisten-[a-z-]+$/);
  });

  test("neither bars, banner nor badge stand on the pages of the old form (S8)", async () => {
    const page = await reader.open("/flk-lama");
    expect(page.headings(1)).toHaveLength(1);
    expect([...page.all("header"), ...page.all("footer")]).toEqual([]);
    for (const name of Object.values(fairWords).map(({ region }) => region))
      expect(page.all("section", { "aria-label": name })).toEqual([]);
    expect(page.html).not.toContain("talent-programme");
    expect((await reader.open("/lowongan")).html).toContain("talent-programme");
  });

  test("where there is no page the answer is 404, with a way home (R40, R26, R27, S20)", async () => {
    const missing = ["999999", "0", "abc"].flatMap((id) => [
      `/berita-artikel/berita-artikel-detail/${id}`,
      `/pusat-bantuan/detail/${id}`,
      `/lowongan/lowongan-detail-page/${id}/x`,
      `/agenda/agenda-detail/${id}`,
    ]);
    for (const path of ["/tidak/ada", ...missing]) {
      const page = await reader.open(path);
      expect([path, page.status, findTitle(page)]).toEqual([path, 404, texts.shell.missing]);
      expect(findHref(page, texts.shell.backHome)).toBe("/");
    }
    expect((await reader.open("/pusat-bantuan/detail/1?sub=999999")).status).toBe(200);
  });

  test("guests are led to the sign-in, which knows where they were going (S1, S2)", async () => {
    for (const path of ["/profile-resume", "/account/history", "/lowongan/profile-resume?vacancy=47"]) {
      const page = await reader.open(path);
      expect([page.path, findTitle(page)]).toEqual([
        `/signin?redirect=${encodeURIComponent(path)}`,
        texts.shell.signInTitle,
      ]);
    }
    expect(findTitle(await reader.open("/signup/profile-resume"))).toBe(texts.shell.signUpTitle);
  });

  // Shows: R5, R7, R17
  test("the fair's pages carry its name and the way back", async () => {
    const { fair } = texts;
    for (const path of ["/signup/virtue", "/forgot-password/virtue", "/account/confirmation/virtue/x"]) {
      const page = await reader.open(path);
      expect([path, page.headings(1).length]).toEqual([path, 1]);
      const [bar] = page.all("section", { "aria-label": fair.region });
      expect(readingOf(bar ?? [])).toContain(fair.from);
      expect(findHref(page, fair.back)).toBe("https://bursakerja.example.com");
    }
  });

  test("home shows everything, from the newest vacancies to the last call, and leads there (V12, V15, R1)", async () => {
    const { home } = texts;
    const page = await reader.open("/");
    expect(findTitle(page)).toBe(home.title);
    expect(page.text("main")).toMatch(home.open);
    expect(page.says(home.fraud)).toBe(true);
    expect(page.headings(2, "main")).toEqual(expect.arrayContaining([home.newest, home.companies, home.steps]));
    expect(page.headings(3, "main")).toEqual(expect.arrayContaining([...home.stepTitles]));
    expect(page.links("main").filter(({ href }) => href.startsWith("/lowongan/company-detail/"))).toHaveLength(8);
    expect(findHref(page, home.call, "main")).toBe("/signup");
    expect(findHref(page, home.allNews, "main")).toBe("/berita-artikel");
    const news = page.links("main").filter(({ href }) => href.includes("berita-artikel-detail"));
    expect(news).toHaveLength(3);
    expect(findTitle(await reader.open(news[1]?.href ?? ""))).toBe(news[1]?.name);
  });

  test("home leads to the vacancies by words, by company and by level, by a plain form and links (V12)", async () => {
    const page = await reader.open("/");
    for (const [at, door] of texts.home.doors.entries())
      expect(findHref(page, door, "main")).toBe(`/lowongan?jenjang=${at + 1}`);
    const company = page
      .all("option")
      .find(({ children: [text] }) => text && "data" in text && /Nalar/.test(text.data));
    const found = await reader.send(page, "company", {
      vacancyTitle: "data",
      company: company?.attribs["value"] ?? "",
    });
    expect(found.path).toMatch(/\/lowongan\?vacancyTitle=data&company=\d+/);
    expect(found.status).toBe(200);
  });

  test("the vacancy list says what to do when nothing fits, and clears all filters but keeps the words (V1, V19)", async () => {
    const { list } = texts;
    const none = await reader.open("/lowongan?vacancyTitle=zzzzzz");
    expect(none.headings()).toContain(list.nothing);
    expect(none.text("main")).toContain(list.nothingFor);
    expect(findHref(none, list.showAll)).toBe("/lowongan");
    const filtered = await reader.open("/lowongan?vacancyTitle=a&jenjang=1&jenjang=2");
    expect(findHref(filtered, list.clear)).toBe("/lowongan?vacancyTitle=a");
    expect((await reader.open("/lowongan?vacancyTitle=zzzzzz&jenjang=1")).text("main")).toContain(
      list.nothingForFiltered,
    );
    expect((await reader.open("/lowongan?jenjang=1&function=1&company=1&salary=30000000")).text("main")).toContain(
      list.nothingFiltered,
    );
  });

  test("the vacancy list shows twelve a page and says where it ends (V2)", async () => {
    const { list } = texts;
    const [first, second, last] = [
      await reader.open("/lowongan"),
      await reader.open("/lowongan?page=2"),
      await reader.open("/lowongan?page=7"),
    ];
    expect([first, second, last].map((page) => page.headings(3, "main").length)).toEqual([12, 12, 4]);
    expect(second.headings(3, "main")[0]).not.toBe(first.headings(3, "main")[0]);
    expect(second.text("main")).toContain(list.second);
    expect(second.links("main")).toContainEqual({ name: list.page(2), href: "/lowongan?page=2", current: "page" });
    const past = await reader.open("/lowongan?page=99");
    expect(past.headings()).toContain(list.past);
    expect(past.text("main")).toContain(list.pastText);
    expect(findHref(past, list.last)).toBe("/lowongan?page=7");
  });

  // Shows: R20
  test("by plain forms one searches, filters, pages, and chooses language and colours", async () => {
    const { list } = texts;
    const own = createReader(site, language);
    const first = await own.open("/lowongan");
    expect(first.says(list.found)).toBe(true);
    // What becomes a combobox once its script is there is a plain field for searches until then.
    const [field] = first.all("input", { name: "vacancyTitle", type: "search" });
    expect([field?.attribs["name"], field?.attribs["role"]]).toEqual(["vacancyTitle", undefined]);
    expect(findHref(first, list.next, "main")).toBe("/lowongan?page=2");
    const found = await own.send(await own.open("/lowongan?page=2"), "vacancyTitle", {
      vacancyTitle: "data",
      jenjang: "1",
    });
    expect(found.path).toMatch(/(?=.*vacancyTitle=data)(?=.*jenjang=1)/);
    expect(getNames(found, "main")).toContain(list.levelChip);
    const other = language === "id" ? "en" : "id";
    const switched = await own.send(found, "to", { to: other });
    expect(switched.path).toMatch(/vacancyTitle=data/);
    expect(switched.all("html")[0]?.attribs["lang"]).toBe(other);
    const dark = await own.send(switched, "theme", { theme: "dark" });
    expect(dark.path).toMatch(/vacancyTitle=data/);
    expect(dark.all("html")[0]?.attribs["data-theme"]).toBe("dark");
  });

  readPages(language, () => reader);
});
