import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { mailedLink } from "./mailed-link.ts";
import { type OwnFile, ownCv, ownPhoto } from "./own-files.ts";
import type { Site } from "./site.ts";
import { signedIn, type WireClient, wireClient } from "./wire.ts";

const personSchema = z.object({ name: z.string(), email: z.string(), password: z.string() });

/** Someone with an account on a running site. */
export type Person = z.infer<typeof personSchema>;

/** The parts of a site that signing up needs. */
export type SiteOfPeople = Pick<Site, "url" | "dataDir" | "mailTo">;

/** An address that nobody has had before. */
export function newEmail(): string {
  return `orang.${randomUUID().slice(0, 8)}@contoh.id`;
}

interface Entry {
  id: number;
  code?: string;
}

/** The first entry of a list, or the one with a code. */
async function entryIds(client: WireClient): Promise<(list: string, code?: string) => number> {
  const { data } = await client.call("GET", "form/dropdown/id");
  const lists = new Map<string, Entry[]>(Object.entries(data ?? {}));
  return (list, code) => {
    const entries = lists.get(list) ?? [];
    return (entries.find((entry) => code === undefined || entry.code === code) ?? entries[0])?.id ?? 0;
  };
}

/** A fresh graduate's sign-up form, in the wire's names. */
async function signUpForm(client: WireClient, { name, email, password }: Person) {
  const idIn = await entryIds(client);
  const study = { tahunMasuk: 2018, tahunKeluar: 2022, nilai: 3.61, maxNilai: 4, isPresent: false };
  const ids = { gelarID: idIn("degree", "s1"), institusiID: idIn("institution"), jurusanID: idIn("major") };
  return {
    PERSONAL_DATA: {
      ...{ name, email, password, gender: 2, phone: "+62 81234567890", domicile: idIn("domicile") },
      ...{ dobDate: 29, dobMonth: 2, dobYear: 2000, yoeYear: 0, yoeMonth: 6 },
      ...{ expectedSalary: 7_500_000, kategoriPengalaman: 1 },
    },
    EDUCATION: [{ ...study, ...ids, institusiOther: null, jurusanOther: null }],
    ...{ INTERNSHIP: [], EXPERIENCE: [], ORGANIZATION: [] },
    SEEKING_JOB_STATUS: { id: idIn("seekingJobStatus") },
    EMAIL_SUGGESTION_PERIOD: { id: idIn("emailSuggestionPeriod") },
    consent: { kebenaranData: true, penggunaanData: true },
  };
}

function getBlob({ name, mimeType, buffer }: OwnFile): File {
  return new File([new Uint8Array(buffer)], name, { type: mimeType });
}

async function guest(site: SiteOfPeople): Promise<WireClient> {
  const { token } = await wireClient(site.url, "").call("POST", "login", new URLSearchParams({ siteType: "test" }));
  if (typeof token !== "string") throw new Error("A guest got no token.");
  return wireClient(site.url, token);
}

function accepted(what: string, answer: { acknowledge: number }): void {
  if (answer.acknowledge !== 1) throw new Error(`${what} was refused: ${JSON.stringify(answer)}`);
}

/** Registers someone with a complete resume, over the wire; the account waits for its activation. */
export async function newcomer(site: SiteOfPeople): Promise<Person> {
  const person = { name: "Dewi Lestari", email: newEmail(), password: "Tenun-Karya-26" };
  const client = await guest(site);
  const form = new FormData();
  form.set("data", JSON.stringify(await signUpForm(client, person)));
  form.set("photoProfile", getBlob(await ownPhoto()));
  form.set("cvFile", getBlob(await ownCv()));
  form.set("grecaptcha", await client.captcha());
  form.set("lang", "id");
  accepted("The sign-up", await client.call("POST", "auth/register", form));
  return person;
}

/** The mailed link with which a newcomer activates the account. */
export async function activationLink(site: SiteOfPeople, { email }: Person): Promise<string> {
  return mailedLink(await site.mailTo(email), "/account/confirmation/");
}

async function activated(site: SiteOfPeople): Promise<Person> {
  const person = await newcomer(site);
  const token = new URL(await activationLink(site, person)).pathname.split("/").at(-1);
  const body = { token, password: person.password, lang: "id" };
  const activation = await wireClient(site.url, "").call("POST", "account/activate", body);
  accepted("The activation", activation);
  // It also signs in, and a test's person is signed in nowhere yet.
  const { token: session } = activation;
  if (typeof session !== "string") throw new Error("The activation opened no session.");
  accepted("The sign-out", await wireClient(site.url, session).call("POST", "logout", { lang: "id" }));
  return person;
}

/** People who signed up ahead and whom no test has taken yet, some of whom saved their resume long ago. */
const aheadSchema = z.object({ fresh: z.array(personSchema), stale: z.array(personSchema) });
type Ahead = z.infer<typeof aheadSchema>;

/** Where a data folder names them. */
const aheadFile = (dataDir: string) => join(dataDir, "people-ahead.json");

/**
 * Signs people up ahead, so that each site that begins with a copy of this one's data has them.
 * @returns the addresses of those whose resume is still to be made an old one
 */
export async function peopleAhead(site: SiteOfPeople, count: Record<keyof Ahead, number>): Promise<string[]> {
  const people: Person[] = [];
  while (people.length < count.fresh + count.stale) {
    people.push(...(await Promise.all([activated(site), activated(site)])));
  }
  const stale = people.splice(0, count.stale);
  writeFileSync(aheadFile(site.dataDir), JSON.stringify({ fresh: people, stale }));
  return stale.map(({ email }) => email);
}

function takenAhead({ dataDir }: SiteOfPeople, kind: keyof Ahead): Person | undefined {
  if (!existsSync(aheadFile(dataDir))) return undefined;
  const people = aheadSchema.parse(JSON.parse(readFileSync(aheadFile(dataDir), "utf8")));
  const person = people[kind].pop();
  writeFileSync(aheadFile(dataDir), JSON.stringify(people));
  return person;
}

/** Someone whose account is active and whose resume is complete: signed up ahead, or else here and now. */
export async function aPerson(site: SiteOfPeople): Promise<Person> {
  return takenAhead(site, "fresh") ?? activated(site);
}

/** Someone who saved a resume seven months ago: such people are made while no site is running. */
export function aPersonOfLongAgo(site: Site): Person {
  const person = takenAhead(site, "stale");
  if (person === undefined) throw new Error("Nobody is left whose resume is old: prepared-site.ts makes them.");
  return person;
}

type Change = string | number | null | { list: string; code: string };

/** Stores a person's resume with other personal data: values, null for missing, or an entry of a list by its code. */
export async function changeResume(site: Site, person: Person, change: Record<string, Change>): Promise<void> {
  const client = await signedIn(site.url, person);
  const idIn = await entryIds(client);
  const personalData = Object.fromEntries(
    Object.entries(change).map(([name, to]) => [
      name,
      typeof to === "object" && to !== null ? idIn(to.list, to.code) : to,
    ]),
  );
  const { data } = await client.call("GET", "get-profile/id");
  const profile: { personalData?: object } = typeof data === "object" && data !== null ? data : {};
  const form = new FormData();
  form.set("data", JSON.stringify({ ...profile, personalData: { ...profile.personalData, ...personalData } }));
  form.set("grecaptcha", await client.captcha());
  form.set("lang", "id");
  accepted("The resume", await client.call("POST", "form/update-profile", form));
}

/** Chooses another seeking status, as the menu does. @returns its id */
export async function setSeekingStatus(site: Site, person: Person, code: string): Promise<number> {
  const client = await signedIn(site.url, person);
  const seekingJobStatusId = (await entryIds(client))("seekingJobStatus", code);
  accepted("The status", await client.call("POST", "form/seeking-job-status", { seekingJobStatusId }));
  return seekingJobStatusId;
}

/** The personal data of a resume as they are stored. */
export async function storedPersonal(site: Site, person: Person): Promise<object> {
  const { data } = await (await signedIn(site.url, person)).call("GET", "get-profile/id");
  return z.looseObject({ personalData: z.looseObject({}) }).parse(data).personalData;
}
