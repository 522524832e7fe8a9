import { m } from "#messages";
import type { SitePlace } from "../../../contract/public-file.server.ts";
import { rupiahText } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { xmlCdata, xmlElement, xmlHead, xmlText } from "../../../platform/formats/xml.ts";
import { type FeedVacancy, type PlacedJob, placedJobs } from "./feed-vacancies.server.ts";

/** Indeed's words for schema.org's. */
const jobTypes: Readonly<Record<string, string>> = {
  FULL_TIME: "fulltime",
  PART_TIME: "parttime",
  CONTRACTOR: "contract",
  TEMPORARY: "temporary",
  INTERN: "internship",
  VOLUNTEER: "volunteer",
};

function getJobTypes({ employment }: FeedVacancy): string {
  return employment.flatMap((word) => jobTypes[word] ?? []).join(", ");
}

function getSalary({ salaryMin, salaryMax }: FeedVacancy, language: Language): string {
  const known = [salaryMin, salaryMax].filter((amount) => amount !== null);
  if (known.length === 0) return "";
  const amount = [...new Set(known)].map((sum) => rupiahText(sum, language)).join(" - ");
  return m.vacancies_feed_monthly({ amount }, { locale: language });
}

function job({ vacancy, reference, town, province }: PlacedJob, site: SitePlace, language: Language): string {
  const fields = {
    title: vacancy.title,
    date: vacancy.postedAt.toISOString(),
    referencenumber: reference,
    requisitionid: vacancy.code,
    url: vacancy.address,
    company: vacancy.company,
    sourcename: site.name,
    city: town,
    state: province,
    country: "ID",
    email: site.contactEmail,
    description: vacancy.html || vacancy.title,
    salary: getSalary(vacancy, language),
    jobtype: getJobTypes(vacancy),
    category: vacancy.function,
    expirationdate: vacancy.closes,
    remotetype: vacancy.isRemote ? "Fully remote" : "",
  };
  const known = Object.entries(fields).filter(([, text]) => text !== "");
  return xmlElement("job", known.map(([name, text]) => xmlElement(name, xmlCdata(text))).join("\n"));
}

/** Every open vacancy in Indeed's XML format (docs.indeed.com, "XML feed reference"): all values as CDATA. */
export async function* indeedFeed(
  vacancies: AsyncIterable<FeedVacancy>,
  site: SitePlace,
  language: Language,
): AsyncIterable<string> {
  const publisher = xmlElement("publisher", xmlText(site.name));
  yield `${xmlHead}<source>\n${publisher}\n${xmlElement("publisherurl", xmlText(`${site.root}/`))}\n`;
  for await (const vacancy of vacancies) {
    for (const placed of placedJobs(vacancy)) yield `${job(placed, site, language)}\n`;
  }
  yield "</source>\n";
}
