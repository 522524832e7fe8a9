import type { SitePlace } from "../../../contract/public-file.server.ts";
import { xmlCdata, xmlElement, xmlHead, xmlText } from "../../../platform/formats/xml.ts";
import { type FeedVacancy, type PlacedJob, placedJobs } from "./feed-vacancies.server.ts";

/** LinkedIn refuses a job that says less. */
const SHORTEST_DESCRIPTION = 100;

/** LinkedIn's words for schema.org's; it takes one. */
const jobTypes: Readonly<Record<string, string>> = {
  FULL_TIME: "FULL_TIME",
  PART_TIME: "PART_TIME",
  CONTRACTOR: "CONTRACT",
  TEMPORARY: "CONTRACT",
  INTERN: "INTERNSHIP",
  VOLUNTEER: "VOLUNTEER",
};

function end(name: string, amount: number | null): string {
  if (amount === null) return "";
  return xmlElement(name, xmlElement("amount", xmlCdata(String(amount))) + xmlElement("currencyCode", xmlCdata("IDR")));
}

function salaries({ salaryMin, salaryMax }: FeedVacancy): string {
  const ends = end("highEnd", salaryMax) + end("lowEnd", salaryMin);
  if (ends === "") return "";
  const kind = xmlElement("period", xmlCdata("MONTHLY")) + xmlElement("type", xmlCdata("BASE_SALARY"));
  return xmlElement("salaries", xmlElement("salary", ends + kind));
}

/** "11/30/2026", as LinkedIn writes dates. */
function americanDay(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${month}/${date}/${year}`;
}

function job({ vacancy, reference, place, town, province }: PlacedJob, site: SitePlace): string {
  const fields = {
    partnerJobId: reference,
    company: vacancy.company,
    title: vacancy.title,
    description: vacancy.html,
    applyUrl: vacancy.address,
    location: place === "" ? "Indonesia" : `${place}, Indonesia`,
    city: town,
    state: province,
    country: "ID",
    posterEmail: site.contactEmail,
    workplaceTypes: vacancy.isRemote ? "Remote" : "",
    jobtype: vacancy.employment.flatMap((word) => jobTypes[word] ?? [])[0] ?? "",
    experienceLevel: vacancy.category === 1 ? "ENTRY_LEVEL" : "",
    expirationDate: americanDay(vacancy.closes),
  };
  const known = Object.entries(fields).filter(([, text]) => text !== "");
  const lines = known.map(([name, text]) => xmlElement(name, xmlCdata(text)));
  return xmlElement("job", [...lines, salaries(vacancy)].filter((line) => line !== "").join("\n"));
}

/** Open vacancies in LinkedIn's XML format ("XML Feeds Development Guide"), without those it would refuse. */
export async function* linkedinFeed(vacancies: AsyncIterable<FeedVacancy>, site: SitePlace): AsyncIterable<string> {
  const publisher = xmlElement("publisher", xmlText(site.name));
  yield `${xmlHead}<source>\n${xmlElement("publisherUrl", xmlText(`${site.root}/`))}\n${publisher}\n`;
  for await (const vacancy of vacancies) {
    if (vacancy.html.length < SHORTEST_DESCRIPTION) continue;
    for (const placed of placedJobs(vacancy)) yield `${job(placed, site)}\n`;
  }
  yield "</source>\n";
}
