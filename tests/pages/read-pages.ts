import { expect, test } from "vitest";
import type { Language } from "../journeys/reading.ts";
import { findHref, findTitle, getNames, type Reader, readingOf } from "../support/reader.ts";
import { publicWords } from "./public-words.ts";

/** The tests of what is read: news, events, help, who we are, terms. `public-pages.test.ts` runs them on its site. */
export function readPages(language: Language, reader: () => Reader): void {
  const texts = publicWords[language];

  test("news and articles are listed by tabs, each item with its kind and its day (V15, R25, S4)", async () => {
    const { news } = texts;
    const all = await reader().open("/berita-artikel");
    expect([findTitle(all), all.headings(2, "main").length, all.headings(2, "main")[0]]).toEqual([
      news.title,
      9,
      news.newest,
    ]);
    expect(all.links("header")).toContainEqual({ name: news.nav, href: "/berita-artikel", current: "page" });
    expect(all.links("main")).toContainEqual({ name: news.tabs.all, href: "/berita-artikel", current: "page" });
    for (const type of ["news", "article"] as const) {
      const tab = await reader().open(findHref(all, news.tabs[type], "main") ?? "");
      expect([tab.path, tab.title]).toEqual([`/berita-artikel?tab=${type}`, news.documents[type]]);
      expect(tab.links("main")).toContainEqual({ name: news.tabs[type], href: tab.path, current: "page" });
      const cards = tab.all("li", {}, "main").filter((card) => news.kinds[type].test(readingOf(card)));
      expect(cards).toHaveLength(tab.headings(2, "main").length);
    }
  });

  test("news and articles fill pages of nine, and say where they end (V15)", async () => {
    const { news } = texts;
    const second = await reader().open("/berita-artikel?page=2");
    const pages = [await reader().open("/berita-artikel"), second, await reader().open("/berita-artikel?page=3")];
    const titles = pages.map((page) => page.headings(2, "main"));
    expect(titles.map(({ length }) => length)).toEqual([9, 9, 3]);
    expect(titles.flat()).not.toContain(news.waiting);
    expect(findHref(second, news.page(3), "main")).toBe("/berita-artikel?page=3");
    const past = await reader().open("/berita-artikel?page=9");
    expect(past.headings()).toContain(news.past);
    expect(past.text("main")).toContain(news.pastText);
    expect(findHref(past, news.last)).toBe("/berita-artikel?page=3");
  });

  test("news and articles are read one at a time, and lead on (V15, R26)", async () => {
    const { news } = texts;
    const item = await reader().open(findHref(await reader().open("/berita-artikel"), news.newest, "main") ?? "");
    expect(item.path).toMatch(/\/berita-artikel\/berita-artikel-detail\/\d+$/);
    expect([findTitle(item), item.title]).toEqual([news.newest, `${news.newest} · Astra Career`]);
    expect(item.text("main")).toContain(news.author);
    expect(item.says(news.minutes)).toBe(true);
    expect(item.headings(2, "main")).toEqual(expect.arrayContaining([news.heading, news.related]));
    expect(findHref(item, news.apply, "main")).toBe("/profile-resume");
    expect(findHref(item, news.allArticles, "main")).toBe("/berita-artikel?tab=article");
    const others = item.headings(3, "main");
    expect(others).toHaveLength(3);
    expect(findTitle(await reader().open(findHref(item, others[0] ?? "", "main") ?? ""))).toBe(others[0]);
  });

  test("the agenda shows events by tab, and says where it ends (R27, V16)", async () => {
    const { agenda } = texts;
    for (const tab of ["ongoing", "upcoming", "past"] as const) {
      const page = await reader().open(`/agenda?tab=${tab}`);
      const link = page.links("main").find(({ name }) => agenda.tabs[tab].test(name));
      expect(link).toMatchObject({ href: `/agenda?tab=${tab}`, current: "page" });
    }
    expect(getNames(await reader().open("/agenda?tab=ongoing"), "main")).toContain(agenda.ongoing);
    const past = await reader().open("/agenda?tab=past");
    const [event] = past.links("main").filter(({ href }) => href.includes("agenda-detail"));
    expect(findHref(await reader().open(event?.href ?? ""), new RegExp(agenda.others), "main")).toBe("/agenda");
    expect((await reader().open("/agenda?page=99")).headings()).toContain(agenda.pastEnd);
  });

  test("the agenda says of an event that it is full, or not open yet, and gives one to a calendar (V16, R28)", async () => {
    const { agenda } = texts;
    const event = async (title: string) => {
      for (const path of ["/agenda?tab=upcoming", "/agenda?tab=upcoming&page=2"]) {
        const href = findHref(await reader().open(path), title, "main");
        if (href !== undefined) return reader().open(href);
      }
      throw new Error(`No event is called ${title}.`);
    };
    const full = await event(agenda.full);
    expect(full.text("main")).toContain(agenda.isFull);
    expect(full.text("main")).not.toContain(agenda.register);
    expect((await event(agenda.early)).text("main")).toContain(agenda.notYet);
    const file = await reader().open(findHref(await event(agenda.open), agenda.calendar, "main") ?? "");
    expect(file.headers.get("content-type")).toContain("text/calendar");
    expect(file.html).toMatch(/BEGIN:VEVENT[\s\S]*END:VEVENT/);
  });

  test("the help centre shows what is asked most, whom to ask and when, and where to report fraud (V17)", async () => {
    const { help } = texts;
    const page = await reader().open("/pusat-bantuan");
    expect([page.title, findTitle(page)]).toEqual([help.document, help.title]);
    expect(page.headings(2, "main")).toEqual(expect.arrayContaining([help.topics, help.mostAsked, help.contact]));
    expect(page.text("main")).toContain(help.hours);
    const hrefs = page.links("main").map(({ href }) => href);
    for (const way of [/^https:\/\/wa\.me\/62\d+$/, /^tel:\+62\d+$/, /^mailto:/])
      expect(hrefs).toContainEqual(expect.stringMatching(way));
    expect(findHref(page, help.fraud)).toMatch(/^mailto:/);
  });

  test("the help centre leads by topic and part to an answer with an address of its own (R29, R30, V17)", async () => {
    const { help } = texts;
    const home = await reader().open("/pusat-bantuan");
    expect(home.links("header")).toContainEqual({ name: help.nav, href: "/pusat-bantuan", current: "page" });
    const topic = await reader().open(findHref(home, help.topic, "main") ?? "");
    expect(findTitle(topic)).toBe(help.topicTitle);
    const part = await reader().open(findHref(topic, help.part, "main") ?? "");
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
    const { help } = texts;
    const found = await reader().send(await reader().open("/pusat-bantuan"), "q", { q: help.misspelt });
    expect(found.path).toMatch(/\/pusat-bantuan\/search\?q=/);
    expect(found.text("main")).toMatch(help.meant);
    expect(found.text("main")).toMatch(help.askedAnswer);
    expect(found.all("input", { name: "q" })[0]?.attribs["value"]).toBe(help.misspelt);
    const none = await reader().open("/pusat-bantuan/search?q=kubernetes");
    expect(none.headings()).toContain(help.none);
    const anchor = findHref(none, help.noneAction)?.split("#")[1] ?? "";
    const [contact] = none.all("section", { id: anchor });
    expect([none.headings(), contact?.attribs["id"]]).toEqual([expect.arrayContaining([help.contact]), anchor]);
  });

  test("the menu leads to who we are, with numbers, years and companies", async () => {
    const { reading } = texts;
    const about = await reader().open(findHref(await reader().open("/"), reading.about.menu, "header") ?? "");
    expect([findTitle(about), about.title]).toEqual([reading.about.title, reading.about.document]);
    expect(about.headings(2)).toEqual(expect.arrayContaining([...reading.aboutHas]));
    expect(about.text("main")).toContain(reading.people);
    const company = await reader().open(findHref(about, new RegExp(`^${reading.company}`), "main") ?? "");
    expect(findTitle(company)).toBe(reading.company);
  });

  test("each programme tells for whom it is, more on request, and leads to its vacancies", async () => {
    const { reading } = texts;
    const page = await reader().open("/program-kami");
    expect([page.title, findTitle(page)]).toEqual([reading.programs.document, reading.programs.title]);
    const more = page.all("details").filter(({ attribs }) => !("open" in attribs));
    expect(more.length).toBeGreaterThan(2);
    expect(page.text("main")).toContain(reading.programme.inside);
    expect(findHref(page, reading.vacancies)).toBe("/lowongan?vacancyTitle=vokasi");
  });

  test("the footer leads to the terms: the short version first, the contents lead to each part, privacy among them", async () => {
    const { reading } = texts;
    const before = await reader().open("/program-kami");
    const page = await reader().open(findHref(before, reading.terms.link, "footer") ?? "");
    expect(page.title).toBe(reading.terms.document);
    for (const text of [reading.since, reading.short, reading.source])
      expect(page.text("main").replaceAll("\u00a0", " ")).toContain(text);
    for (const part of [reading.disputes, reading.privacy.heading]) {
      const anchor = findHref(page, part, "nav")?.slice(1) ?? "";
      expect(page.html).toContain(`id="${anchor}"`);
      expect(page.headings(2)).toContain(part);
    }
    expect(findHref(page, reading.privacy.link, "footer")).toBe("https://www.example.com/privacy");
  });
}
