import { expect, test } from "vitest";
import { readFileRows } from "../../imports/read-file.server.ts";
import { jobPostingFields } from "./job-posting.ts";

const getRows = (value: object) => readFileRows(new TextEncoder().encode(JSON.stringify(value)), jobPostingFields).rows;

const posting = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  identifier: { "@type": "PropertyValue", value: "CR-7" },
  title: "Juru Las",
  description: "<p>Mengelas.</p>",
  hiringOrganization: { "@type": "Organization", name: "Cahaya Rantau" },
  jobLocation: [
    { "@type": "Place", address: { addressLocality: "Gresik", addressRegion: "Jawa Timur", addressCountry: "ID" } },
    { "@type": "Place", address: "Batam" },
  ],
  employmentType: ["FULL_TIME", "CONTRACTOR"],
  baseSalary: { currency: "IDR", value: { minValue: 60_000_000, maxValue: 90_000_000, unitText: "YEAR" } },
  datePosted: "2026-11-01",
  validThrough: "2026-12-01T23:59:00+07:00",
};

test.each([
  ["one", posting],
  ["a graph", { "@context": "https://schema.org", "@graph": [posting] }],
  ["a list", [posting]],
])("JobPosting as %s becomes our columns", (_, value) => {
  const [row] = getRows(value);
  expect(row).toMatchObject({
    status: "read",
    fields: {
      code: "CR-7",
      company: "Cahaya Rantau",
      title_id: "Juru Las",
      category: "2",
      description_id: "<p>Mengelas.</p>",
      location: "Gresik, Jawa Timur|Batam",
      employment_type: "FULL_TIME,CONTRACTOR",
      salary_min: "5000000",
      salary_max: "7500000",
      posting_date: "2026-11-01",
      end_date: "2026-12-01T23:59:00+07:00",
    },
  });
});

test("an internship is for students and fresh graduates, and odd values of a JobPosting are left out", () => {
  const odd = {
    "@type": ["JobPosting"],
    url: "https://x.example/1",
    employmentType: "INTERN",
    jobLocation: 5,
    baseSalary: "high",
  };
  const [row] = getRows(odd);
  expect(row).toMatchObject({ fields: { code: "https://x.example/1", category: "1", location: "5", salary_min: "" } });
});

test.each([
  ["a type by its whole address", { "@type": "http://schema.org/JobPosting" }, {}],
  [
    "work from home without a place",
    { jobLocation: undefined, jobLocationType: "TELECOMMUTE" },
    { location: "Remote" },
  ],
  [
    "work from home or at a place",
    { jobLocation: { address: "Batam" }, jobLocationType: ["TELECOMMUTE"] },
    { location: "Batam|Remote" },
  ],
  [
    "work from home in the country",
    { jobLocation: { address: { addressCountry: "ID" } }, jobLocationType: "TELECOMMUTE" },
    { location: "Remote" },
  ],
  ["a place in the country alone", { jobLocation: { address: { addressCountry: "ID" } } }, { location: "Indonesia" }],
  [
    "a bare salary with its currency beside it",
    { baseSalary: 7_500_000, salaryCurrency: "IDR" },
    { salary_min: "7500000", salary_max: "7500000" },
  ],
  ["a bare salary in another currency", { baseSalary: 900, salaryCurrency: "USD" }, { salary_min: "", salary_max: "" }],
  [
    "one place among others that cannot be read",
    { jobLocation: [{ geo: {} }, { address: "Batam" }] },
    { location: "Batam" },
  ],
  [
    "a place of several addresses, its town an object of its own",
    { jobLocation: { address: [{ addressLocality: { name: "Gresik" } }, "Batam"] } },
    { location: "Gresik|Batam" },
  ],
  [
    "a place without an address",
    { jobLocation: { name: "Pabrik Gresik", address: {} } },
    { location: "Pabrik Gresik" },
  ],
  [
    "several companies",
    { hiringOrganization: [{ name: "Cahaya Rantau" }, { name: "X" }] },
    { company: "Cahaya Rantau" },
  ],
  ["several numbers", { identifier: [{ value: "CR-7" }, { value: "X" }] }, {}],
  [
    "its kind by its whole address",
    { employmentType: "https://schema.org/INTERN" },
    { employment_type: "INTERN", category: "1" },
  ],
  ["its kind by another word", { employmentType: ["FULL_TIME", null, "Magang"] }, { category: "1" }],
  ["two kinds in one text", { employmentType: "FULL_TIME, INTERN" }, { category: "1" }],
  [
    "a salary in a list, currency and unit in small letters",
    { baseSalary: [{ currency: "idr", value: { minValue: 5_000_000, maxValue: null, unitText: "Month" } }] },
    { salary_min: "5000000", salary_max: "" },
  ],
  [
    "amounts beside the currency",
    { baseSalary: { currency: "IDR", minValue: "5.000.000", maxValue: "7.000.000" } },
    { salary_min: "5000000", salary_max: "7000000" },
  ],
  [
    "a year's salary as text",
    { baseSalary: { currency: "IDR", value: { value: "Rp 120.000.000", unitCode: "ANN" } } },
    { salary_min: "10000000", salary_max: "10000000" },
  ],
  [
    "a salary in a list of values, its unit by its whole address",
    { baseSalary: { currency: "IDR", value: [{ value: 60_000_000, unitText: "https://schema.org/YEAR" }] } },
    { salary_min: "5000000", salary_max: "5000000" },
  ],
  [
    "a salary whose currency stands beside it",
    { baseSalary: { value: { minValue: 5_000_000, unitText: "P1M" } }, salaryCurrency: "IDR" },
    { salary_min: "5000000", salary_max: "" },
  ],
  [
    "a salary as a price",
    { baseSalary: { "@type": "PriceSpecification", price: 5_000_000, priceCurrency: "IDR" } },
    { salary_min: "5000000", salary_max: "5000000" },
  ],
  [
    "several requirements",
    { qualifications: ["S1", "SIM B"], skills: [{ name: "Las" }], educationRequirements: "SMK" },
    { requirement_id: "S1\n\nSIM B\n\nSMK\n\nLas" },
  ],
  ["a number of openings", { totalJobOpenings: 3 }, { openings: "3" }],
  ["a number of openings in words", { totalJobOpenings: "beberapa" }, { openings: "" }],
  [
    "a company by its legal name",
    { hiringOrganization: { legalName: "PT Cahaya Rantau" } },
    { company: "PT Cahaya Rantau" },
  ],
  [
    "names by their whole addresses and values in lists",
    {
      title: undefined,
      "http://schema.org/title": [{ "@value": "Juru Las Pipa" }],
      "@type": ["http://schema.org/JobPosting"],
    },
    { title_id: "Juru Las Pipa" },
  ],
  [
    "names by a prefix",
    { title: undefined, "schema:title": "Juru Las Pipa", "@type": "schema:JobPosting" },
    { title_id: "Juru Las Pipa" },
  ],
  [
    "a salary in words",
    { baseSalary: { currency: "IDR", value: "Rp 5.000.000 - Rp 7.000.000" } },
    { salary_min: "", salary_left_out: "its form is unknown" },
  ],
  [
    "a salary to be agreed",
    { baseSalary: "Negotiable", salaryCurrency: "IDR" },
    { salary_min: "", salary_left_out: "its form is unknown" },
  ],
  [
    "texts with their language",
    { description: { "@value": "<p>Isi</p>", "@language": "id" }, title: [{ "@value": "Juru Las" }] },
    { description_id: "<p>Isi</p>", title_id: "Juru Las" },
  ],
])("a JobPosting with %s is read", (_, more, fields) => {
  expect(getRows({ ...posting, ...more })).toMatchObject([{ status: "read", fields: { code: "CR-7", ...fields } }]);
});

test.each([
  [{ currency: "USD", value: { value: 40, unitText: "HOUR" } }, {}, "it is in USD, not in rupiah (IDR)"],
  [900, { salaryCurrency: "USD" }, "it is in USD, not in rupiah (IDR)"],
  [{ currency: "IDR", value: { value: 40_000, unitText: "HOUR" } }, {}, "it is by HOUR, not by MONTH or YEAR"],
  [{ currency: "IDR", value: { fixed: true } }, {}, "its form is unknown"],
  ["high", {}, "its currency is missing"],
  [{ currency: "IDR", value: 7_500_000 }, {}, ""],
  [undefined, {}, ""],
])("why the salary %j is not taken is said", (baseSalary, more, why) => {
  expect(getRows({ ...posting, baseSalary, ...more })).toMatchObject([{ fields: { salary_left_out: why } }]);
});
