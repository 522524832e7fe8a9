import { z } from "zod";
import { oneLine } from "../../imports/file-rows.ts";
import { schemaOrg } from "../../imports/linked-data.ts";
import { readEmployment, readRupiah, readWhole } from "./field-values.ts";
import { type Column, leftOutField } from "./read-vacancy-row.ts";

const plain = z.union([z.string(), z.number().transform(String)]);
/** A text, or one with its language; of several the first. */
const one = z.union([plain, z.object({ "@value": plain }).transform((value) => value["@value"])]);
const text = z.union([
  one,
  z
    .array(one)
    .min(1)
    .transform(([first = ""]) => first),
]);
/** A type by its name, or by its whole address. */
const typeName = one.transform((name) => name.replace(schemaOrg, ""));
/** A schema.org value, one or several; of several those that can be read. */
const several = <Type extends z.ZodType>(type: Type) =>
  z
    .union([z.array(z.unknown()), z.unknown().transform((found) => [found])])
    .transform((values) => values.flatMap((value) => type.safeParse(value).data ?? []))
    .catch([]);
const nameOrText = z.union([
  text,
  z.object({ name: text }).transform(({ name }) => name),
  z.object({ legalName: text }).transform(({ legalName }) => legalName),
]);
/** A thing by its name; of several the first. */
const named = several(nameOrText).transform(([first = ""]) => String(first));

/** Things by their names, each in its own paragraph. */
const paragraphs = several(nameOrText).transform((found) => found.map(String).join("\n\n"));

const line = nameOrText.optional().catch(undefined);
const ourCountry = "Indonesia";
/** A country by its name; search engines want its code. */
const getCountry = (country = "") => (/^idn?$/i.test(country) ? ourCountry : country);

const address = z.union([
  text,
  z
    .object({ addressLocality: line, addressRegion: line, addressCountry: line })
    .transform(
      ({ addressLocality, addressRegion, addressCountry }) =>
        [addressLocality, addressRegion].filter(Boolean).join(", ") || getCountry(addressCountry),
    ),
]);
const addresses = several(address).transform((found) => found.join("|"));
const place = z.union([
  text,
  z.object({ address: addresses.refine((found) => found !== "") }).transform((found) => found.address),
  z.object({ name: text }).transform(({ name }) => name),
]);
const identifier = z.union([text, z.object({ value: text }).transform(({ value }) => value)]);

/** Of several values the first. */
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** Whole rupiah a month, "" when nothing was said or what was said is no amount. */
function monthly(amount: string | undefined, unit: "MONTH" | "YEAR"): string {
  const rupiah = amount === undefined ? null : readRupiah(amount);
  if (rupiah === null) return "";
  return String(unit === "YEAR" ? Math.round(rupiah / 12) : rupiah);
}

const amount = text.optional().catch(undefined);
/** By its name or UN/CEFACT's code, however it is written. */
const unitText = text
  .transform((unit) => unitNames.get(unit.replace(schemaOrg, "").toLowerCase()))
  .pipe(z.enum(["MONTH", "YEAR"]))
  .optional();
const unitNames: ReadonlyMap<string, "MONTH" | "YEAR"> = new Map([
  ...["month", "months", "monthly", "per month", "mon", "p1m", "bulan", "per bulan"].map(
    (name) => [name, "MONTH"] as const,
  ),
  ...["year", "years", "yearly", "per year", "annual", "annually", "ann", "p1y", "tahun", "per tahun"].map(
    (name) => [name, "YEAR"] as const,
  ),
]);
const pay = z.object({ value: amount, minValue: amount, maxValue: amount, unitText, unitCode: unitText });
type Pay = z.output<typeof pay>;

const currencyIn = (currency: string) => (/^(idr|rp\.?|rupiah)$/i.test(currency.trim()) ? "IDR" : currency);
const rupiah = text.transform(currencyIn).pipe(z.literal("IDR"));

function getPay({ value, minValue, maxValue, unitText, unitCode }: Pay) {
  const unit = unitText ?? unitCode ?? "MONTH";
  return { min: monthly(minValue ?? value, unit), max: monthly(maxValue ?? value, unit) };
}

/** Pay a month, from and to; only in rupiah. The amounts stand in a value of their own, or beside the currency. */
const salary = z
  .union([
    z.object({ currency: rupiah, value: z.preprocess(first, pay) }).transform(({ value }) => getPay(value)),
    pay.extend({ currency: rupiah }).transform(getPay),
  ])
  .catch({ min: "", max: "" });

/** Properties of schema.org's JobPosting that the import reads. */
const jobPosting = z.object({
  "@type": several(typeName).refine((types) => types.some((type) => /^jobposting$/i.test(type))),
  identifier: several(identifier).transform(([known]) => known),
  url: text.optional().catch(undefined),
  "@id": text.optional().catch(undefined),
  title: text.optional().catch(undefined),
  name: text.optional().catch(undefined),
  description: text.catch(""),
  hiringOrganization: named,
  occupationalCategory: several(named),
  employmentType: several(text),
  jobLocation: several(place),
  jobLocationType: several(one),
  qualifications: paragraphs,
  educationRequirements: paragraphs,
  experienceRequirements: paragraphs,
  skills: paragraphs,
  responsibilities: paragraphs,
  totalJobOpenings: text.refine((openings) => readWhole(openings) !== null).catch(""),
  baseSalary: z.unknown().optional(),
  salaryCurrency: text.optional().catch(undefined),
  datePosted: text.catch(""),
  validThrough: text.catch(""),
});

type Posting = z.output<typeof jobPosting>;
type SalaryText = z.output<typeof salary>;

const priced = z.looseObject({ price: amount, priceCurrency: amount });

/** A salary whose currency stands in it or beside it; older ones are a bare amount, or a price. */
function getSalaryObject({ baseSalary, salaryCurrency }: Posting): object {
  const { price, priceCurrency, ...found } = priced.safeParse(first(baseSalary)).data ?? { value: first(baseSalary) };
  const currency = priceCurrency ?? salaryCurrency;
  return { ...(currency && { currency }), ...(price !== undefined && { value: price }), ...found };
}

const untaken = z.object({
  currency: text.transform(currencyIn).optional().catch(undefined),
  value: z.object({ unitText: text }).optional().catch(undefined),
  unitText: text.optional().catch(undefined),
});

/** Why a posting's salary is not taken, for the operator; "" where it is, or there is none. */
function salaryLeftOut({ baseSalary }: Posting, found: object, taken: SalaryText): string {
  if (taken.min !== "" || taken.max !== "" || baseSalary === undefined || baseSalary === null || baseSalary === "")
    return "";
  const { currency, value, unitText = value?.unitText ?? "MONTH" } = untaken.parse(found);
  if (currency !== undefined && currency !== "IDR") return `it is in ${currency}, not in rupiah (IDR)`;
  if (currency === undefined) return "its currency is missing";
  return unitNames.has(unitText.replace(schemaOrg, "").toLowerCase())
    ? "its form is unknown"
    : `it is by ${unitText}, not by MONTH or YEAR`;
}

/**
 * A JobPosting (schema.org JSON-LD) by our columns; nothing when it is none.
 * What has no column of its own there: an internship is for students and fresh graduates, all else for professionals.
 */
export function jobPostingFields(object: unknown): Partial<Record<Column | typeof leftOutField, string>> {
  const found = jobPosting.safeParse(object);
  if (!found.success) return {};
  const { data: posting } = found;
  const employment = posting.employmentType.map((type) => type.replace(schemaOrg, "")).join(",");
  const types = (readEmployment(employment) ?? "").split(",");
  const isRemote = posting.jobLocationType.some((type) => /telecommute/i.test(type));
  const salaryObject = getSalaryObject(posting);
  const pay = salary.parse(salaryObject);
  return {
    code: posting.identifier ?? posting.url ?? posting["@id"] ?? "",
    company: posting.hiringOrganization,
    title_id: posting.title ?? posting.name ?? "",
    function: oneLine(posting.occupationalCategory[0] ?? ""),
    category: types.includes("INTERN") ? "1" : "2",
    description_id: [posting.description, posting.responsibilities].filter(Boolean).join("\n\n"),
    requirement_id: [
      posting.qualifications,
      posting.educationRequirements,
      posting.experienceRequirements,
      posting.skills,
    ]
      .filter(Boolean)
      .join("\n\n"),
    location: [
      ...posting.jobLocation.filter((where) => !isRemote || where !== ourCountry),
      ...(isRemote ? ["Remote"] : []),
    ].join("|"),
    employment_type: employment,
    salary_min: pay.min,
    salary_max: pay.max,
    [leftOutField]: salaryLeftOut(posting, salaryObject, pay),
    openings: posting.totalJobOpenings,
    posting_date: posting.datePosted,
    end_date: posting.validThrough,
  };
}
