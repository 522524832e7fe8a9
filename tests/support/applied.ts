import { aRow, type ImportedVacancy, importRows } from "./imported-vacancies.ts";
import { aPerson, type Person } from "./people.ts";
import type { Site } from "./site.ts";
import { signedIn } from "./wire.ts";

/** Someone's application to a vacancy that nobody else has. */
export interface AppliedOnce {
  person: Person;
  row: ImportedVacancy;
  id: number;
  vacancyId: number;
}

/** The id of the vacancy that is found by its title. */
export async function getVacancyId(site: Site, person: Person, title: string): Promise<number> {
  const client = await signedIn(site.url, person);
  const found = await client.call("POST", "lowongan-page/id", { SearchString: title, PageNo: 1, PageSize: 1 });
  return Number(JSON.stringify(found).match(/"vacancyId":(\d+)/)?.[1]);
}

/** Applies to a vacancy over the wire. @returns the application's id */
export async function applyTo(site: Site, person: Person, VacancyId: number): Promise<number> {
  const client = await signedIn(site.url, person);
  const consent = { kebenaranData: true, penggunaanData: true };
  const body = { VacancyId, grecaptcha: await client.captcha(), lang: "id", activityPlatform: "", consent };
  const sent = await client.call("POST", "submit-application", body);
  if (sent.acknowledge !== 1) throw new Error(`The application was refused: ${JSON.stringify(sent)}`);
  return Number(sent["applicationId"]);
}

/** Someone who has applied to a vacancy of his own, whose title begins so. */
export async function applied(site: Site, beginning: string): Promise<AppliedOnce> {
  const row = aRow(`${beginning} ${Math.random().toString(36).slice(2, 8)}`);
  await importRows(site, [row]);
  const person = await aPerson(site);
  const vacancyId = await getVacancyId(site, person, row.title_id);
  return { person, row, vacancyId, id: await applyTo(site, person, vacancyId) };
}
