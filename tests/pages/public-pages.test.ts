import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fairWords } from "../journeys/job-fair-words.ts";
import { languages } from "../journeys/reading.ts";
import { builtSite } from "../support/built-site.ts";
import { type Reader, type ReadPage, readerOf, readingOf } from "../support/reader.ts";
import type { Site } from "../support/site.ts";
import { publicWords } from "./public-words.ts";

// What public pages say and where they lead, in both languages, as it stands in their HTML. What takes scripts, a focus
// or a width is walked in `tests/journeys/public-pages-*`.

let site: Site;
beforeAll(async () => {
  site = await builtSite();
});
afterAll(() => site.stop());

const titleOf = (page: ReadPage) => page.headings(1)[0];
const namesOf = (page: ReadPage, within?: string) => page.links(within).map(({ name }) => name);
const hrefOf = (page: ReadPage, name: string | RegExp, within?: string) =>
  page.links(within).find((link) => (typeof name === "string" ? link.name === name : name.test(link.name)))?.href;

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
  const told = publicWords[language];
  let reader: Reader;
  beforeAll(() => {
    reader = readerOf(site, language);
  });

  test("the frame leads to the main pages, to signing in and to signing up (S4, S5)", async () => {
    const { shell } = told;
    const list = await reader.open("/lowongan");
    const bar = list.links("header");
    expect(bar).toEqual(
      expect.arrayContaining([
        { name: shell.vacancies, href: "/lowongan", current: "page" },
        { name: shell.home, href: "/", current: null },
      ]),
    );
    expect(hrefOf(list, shell.signIn, "header")).toMatch(/^\/signin/);
    expect(hrefOf(list, shell.signUp, "header")).toMatch(/^\/signup/);
  });

  test("the frame ends with five social links, the talent site, the stores and the way up (S3, S7)", async () => {
    const { shell } = told;
    const home = await reader.open("/");
    for (const name of ["Instagram", "LinkedIn", "YouTube", "TikTok", "Facebook", shell.talent, ...shell.stores])
      expect([name, hrefOf(home, name, "footer")]).toEqual([name, expect.stringMatching(/^https:/)]);
    expect(hrefOf(home, shell.up, "footer")).toMatch(/#/);
  });

  test("every page is named in its title (S10)", async () => {
    const titles: string[] = [];
    for (const path of ["/", "/lowongan", "/lowongan?vacancyTitle=data", "/signin"])
      titles.push((await reader.open(path)).title);
    expect(titles).toEqual(told.shell.titles);
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
      expect([path, page.status, titleOf(page)]).toEqual([path, 404, told.shell.missing]);
      expect(hrefOf(page, told.shell.backHome)).toBe("/");
    }
    expect((await reader.open("/pusat-bantuan/detail/1?sub=999999")).status).toBe(200);
  });

  test("guests are led to the sign-in, which knows where they were going (S1, S2)", async () => {
    for (const path of ["/profile-resume", "/account/history", "/lowongan/profile-resume?vacancy=47"]) {
      const page = await reader.open(path);
      expect([page.path, titleOf(page)]).toEqual([
        `/signin?redirect=${encodeURIComponent(path)}`,
        told.shell.signInTitle,
      ]);
    }
    expect(titleOf(await reader.open("/signup/profile-resume"))).toBe(told.shell.signUpTitle);
  });

  // Shows: R5, R7, R17
  test("the fair's pages carry its name and the way back", async () => {
    const { fair } = told;
    for (const path of ["/signup/virtue", "/forgot-password/virtue", "/account/confirmation/virtue/x"]) {
      const page = await reader.open(path);
      expect([path, page.headings(1).length]).toEqual([path, 1]);
      const [bar] = page.all("section", { "aria-label": fair.region });
      expect(readingOf(bar ?? [])).toContain(fair.from);
      expect(hrefOf(page, fair.back)).toBe("https://bursakerja.example.com");
    }
  });

  test("home tells what there is, from the newest vacancies to the last call, and leads there (V12, V15, R1)", async () => {
    const { home } = told;
    const page = await reader.open("/");
    expect(titleOf(page)).toBe(home.title);
    expect(page.text("main")).toMatch(home.open);
    expect(page.says(home.fraud)).toBe(true);
    expect(page.headings(2, "main")).toEqual(expect.arrayContaining([home.newest, home.companies, home.steps]));
    expect(page.headings(3, "main")).toEqual(expect.arrayContaining([...home.stepTitles]));
    expect(page.links("main").filter(({ href }) => href.startsWith("/lowongan/company-detail/"))).toHaveLength(8);
    expect(hrefOf(page, home.call, "main")).toBe("/signup");
    expect(hrefOf(page, home.allNews, "main")).toBe("/berita-artikel");
    const news = page.links("main").filter(({ href }) => href.includes("berita-artikel-detail"));
    expect(news).toHaveLength(3);
    expect(titleOf(await reader.open(news[1]?.href ?? ""))).toBe(news[1]?.name);
  });

  test("home leads to the vacancies by words, by company and by level, by a plain form and links (V12)", async () => {
    const page = await reader.open("/");
    for (const [at, door] of told.home.doors.entries())
      expect(hrefOf(page, door, "main")).toBe(`/lowongan?jenjang=${at + 1}`);
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
    const { list } = told;
    const none = await reader.open("/lowongan?vacancyTitle=zzzzzz");
    expect(none.headings()).toContain(list.nothing);
    expect(none.text("main")).toContain(list.nothingFor);
    expect(hrefOf(none, list.showAll)).toBe("/lowongan");
    const filtered = await reader.open("/lowongan?vacancyTitle=a&jenjang=1&jenjang=2");
    expect(hrefOf(filtered, list.clear)).toBe("/lowongan?vacancyTitle=a");
    expect((await reader.open("/lowongan?vacancyTitle=zzzzzz&jenjang=1")).text("main")).toContain(
      list.nothingForFiltered,
    );
    expect((await reader.open("/lowongan?jenjang=1&function=1&company=1&salary=30000000")).text("main")).toContain(
      list.nothingFiltered,
    );
  });

  test("the vacancy list shows twelve a page and says where it ends (V2)", async () => {
    const { list } = told;
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
    expect(hrefOf(past, list.last)).toBe("/lowongan?page=7");
  });

  // Shows: R20
  test("by plain forms one searches, filters, pages, and chooses language and colours", async () => {
    const { list } = told;
    const own = readerOf(site, language);
    const first = await own.open("/lowongan");
    expect(first.says(list.found)).toBe(true);
    expect(hrefOf(first, list.next, "main")).toBe("/lowongan?page=2");
    const found = await own.send(await own.open("/lowongan?page=2"), "vacancyTitle", {
      vacancyTitle: "data",
      jenjang: "1",
    });
    expect(found.path).toMatch(/(?=.*vacancyTitle=data)(?=.*jenjang=1)/);
    expect(namesOf(found, "main")).toContain(list.levelChip);
    const other = language === "id" ? "en" : "id";
    const switched = await own.send(found, "to", { to: other });
    expect(switched.path).toMatch(/vacancyTitle=data/);
    expect(switched.all("html")[0]?.attribs["lang"]).toBe(other);
    const dark = await own.send(switched, "theme", { theme: "dark" });
    expect(dark.path).toMatch(/vacancyTitle=data/);
    expect(dark.all("html")[0]?.attribs["data-theme"]).toBe("dark");
  });

  test("news and articles are listed by tabs, each item with its kind and its day (V15, R25, S4)", async () => {
    const { news } = told;
    const all = await reader.open("/berita-artikel");
    expect([titleOf(all), all.headings(2, "main").length, all.headings(2, "main")[0]]).toEqual([
      news.title,
      9,
      news.newest,
    ]);
    expect(all.links("header")).toContainEqual({ name: news.nav, href: "/berita-artikel", current: "page" });
    expect(all.links("main")).toContainEqual({ name: news.tabs.all, href: "/berita-artikel", current: "page" });
    for (const type of ["news", "article"] as const) {
      const tab = await reader.open(hrefOf(all, news.tabs[type], "main") ?? "");
      expect([tab.path, tab.title]).toEqual([`/berita-artikel?tab=${type}`, news.documents[type]]);
      expect(tab.links("main")).toContainEqual({ name: news.tabs[type], href: tab.path, current: "page" });
      const cards = tab.all("li", {}, "main").filter((card) => news.kinds[type].test(readingOf(card)));
      expect(cards).toHaveLength(tab.headings(2, "main").length);
    }
  });

  test("news and articles fill pages of nine, and say where they end (V15)", async () => {
    const { news } = told;
    const second = await reader.open("/berita-artikel?page=2");
    const pages = [await reader.open("/berita-artikel"), second, await reader.open("/berita-artikel?page=3")];
    const titles = pages.map((page) => page.headings(2, "main"));
    expect(titles.map(({ length }) => length)).toEqual([9, 9, 3]);
    expect(titles.flat()).not.toContain(news.waiting);
    expect(hrefOf(second, news.page(3), "main")).toBe("/berita-artikel?page=3");
    const past = await reader.open("/berita-artikel?page=9");
    expect(past.headings()).toContain(news.past);
    expect(past.text("main")).toContain(news.pastText);
    expect(hrefOf(past, news.last)).toBe("/berita-artikel?page=3");
  });

  test("news and articles are read one at a time, and lead on (V15, R26)", async () => {
    const { news } = told;
    const item = await reader.open(hrefOf(await reader.open("/berita-artikel"), news.newest, "main") ?? "");
    expect(item.path).toMatch(/\/berita-artikel\/berita-artikel-detail\/\d+$/);
    expect([titleOf(item), item.title]).toEqual([news.newest, `${news.newest} · Astra Career`]);
    expect(item.text("main")).toContain(news.author);
    expect(item.says(news.minutes)).toBe(true);
    expect(item.headings(2, "main")).toEqual(expect.arrayContaining([news.heading, news.related]));
    expect(hrefOf(item, news.apply, "main")).toBe("/profile-resume");
    expect(hrefOf(item, news.allArticles, "main")).toBe("/berita-artikel?tab=article");
    const others = item.headings(3, "main");
    expect(others).toHaveLength(3);
    expect(titleOf(await reader.open(hrefOf(item, others[0] ?? "", "main") ?? ""))).toBe(others[0]);
  });

  test("the agenda shows events by tab, and says where it ends (R27, V16)", async () => {
    const { agenda } = told;
    for (const tab of ["ongoing", "upcoming", "past"] as const) {
      const page = await reader.open(`/agenda?tab=${tab}`);
      const link = page.links("main").find(({ name }) => agenda.tabs[tab].test(name));
      expect(link).toMatchObject({ href: `/agenda?tab=${tab}`, current: "page" });
    }
    expect(namesOf(await reader.open("/agenda?tab=ongoing"), "main")).toContain(agenda.ongoing);
    const past = await reader.open("/agenda?tab=past");
    const [event] = past.links("main").filter(({ href }) => href.includes("agenda-detail"));
    expect(hrefOf(await reader.open(event?.href ?? ""), new RegExp(agenda.others), "main")).toBe("/agenda");
    expect((await reader.open("/agenda?page=99")).headings()).toContain(agenda.pastEnd);
  });

  test("the agenda says of an event that it is full, or not open yet, and gives one to a calendar (V16, R28)", async () => {
    const { agenda } = told;
    const event = async (title: string) => {
      for (const path of ["/agenda?tab=upcoming", "/agenda?tab=upcoming&page=2"]) {
        const href = hrefOf(await reader.open(path), title, "main");
        if (href !== undefined) return reader.open(href);
      }
      throw new Error(`No event is called ${title}.`);
    };
    const full = await event(agenda.full);
    expect(full.text("main")).toContain(agenda.isFull);
    expect(full.text("main")).not.toContain(agenda.register);
    expect((await event(agenda.early)).text("main")).toContain(agenda.notYet);
    const file = await reader.open(hrefOf(await event(agenda.open), agenda.calendar, "main") ?? "");
    expect(file.headers.get("content-type")).toContain("text/calendar");
    expect(file.html).toMatch(/BEGIN:VEVENT[\s\S]*END:VEVENT/);
  });

  test("the help centre shows what is asked most, whom to ask and when, and where to report fraud (V17)", async () => {
    const { help } = told;
    const page = await reader.open("/pusat-bantuan");
    expect([page.title, titleOf(page)]).toEqual([help.document, help.title]);
    expect(page.headings(2, "main")).toEqual(expect.arrayContaining([help.topics, help.mostAsked, help.contact]));
    expect(page.text("main")).toContain(help.hours);
    const hrefs = page.links("main").map(({ href }) => href);
    for (const way of [/^https:\/\/wa\.me\/62\d+$/, /^tel:\+62\d+$/, /^mailto:/])
      expect(hrefs).toContainEqual(expect.stringMatching(way));
    expect(hrefOf(page, help.fraud)).toMatch(/^mailto:/);
  });

  test("the help centre leads by topic and part to an answer with an address of its own (R29, R30, V17)", async () => {
    const { help } = told;
    const home = await reader.open("/pusat-bantuan");
    expect(home.links("header")).toContainEqual({ name: help.nav, href: "/pusat-bantuan", current: "page" });
    const topic = await reader.open(hrefOf(home, help.topic, "main") ?? "");
    expect(titleOf(topic)).toBe(help.topicTitle);
    const part = await reader.open(hrefOf(topic, help.part, "main") ?? "");
    expect(part.path).toMatch(/\/pusat-bantuan\/detail\/\d+\?sub=\d+$/);
    expect(part.headings(2, "main")).not.toContain(help.otherPart);
    const [crumbs] = part.all("nav", { "aria-label": help.crumbs });
    expect(readingOf(crumbs ?? [])).toContain(help.nav + help.topicTitle);
    expect(part.text("main")).toMatch(help.askedAnswer);
    const answers = part.links("main").filter(({ name }) => name === help.address);
    for (const { href } of answers) expect(href).toMatch(/^\/pusat-bantuan\/detail\/\d+#q-\d+$/);
    expect(answers.length).toBeGreaterThan(0);
  });

  test("the help centre forgives a typing error, and says when it has no answer, and what to do then (R31, V19)", async () => {
    const { help } = told;
    const found = await reader.send(await reader.open("/pusat-bantuan"), "q", { q: help.misspelt });
    expect(found.path).toMatch(/\/pusat-bantuan\/search\?q=/);
    expect(found.text("main")).toMatch(help.meant);
    expect(found.text("main")).toMatch(help.askedAnswer);
    expect(found.all("input", { name: "q" })[0]?.attribs["value"]).toBe(help.misspelt);
    const none = await reader.open("/pusat-bantuan/search?q=kubernetes");
    expect(none.headings()).toContain(help.none);
    const anchor = hrefOf(none, help.noneAction)?.split("#")[1] ?? "";
    const [contact] = none.all("section", { id: anchor });
    expect([none.headings(), contact?.attribs["id"]]).toEqual([expect.arrayContaining([help.contact]), anchor]);
  });

  // Shows: R18, V13
  test("the menu leads to who we are, with numbers, years and companies", async () => {
    const { reading } = told;
    const about = await reader.open(hrefOf(await reader.open("/"), reading.about.menu, "header") ?? "");
    expect([titleOf(about), about.title]).toEqual([reading.about.title, reading.about.document]);
    expect(about.headings(2)).toEqual(expect.arrayContaining([...reading.aboutHas]));
    expect(about.text("main")).toContain(reading.people);
    const company = await reader.open(hrefOf(about, new RegExp(`^${reading.company}`), "main") ?? "");
    expect(titleOf(company)).toBe(reading.company);
  });

  // Shows: R19, V14
  test("each programme tells for whom it is, more on request, and leads to its vacancies", async () => {
    const { reading } = told;
    const page = await reader.open("/program-kami");
    expect([page.title, titleOf(page)]).toEqual([reading.programs.document, reading.programs.title]);
    const more = page.all("details").filter(({ attribs }) => !("open" in attribs));
    expect(more.length).toBeGreaterThan(2);
    expect(page.text("main")).toContain(reading.programme.inside);
    expect(hrefOf(page, reading.vacancies)).toBe("/lowongan?vacancyTitle=vokasi");
  });

  // Shows: R32, V18, S7
  test("the footer leads to the terms: the short version first, the contents lead to each part, privacy among them", async () => {
    const { reading } = told;
    const before = await reader.open("/program-kami");
    const page = await reader.open(hrefOf(before, reading.terms.link, "footer") ?? "");
    expect(page.title).toBe(reading.terms.document);
    for (const text of [reading.since, reading.short, reading.source])
      expect(page.text("main").replaceAll("\u00a0", " ")).toContain(text);
    for (const part of [reading.disputes, reading.privacy.heading]) {
      const anchor = hrefOf(page, part, "nav")?.slice(1) ?? "";
      expect(page.html).toContain(`id="${anchor}"`);
      expect(page.headings(2)).toContain(part);
    }
    expect(hrefOf(page, reading.privacy.link, "footer")).toBe("https://www.example.com/privacy");
  });
});
