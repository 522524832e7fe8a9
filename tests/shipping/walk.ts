import { setTimeout as wait } from "node:timers/promises";
import { keptMailsTo } from "../support/mails.ts";
import { aPerson, type SiteOfPeople } from "../support/people.ts";
import { signedIn } from "../support/wire.ts";

/** A busy machine takes its time for a first mail. */
const patienceMs = 300_000;

async function newestMail(dataDir: string, address: string): Promise<string> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const mail = (await keptMailsTo(dataDir, address)).at(-1);
    if (mail !== undefined) return mail;
    if (performance.now() > giveUpAt) throw new Error(`No mail came to ${address}.`);
    await wait(100);
  }
}

/** A site as someone outside meets it, whose mails lie in its data folder. */
export function siteAt(url: string, dataDir: string): SiteOfPeople {
  return { url, dataDir, mailTo: (address) => newestMail(dataDir, address) };
}

const pages = ["/", "/lowongan", "/agenda", "/signin", "/signup", "/sitemap.xml", "/robots.txt"];

async function answered(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

/** A page's assets: its scripts and styles, and the picture by which it is shared. */
function getParts(page: string): string[] {
  const assets = page.match(/(?<=")\/[\w/-]*assets\/[\w.-]+(?=")/g) ?? [];
  const [, picture] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
  if (assets.length === 0 || picture === undefined) throw new Error("A page names no assets or no picture.");
  return [...new Set([...assets, new URL(picture).pathname])];
}

/**
 * What has to go: pages with all that they are made of, signing up with photo and CV, the mailed link, signing in.
 * @returns the address that signed in
 */
export async function walk(site: SiteOfPeople): Promise<string> {
  for (const page of pages) await answered(site.url + page);
  const home = await (await answered(`${site.url}/`)).text();
  for (const part of getParts(home)) await answered(new URL(part, site.url).href);
  const person = await aPerson(site);
  const client = await signedIn(site.url, person);
  const { status } = await client.call("GET", "get-profile/id");
  if (status !== 200) throw new Error(`One's own resume answered ${status}.`);
  return person.email;
}
