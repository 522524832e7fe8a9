import { globSync, readFileSync } from "node:fs";
import { vacancyFile } from "../../src/features/content/import/vacancies/vacancy-file.server.ts";
import { readPackFile } from "../../src/platform/operations/content-pack/read-pack-file.ts";

const SAMPLE = "content/sample/vacancies/*.md";
const DAY_MS = 86_400_000;
const COMPANIES = 300;

const where = [
  "Utama",
  "Muda",
  "Senior",
  "Wilayah Timur",
  "Kawasan Barat",
  "Proyek",
  "Digital",
  "Ekspor",
  "Malam",
  "Pusat",
];
const firstNames = ["Cahaya", "Samudra", "Bumi", "Langit", "Rimba", "Karang", "Fajar", "Kencana", "Sinar", "Tirta"];
const secondNames = ["Rantau", "Abadi", "Lestari", "Nusantara", "Makmur", "Perkasa", "Sejahtera", "Bahari", "Persada"];
const trades = [
  "Logistik",
  "Energi",
  "Agro",
  "Finansial",
  "Farma",
  "Konstruksi",
  "Media",
  "Kargo",
  "Tekstil",
  "Pangan",
];

/** The same numbers from 0 to 1 in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Language = "id" | "en";

function sampleVacancies() {
  return globSync(SAMPLE)
    .sort()
    .map((path) => {
      const { values, sections } = readPackFile({ path, text: readFileSync(path, "utf8") }, vacancyFile, []);
      const lines = (name: string) => (sections.get(name) ?? "").split("\n").filter((line) => line.length > 25);
      return { facts: values, lines };
    });
}

/**
 * Invented vacancies as JSON Lines, as another system would hand them over: titles, functions, places and texts of
 * the sample content in new mixtures, some companies far more often than others, dates of three months.
 * @param from how many came before: a vacancy's number is its code
 */
export function inventedVacancies(count: number, from: number, now: Date): string {
  const samples = sampleVacancies();
  const number = numbers(from + 7);
  const one = <T>(list: readonly T[], at = number()): T => {
    const found = list[Math.floor(at * list.length)];
    if (found === undefined) throw new Error("There is no sample content to invent from.");
    return found;
  };
  const company = (rank: number) =>
    `${firstNames[rank % 10]} ${secondNames[Math.floor(rank / 10) % 9]} ${trades[Math.floor(rank / 30) % 10]}`;
  // A vacancy speaks of its own trade, and now and then like another one.
  const prose = (sample: (typeof samples)[number], part: string, language: Language) => {
    const name = `${part}.${language}`;
    return sample
      .lines(name)
      .map((line) => (number() < 0.2 ? (one(samples).lines(name)[0] ?? line) : line))
      .join("\n");
  };
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const row = (index: number) => {
    const sample = one(samples);
    const { title, employmentType } = sample.facts;
    const more = one(where);
    const texts = (part: string) => ({ id: prose(sample, part, "id"), en: prose(sample, part, "en") });
    const [description, requirement] = [texts("description"), texts("requirement")];
    const functionOf = number() < 0.6 ? sample : one(samples);
    return JSON.stringify({
      ...{ code: `INV-${index}`, company: company(Math.floor(number() ** 2 * COMPANIES)) },
      ...{ title_id: `${title.id} ${more}`, title_en: `${title.en} ${more}`, category: number() < 0.3 ? "1" : "2" },
      ...{
        function: functionOf.facts.function,
        location: one(samples).facts.location,
        employment_type: employmentType,
      },
      ...{ description_id: description.id, description_en: description.en },
      ...{ requirement_id: requirement.id, requirement_en: requirement.en },
      ...{ salary_min: String(5_000_000 + Math.floor(number() * 9) * 1_000_000), openings: "2" },
      ...{ posting_date: day(-number() * 90), end_date: day(30 + number() * 300) },
    });
  };
  return Array.from({ length: count }, (_, index) => row(from + index)).join("\n");
}
