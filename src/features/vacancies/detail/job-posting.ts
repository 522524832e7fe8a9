import type { Detail } from "./load-detail.ts";

function salary({ min, max, currency }: NonNullable<Detail["salary"]>) {
  const value = {
    "@type": "QuantitativeValue",
    unitText: "MONTH",
    minValue: min ?? undefined,
    maxValue: max ?? undefined,
  };
  return { "@type": "MonetaryAmount", currency, value };
}

function place(name: string) {
  const address = { "@type": "PostalAddress", addressLocality: name, addressCountry: "ID" };
  return { "@type": "Place", address };
}

/** A vacancy as search engines read it: schema.org's JobPosting. */
export function jobPosting(vacancy: Detail) {
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: vacancy.title,
    description: vacancy.description + vacancy.requirement || vacancy.title,
    identifier: { "@type": "PropertyValue", name: vacancy.company, value: vacancy.code },
    datePosted: vacancy.posted,
    validThrough: `${vacancy.closes}T23:59:59+07:00`,
    employmentType: vacancy.employmentType ?? undefined,
    hiringOrganization: { "@type": "Organization", name: vacancy.company },
    jobLocation: vacancy.locations.map(place),
    baseSalary: vacancy.salary ? salary(vacancy.salary) : undefined,
    directApply: true,
  };
}
