import { z } from "zod";
import { oneLine } from "../rows/file-rows.ts";
import { type Column, leftOutField } from "./columns.ts";

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
const typeName = one.transform((name) => name.replace(/^(https?:\/\/schema\.org\/|schema:)/i, ""));
/** A schema.org value, one or several. */
const several = <Type extends z.ZodType>(type: Type) =>
  z.union([z.array(type), type.transform((found) => [found])]).catch([]);
const named = z.union([text, z.object({ name: text }).transform(({ name }) => name)]).catch("");

const country = z.union([text, z.object({ name: text }).transform(({ name }) => name)]);
const address = z.union([
  text,
  z
    .object({ addressLocality: text.optional(), addressRegion: text.optional(), addressCountry: country.optional() })
    .transform(
      ({ addressLocality, addressRegion, addressCountry }) =>
        [addressLocality, addressRegion].filter(Boolean).join(", ") || (addressCountry ?? ""),
    ),
]);
const place = z.union([
  text,
  z.object({ address }).transform((found) => found.address),
  z.object({ name: text }).transform(({ name }) => name),
]);
const identifier = z.union([text, z.object({ value: text }).transform(({ value }) => value)]);

/** Whole rupiah a month, "" when nothing was said. */
function monthly(amount: string | undefined, unit: "MONTH" | "YEAR"): string {
  if (amount === undefined || amount === "") return "";
  return unit === "YEAR" ? String(Math.round(Number(amount) / 12)) : amount;
}

const pay = z.object({
  value: text.optional(),
  minValue: text.optional(),
  maxValue: text.optional(),
  unitText: z.enum(["MONTH", "YEAR"]).default("MONTH"),
});

/** Pay a month, from and to; only in rupiah. */
const salary = z
  .object({ currency: z.literal("IDR"), value: z.union([one.transform((value) => pay.parse({ value })), pay]) })
  .transform(({ value: { value, minValue, maxValue, unitText } }) => ({
    min: monthly(minValue ?? value, unitText),
    max: monthly(maxValue ?? value, unitText),
  }))
  .catch({ min: "", max: "" });

/** What we take of schema.org's JobPosting. */
const jobPosting = z.object({
  "@type": several(typeName).refine((types) => types.includes("JobPosting")),
  identifier: identifier.optional().catch(undefined),
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
  qualifications: named,
  experienceRequirements: named,
  skills: named,
  responsibilities: named,
  baseSalary: z.unknown().optional(),
  salaryCurrency: text.optional().catch(undefined),
  datePosted: text.catch(""),
  validThrough: text.catch(""),
});

type SalaryText = z.output<typeof salary>;

/** A salary in its own form, or an older one: a bare amount with `salaryCurrency` beside it. */
function salaryOf({ baseSalary, salaryCurrency }: z.output<typeof jobPosting>) {
  const isBare = one.safeParse(baseSalary).success;
  return salary.parse(isBare ? { currency: salaryCurrency, value: baseSalary } : baseSalary);
}

const untaken = z.object({
  currency: text.optional().catch(undefined),
  value: z.object({ unitText: text }).optional().catch(undefined),
});

/** Why a salary that a posting tells is not taken, for the operator; "" where it is, or none is told. */
function salaryLeftOut({ baseSalary, salaryCurrency }: z.output<typeof jobPosting>, taken: SalaryText): string {
  if (taken.min !== "" || taken.max !== "" || baseSalary === undefined || baseSalary === null || baseSalary === "")
    return "";
  const { currency = salaryCurrency, value } = untaken.safeParse(baseSalary).data ?? {};
  if (currency !== undefined && currency !== "IDR") return `it is in ${currency}, not in rupiah (IDR)`;
  if (currency === undefined) return "its currency is missing";
  const unit = value?.unitText ?? "MONTH";
  return /^(MONTH|YEAR)$/.test(unit) ? "its form is unknown" : `it is by ${unit}, not by MONTH or YEAR`;
}

/**
 * A JobPosting (schema.org JSON-LD) by our columns; nothing when it is none.
 * What has no column of its own there: an internship is for students and fresh graduates, all else for professionals.
 */
export function jobPostingFields(object: unknown): Partial<Record<Column | typeof leftOutField, string>> {
  const found = jobPosting.safeParse(object);
  if (!found.success) return {};
  const { data: posting } = found;
  const types = posting.employmentType.map((type) => type.toUpperCase());
  const isRemote = posting.jobLocationType.some((type) => /telecommute/i.test(type));
  const pay = salaryOf(posting);
  return {
    code: posting.identifier ?? posting.url ?? posting["@id"] ?? "",
    company: posting.hiringOrganization,
    title_id: posting.title ?? posting.name ?? "",
    function: oneLine(posting.occupationalCategory[0] ?? ""),
    category: types.includes("INTERN") ? "1" : "2",
    description_id: [posting.description, posting.responsibilities].filter(Boolean).join("\n\n"),
    requirement_id: [posting.qualifications, posting.experienceRequirements, posting.skills]
      .filter(Boolean)
      .join("\n\n"),
    location: [...posting.jobLocation, ...(isRemote ? ["Remote"] : [])].join("|"),
    employment_type: posting.employmentType.join(","),
    salary_min: pay.min,
    salary_max: pay.max,
    [leftOutField]: salaryLeftOut(posting, pay),
    posting_date: posting.datePosted,
    end_date: posting.validThrough,
  };
}
