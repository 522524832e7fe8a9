// Shows: N16
import { describe, expect, test } from "vitest";
import { jobPosting } from "./job-posting.ts";

type PageData = Parameters<typeof jobPosting>[0];

const vacancy: PageData["vacancy"] = {
  id: 7,
  titles: { id: "Staf Pajak", en: "Tax Officer" },
  title: "Staf Pajak",
  company: "Roda Saujana Motor",
  companyId: 3,
  logoUrl: null,
  mark: { dye: "laut", pattern: "tenun" },
  place: "Medan, Sumatera Utara",
  function: "Keuangan",
  level: 2,
  closes: "2026-12-31",
  isApplied: false,
  isSaved: false,
  activity: null,
  match: null,
  posted: "2026-11-21",
  description: "<p>Menghitung pajak.</p>",
  requirement: "<ul><li>S1 Akuntansi</li></ul>",
  employmentType: "FULL_TIME",
  employmentTypeName: "Penuh waktu",
  salary: null,
  openings: null,
  replyDays: null,
  usualReplyDays: null,
  selection: [],
  questions: [],
  code: "RSM-1",
  locations: ["Medan, Sumatera Utara"],
};

/** A vacancy's structured data for search engines. */
function posting(overrides: Partial<PageData["vacancy"]> = {}, company: PageData["company"] = null) {
  return jobPosting({
    vacancy: { ...vacancy, ...overrides },
    company,
    languageAddress: "https://k.example/lowongan/lowongan-detail-page/7/staf-pajak",
    companyAddress: "https://k.example/lowongan/company-detail/3",
    logoAddress: "https://k.example/pictures/logo/3/id-a.png",
  });
}

describe("a vacancy as search engines read it", () => {
  test("has every field that Google requires", () => {
    expect(posting()).toMatchObject({
      "@context": "https://schema.org",
      "@type": "JobPosting",
      title: "Staf Pajak",
      description: "<p>Menghitung pajak.</p><h3>Yang kami cari</h3><ul><li>S1 Akuntansi</li></ul>",
      datePosted: "2026-11-21",
      hiringOrganization: {
        "@type": "Organization",
        name: "Roda Saujana Motor",
        logo: "https://k.example/pictures/logo/3/id-a.png",
      },
      jobLocation: [
        {
          "@type": "Place",
          address: { addressLocality: "Medan", addressRegion: "Sumatera Utara", addressCountry: "ID" },
        },
      ],
    });
  });

  test("and those that it recommends, as far as they are known", () => {
    const company = { summary: "", openVacancies: 1, industry: "Otomotif", website: "https://roda.example" };
    const json = posting({ salary: { min: 5_000_000, max: null, currency: "IDR" }, openings: 2 }, company);
    expect(json).toMatchObject({
      validThrough: "2026-12-31T23:59:59+07:00",
      employmentType: ["FULL_TIME"],
      identifier: { "@type": "PropertyValue", name: "Roda Saujana Motor", value: "RSM-1" },
      baseSalary: { currency: "IDR", value: { unitText: "MONTH", minValue: 5_000_000 } },
      hiringOrganization: { sameAs: "https://roda.example" },
      industry: "Otomotif",
      occupationalCategory: "Keuangan",
      totalJobOpenings: 2,
      directApply: true,
    });
    expect(JSON.stringify(json)).not.toContain("maxValue");
  });

  test("says nothing of what is not known", () => {
    const json = posting({ employmentType: null });
    for (const name of ["baseSalary", "employmentType", "industry", "totalJobOpenings", "jobLocationType"]) {
      expect(json).not.toHaveProperty(name);
    }
  });

  test.each([
    ["FULL_TIME, CONTRACTOR", ["FULL_TIME", "CONTRACTOR"]],
    ["musiman, INTERN", ["INTERN"]],
  ])("knows employment %o by schema.org's words", (text, words) => {
    expect(posting({ employmentType: text })).toMatchObject({ employmentType: words });
  });

  test("without a place is somewhere in the country", () => {
    expect(posting({ locations: [] })).toMatchObject({ jobLocation: { address: { addressCountry: "ID" } } });
    const [place] = [posting({ locations: ["Indonesia"] }).jobLocation].flat();
    expect(place).toEqual({ "@type": "Place", address: { "@type": "PostalAddress", addressCountry: "ID" } });
  });

  test("from home says where one may live, and no place", () => {
    const json = posting({ locations: ["Remote"] });
    expect(json).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "Indonesia" },
    });
    expect(json).not.toHaveProperty("jobLocation");
    expect(posting({ locations: ["Remote", "Bandung"] })).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      jobLocation: [{ address: { addressLocality: "Bandung" } }],
    });
  });

  test("without a text is described by its title", () => {
    expect(posting({ description: "", requirement: "" })).toMatchObject({ description: "Staf Pajak" });
  });
});
