import fc from "fast-check";
import { expect, test } from "vitest";
import type { Candidate, MatchProfile } from "./compared.ts";
import { leastScore, points, scoreMatch } from "./score.ts";

function aProfile(overrides: Partial<MatchProfile> = {}): MatchProfile {
  const nothing = { functions: [], positions: [], majors: [], degrees: [], industryIds: [] };
  return { category: null, domicile: null, expectedSalary: null, ...nothing, ...overrides };
}

function aVacancy(overrides: Partial<Candidate> = {}): Candidate {
  const nothing = { functionNames: [], titles: [], locations: [], industryId: null, salaryMin: null, salaryMax: null };
  return { category: 2, namesMajor: false, namesDegree: false, ...nothing, ...overrides };
}

test.each<[string, Partial<MatchProfile>, Partial<Candidate>, string[], number]>([
  ["nothing is shared", {}, {}, [], 0],
  ["the level is the same", { category: 2 }, {}, ["category"], points.category],
  ["the level differs", { category: 1 }, {}, [], 0],
  [
    "the function is known",
    { functions: ["Penjualan"] },
    { functionNames: ["Penjualan", "Sales"] },
    ["function"],
    points.function,
  ],
  [
    "a department is the function",
    { positions: ["sales"] },
    { functionNames: ["Penjualan", "Sales"] },
    ["function"],
    points.function,
  ],
  ["the whole title is known", { positions: ["Staf Gudang"] }, { titles: ["Kepala Gudang"] }, ["title"], points.title],
  ["half of the title is known", { positions: ["Teknik Mesin"] }, { titles: ["Mesin Cetak"] }, ["title"], 13],
  ["the work of a major's graduates", { majors: ["Teknik Otomotif"] }, { titles: ["Mechanic"] }, ["title"], 35],
  [
    "the same for someone who has done other work",
    { positions: ["Kasir"], majors: ["Teknik Otomotif"] },
    { titles: ["Mechanic"] },
    ["title"],
    13,
  ],
  ["words that are one name of work", { positions: ["HR"] }, { titles: ["Human Resources"] }, ["title"], 25],
  ["a misspelt position", { positions: ["Senior Acountant"] }, { titles: ["Akuntan"] }, ["title"], 25],
  ["an internship by its kind of employment, for a professional", { category: 2 }, { isInternship: true }, [], 0],
  ["the same for somebody who begins", { category: 1 }, { isInternship: true }, ["category"], points.category],
  [
    "a senior's post for somebody who begins",
    { positions: ["Kasir"], category: 1 },
    { titles: ["Senior Cashier"] },
    ["title"],
    13,
  ],
  [
    "a head's post for someone who led nobody",
    { positions: ["Kasir"], category: 2 },
    { titles: ["Head Cashier"] },
    ["title", "category"],
    35,
  ],
  [
    "Others is no function",
    { functions: ["Lainnya"], positions: ["Lainnya"] },
    { functionNames: ["Lainnya", "Other"] },
    [],
    0,
  ],
  ["Others is no major", { majors: ["Lainnya", "Others"] }, { titles: ["Lainnya", "Others"] }, [], 0],
  [
    "only the province is known",
    { domicile: "Jawa Barat" },
    { locations: ["Bandung, Jawa Barat"] },
    ["province"],
    points.province,
  ],
  ["an equal word of the other language is known", { positions: ["Gudang"] }, { titles: ["Warehouse"] }, ["title"], 25],
  ["a broad word alone is shared", { positions: ["Backend Engineer"] }, { titles: ["Site Engineer"] }, ["title"], 3],
  [
    "what stands in brackets",
    { positions: ["Backend Engineer"] },
    { titles: ["Backend Engineer (Node.js)"] },
    ["title"],
    25,
  ],
  [
    "an internship for a professional",
    { positions: ["Gudang"], category: 2 },
    { titles: ["Gudang Intern"], category: 1 },
    ["title"],
    13,
  ],
  [
    "a head's post for somebody who begins",
    { positions: ["Gudang"], category: 1 },
    { titles: ["Warehouse Manager"] },
    ["title"],
    13,
  ],
  ["only ranks are shared", { positions: ["Senior Manager"] }, { titles: ["Senior Manager Legal"] }, [], 0],
  ["the industry is known", { industryIds: [3] }, { industryId: 3 }, ["industry"], points.industry],
  ["no industry on either side", { industryIds: [] }, { industryId: null }, [], 0],
  [
    "the town is near",
    { domicile: "Kota Administrasi Jakarta Selatan, DKI Jakarta" },
    { locations: ["Jakarta Selatan"] },
    ["place"],
    points.place,
  ],
  [
    "the province is shared",
    { domicile: "Kabupaten Sleman, DI Yogyakarta" },
    { locations: ["Bantul, DI Yogyakarta"] },
    ["province"],
    points.province,
  ],
  [
    "another town of a like name",
    { domicile: "Kota Solok, Sumatera Barat" },
    { locations: ["Solokanjeruk, Jawa Barat"] },
    [],
    0,
  ],
  ["it pays enough", { expectedSalary: 9e6 }, { salaryMin: 7e6, salaryMax: 9e6 }, ["salary"], points.salary],
  ["it pays too little", { expectedSalary: 9e6 }, { salaryMin: 7e6, salaryMax: 8e6 }, [], 0],
  ["it does not say what it pays", { expectedSalary: 9e6 }, {}, [], 0],
])("%s", (_, profile, vacancy, reasons, score) => {
  const match = scoreMatch(aProfile(profile), aVacancy(vacancy));
  expect(match.reasons.map(({ code }) => code)).toEqual(reasons);
  expect(match.score).toBe(score);
});

test("nothing of the work itself recommends nothing, whatever else is shared", () => {
  const profile = aProfile({
    category: 2,
    industryIds: [3],
    domicile: "Kota Medan, Sumatera Utara",
    expectedSalary: 5e6,
  });
  const vacancy = aVacancy({ industryId: 3, locations: ["Medan"], salaryMax: 9e6, namesDegree: true });
  expect(scoreMatch(profile, vacancy).score).toBe(leastScore - 1);
});

test("the reason says which words title and resume share", () => {
  const match = scoreMatch(
    aProfile({ positions: ["Staf Gudang"] }),
    aVacancy({ titles: ["Koordinator Gudang Bahan"] }),
  );
  expect(match.reasons).toEqual([{ code: "title", points: 8, words: ["gudang"] }]);
});

test("a score is a whole number from 0 to 100, whatever the texts are", () => {
  const texts = fc.array(fc.string({ maxLength: 20 }), { maxLength: 3 });
  const profile = fc.record({ functions: texts, positions: texts, majors: texts, domicile: fc.option(fc.string()) });
  const vacancy = fc.record({ functionNames: texts, titles: texts, locations: texts, namesMajor: fc.boolean() });
  fc.assert(
    fc.property(profile, vacancy, (someProfile, someVacancy) => {
      const { score } = scoreMatch(aProfile(someProfile), aVacancy(someVacancy));
      expect(Number.isInteger(score)).toBe(true);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }),
  );
});
