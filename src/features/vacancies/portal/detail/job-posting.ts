import type { JobPosting, MonetaryAmount, Organization, Place, WithContext } from "schema-dts";
import { m } from "#messages";
import { employmentTypes } from "../../vacancy.ts";
import { getTown, isRemote } from "../../vacancy-words.ts";
import { wholeText } from "../../whole-text.ts";
import type { OpenData } from "./load-detail.ts";

type PageData = Pick<OpenData, "vacancy" | "company" | "languageAddress" | "companyAddress" | "logoAddress">;
type Salary = NonNullable<PageData["vacancy"]["salary"]>;

/** schema-dts's types have no property that may also be undefined. */
function known<Key extends string, Value>(key: Key, value: Value | null | undefined | ""): { [K in Key]?: Value } {
  if (value === null || value === undefined || value === "") return {};
  const found: { [K in Key]?: Value } = {};
  found[key] = value;
  return found;
}

function getSalary({ min, max, currency }: Salary): MonetaryAmount {
  const ends = { ...known("minValue", min), ...known("maxValue", max) };
  return { "@type": "MonetaryAmount", currency, value: { "@type": "QuantitativeValue", unitText: "MONTH", ...ends } };
}

/** A place without a name is the country: search engines want to know at least that. */
function getPlace(name: string): Place {
  const { town, province } = getTown(/^(seluruh )?indonesia$/i.test(name.trim()) ? "" : name);
  const parts = { ...known("addressLocality", town), ...known("addressRegion", province) };
  return { "@type": "Place", address: { "@type": "PostalAddress", ...parts, addressCountry: "ID" } };
}

/** Where the work is done, and for work from home where one may live. */
function whereOf(locations: readonly string[]): Partial<JobPosting> {
  const places = locations.filter((name) => !isRemote(name));
  if (places.length === locations.length) {
    return { jobLocation: places.length === 0 ? getPlace("") : places.map(getPlace) };
  }
  return {
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "Indonesia" },
    ...(places.length === 0 ? {} : { jobLocation: places.map(getPlace) }),
  };
}

/** schema.org's words; a text of the company's own says nothing to a machine. */
function getEmployment(text: string | null): string[] {
  const words = (text ?? "").split(",").map((word) => word.trim());
  return employmentTypes.filter((type) => words.includes(type));
}

function getOrganization({ vacancy, company, companyAddress, logoAddress }: PageData): Organization {
  return {
    "@type": "Organization",
    name: vacancy.company,
    url: companyAddress,
    logo: logoAddress,
    ...known("sameAs", company?.website),
  };
}

/** A vacancy as search engines read it: schema.org's JobPosting with what Google requires and recommends. */
export function jobPosting(page: PageData): WithContext<JobPosting> {
  const { vacancy, company, languageAddress } = page;
  const employment = getEmployment(vacancy.employmentType);
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: vacancy.title,
    description: wholeText(vacancy, m.vacancies_detail_requirement()) || vacancy.title,
    url: languageAddress,
    identifier: { "@type": "PropertyValue", name: vacancy.company, value: vacancy.code },
    datePosted: vacancy.posted,
    validThrough: `${vacancy.closes}T23:59:59+07:00`,
    hiringOrganization: getOrganization(page),
    ...whereOf(vacancy.locations),
    ...(employment.length === 0 ? {} : { employmentType: employment }),
    ...(vacancy.salary ? { baseSalary: getSalary(vacancy.salary) } : {}),
    ...known("industry", company?.industry),
    ...known("occupationalCategory", vacancy.function),
    ...known("totalJobOpenings", vacancy.openings),
    directApply: true,
  };
}
