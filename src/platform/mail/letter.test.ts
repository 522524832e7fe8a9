import { expect, test } from "vitest";
import { type Letter, renderLetter } from "./letter.ts";

const mark = { code: "7K2M9-4QDHX", checkUrl: "https://situs.contoh/cek-surat" };
const number = "Nomor surat: 7K2M9-4QDHX\nCocokkan di situs.contoh/cek-surat";

const letter: Letter = {
  language: "id",
  siteName: "Situs",
  subject: "Perihal",
  title: "Halo",
  paragraphs: ["Satu.", "Dua."],
  facts: [{ name: "Tempat", value: "Daring" }],
  action: { label: "Buka", url: "https://situs.contoh/a?b=1&c=2" },
  notes: ["Catatan."],
  footer: "Kaki.",
};

test("the text carries everything in reading order, the link on a line of its own", () => {
  const expected = [
    "Halo",
    "Satu.",
    "Dua.",
    "Tempat: Daring",
    "Buka:\nhttps://situs.contoh/a?b=1&c=2",
    "Catatan.",
    number,
    "-- \nKaki.\n",
  ];
  expect(renderLetter(letter).render(mark).text).toBe(expected.join("\n\n"));
});

test("the button's address appears once in the text, and beside the button in the HTML", () => {
  const url = "https://situs.contoh/a";
  const below = `Kalender: ${url}/calendar.ics`;
  const notes = ["Catatan.", `Atau buka ${url}`, below];
  const { text, html } = renderLetter({ ...letter, action: { label: "Buka", url }, notes }).render(mark);
  expect(text.split("\n").filter((line) => line.endsWith(url))).toEqual([url]);
  expect(text).toContain("Catatan.");
  expect(text).toContain(below);
  expect(html).toContain(`Atau buka ${url}</p>`);
});

test("a list has a line for each item below its heading, and is a list for screen readers", () => {
  const { text, html } = renderLetter({ ...letter, list: ["Satu & dua", "Tiga"] }).render(mark);
  expect(text).toContain("Dua.\n\n• Satu & dua\n• Tiga\n\nTempat: Daring");
  expect(html.replaceAll(/ style="[^"]*"/g, "")).toContain("<ul><li>Satu &amp; dua</li><li>Tiga</li></ul>");
});

test("a letter without button and facts leaves no holes", () => {
  const { language, siteName, subject, title, paragraphs, footer } = letter;
  const { text, html } = renderLetter({ language, siteName, subject, title, paragraphs, footer }).render(mark);
  expect(text).toBe(`Halo\n\nSatu.\n\nDua.\n\n${number}\n\n-- \nKaki.\n`);
  expect(html.match(/<a /g)).toHaveLength(1);
});

test("what people wrote is text in the HTML, in every place", () => {
  const evil = `"><img src=x onerror='alert(1)'>&`;
  const { html } = renderLetter({
    ...letter,
    siteName: evil,
    subject: evil,
    title: evil,
    paragraphs: [evil],
    facts: [{ name: evil, value: evil }],
    action: { label: evil, url: evil },
    sections: [{ heading: evil, items: [{ title: evil, url: evil, lines: [evil] }], more: { label: evil, url: evil } }],
    links: [{ label: evil, url: evil }],
    notes: [evil],
    footer: evil,
  }).render({ code: evil, checkUrl: evil });
  expect(html).not.toContain("<img");
  expect(html.match(/&quot;&gt;&lt;img src=x onerror=&#39;alert\(1\)&#39;&gt;&amp;/g)).toHaveLength(22);
});

test("a section lists what leads somewhere below its heading, and small links come last", () => {
  const items = [{ title: "Juru Masak", url: "https://situs.contoh/1", lines: ["Medan", "Dekat"] }];
  const more = { label: "Lihat lainnya", url: "https://situs.contoh/semua" };
  const links = [{ label: "Berhenti", url: "https://situs.contoh/x" }];
  const { action: _, facts: __, ...rest } = letter;
  const { text, html } = renderLetter({
    ...rest,
    paragraphs: [],
    sections: [{ heading: "Saran", items, more }],
    links,
  }).render(mark);
  const parts = ["Halo", "== Saran ==", "Juru Masak\nMedan\nDekat\nhttps://situs.contoh/1"];
  const below = ["Lihat lainnya:\nhttps://situs.contoh/semua", "Catatan.", "Berhenti:\nhttps://situs.contoh/x"];
  expect(text).toBe([...parts, ...below, number, "-- \nKaki.\n"].join("\n\n"));
  const [, leads] = [html, [...html.matchAll(/href="([^"?]*)"/g)].map(([, url]) => url)];
  expect(leads).toEqual(["https://situs.contoh/1", more.url, "https://situs.contoh/x"]);
  expect(html).toContain(">Saran</h2>");
});

test("the number leads to the page that knows it", () => {
  const { html } = renderLetter(letter).render(mark);
  expect(html).toContain('href="https://situs.contoh/cek-surat?code=7K2M9-4QDHX"');
});

test.each(["id", "en"] as const)("each link to a page of ours opens in the letter's language: %s", (language) => {
  const root = "https://situs.contoh";
  const { text, html } = renderLetter({
    ...letter,
    language,
    facts: [
      { name: "Tempat", value: "Peta", url: `${root}/peta` },
      { name: "Ruang", value: "Daring", url: "https://ruang.contoh/a" },
    ],
    action: { label: "Buka", url: `${root}/a?b=1#c` },
    sections: [
      {
        heading: "Saran",
        items: [{ title: "Juru Masak", url: `${root}/1`, lines: [] }],
        more: { label: "Lihat", url: `${root}/semua` },
      },
    ],
    notes: [`Atau buka ${root}/a?b=1#c`, `Kalender: ${root}/k.ics.`],
    links: [{ label: "Berhenti", url: `${root}/x?lang=en` }],
  }).render(mark);
  const one = language === "en" ? "?lang=en" : "";
  const more = language === "en" ? "&lang=en" : "";
  const [map, page, first, all] = [
    `${root}/peta${one}`,
    `${root}/a?b=1${more}#c`,
    `${root}/1${one}`,
    `${root}/semua${one}`,
  ];
  const [room, calendar, stop] = ["https://ruang.contoh/a", `${root}/k.ics${one}`, `${root}/x?lang=en`];
  const check = `${root}/cek-surat?code=7K2M9-4QDHX${more}`;
  const found = (content: string) => content.match(/https:[^\s"<]*[^\s"<.]/g);
  expect(found(text)).toEqual([map, room, first, all, page, calendar, stop]);
  expect(found(html.replaceAll("&amp;", "&"))).toEqual([map, room, first, all, page, page, calendar, stop, check]);
});
