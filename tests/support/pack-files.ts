import { stringify } from "yaml";

/** Files of a content pack by path. */
export type PackTexts = Readonly<Record<string, string>>;

/** The files as a command brings them. */
export function getBytes(files: PackTexts) {
  const encoder = new TextEncoder();
  return Object.entries(files)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, text]) => ({ name, bytes: encoder.encode(text) }));
}

function file(frontMatter: object, headings: readonly string[]): string {
  return `---\n${stringify(frontMatter)}---\n${headings.map((name) => `\n# ${name}\n\nTeks ${name}.\n`).join("")}`;
}

/** A file of a pack's `companies`; whatever a test does not care about is filled in. */
export function aCompanyFile(overrides: object = {}): string {
  const usual = {
    slug: "cahaya",
    name: "Cahaya Rantau",
    industry: "Logistik dan Pergudangan",
    dye: "laut",
    pattern: "parang",
    address: { id: "Jakarta", en: "Jakarta" },
    website: "https://cahaya.example",
    summary: { id: "Mengantar barang.", en: "Delivers goods." },
  };
  return file({ ...usual, ...overrides }, ["id", "en"]);
}

/** A file of a pack's `vacancies`. */
export function aVacancyFile(overrides: object = {}): string {
  const usual = {
    code: "A",
    company: "cahaya",
    function: "Logistik atau Rantai Pasok",
    category: 2,
    title: { id: "Kepala Gudang", en: "Warehouse Manager" },
    location: "Sorong",
    employmentType: "FULL_TIME",
    openings: 1,
    posted: -2,
    closes: 30,
  };
  return file({ ...usual, ...overrides }, ["description.id", "requirement.id", "description.en", "requirement.en"]);
}

/** A file of a pack's `news`, out since today. */
export function aNewsFile(overrides: object = {}, text = "Isi."): string {
  const usual = {
    slug: "kabar",
    type: "news",
    title: { id: "Kabar", en: "Word" },
    summary: { id: "Ringkasan.", en: "Summary." },
    published: 0,
  };
  return `---\n${stringify({ ...usual, ...overrides })}---\n\n# id\n\n${text}\n\n# en\n\n${text}\n`;
}

/** A file of a pack's `events`; a field that is undefined is left out. */
export function anEventFile(overrides: object = {}): string {
  const usual = {
    slug: "bursa-uji",
    title: { id: "Bursa Uji", en: "Trial Fair" },
    summary: { id: "Ringkas.", en: "In short." },
    location: { id: "Bandung", en: "Bandung" },
    starts: { day: 3, time: "09:00" },
    ends: { day: 3, time: "16:00" },
  };
  return file({ ...usual, ...overrides }, ["id", "en"]);
}
