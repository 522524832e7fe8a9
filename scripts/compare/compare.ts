/** `npm run compare -- BEFORE NOW [EMAIL PASSWORD]`: reports how the pages of two running sites differ. */
import { isDeepStrictEqual } from "node:util";
import { languages } from "../../src/i18n/language.ts";
import { sessionCookie } from "../../tests/support/wire.ts";
import { addressOfEachPage } from "./addresses.ts";
import { firstDifference, plainPage } from "./plain-page.ts";

const AT_ONCE = 4;

/** Addresses for machines beside the pages. */
const files = ["/robots.txt", "/sitemap.xml", "/feeds/vacancies.atom", "/meta.json", "/api/v1/openapi.json"];

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Changes with every build or every answer. */
const passing = new Set([
  "content-length",
  "date",
  "etag",
  "last-modified",
  "x-request-id",
  "connection",
  "keep-alive",
]);

function plainHeader(name: string, value: string, origin: string): string {
  if (name === "content-security-policy") return value.replaceAll(/'sha256-[^']+'\s?/g, "");
  if (name === "set-cookie") return value.replaceAll(/=[^;,]*/g, "=…");
  return value.replaceAll(origin, "http://site");
}

async function getAnswer(origin: string, path: string, cookie: string): Promise<Answer> {
  const response = await fetch(origin + path, { redirect: "manual", headers: { cookie } });
  const otherHeaders = [...response.headers].filter(([name]) => !passing.has(name));
  return {
    status: response.status,
    headers: Object.fromEntries(otherHeaders.map(([name, value]) => [name, plainHeader(name, value, origin)])),
    body: plainPage(await response.text(), origin),
  };
}

/** The addresses in a site's site map, without those of its other languages. */
async function addressesOfSitemap(origin: string): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
    return pathname + search;
  });
  return found.filter((path) => !path.includes("lang="));
}

function inLanguages(path: string): string[] {
  return languages.map((language) => `${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
}

interface Side {
  origin: string;
  cookie: string;
}

/** @returns a line for each thing in which the two sides' answers to one address differ */
async function differences([before, now]: readonly [Side, Side], path: string): Promise<string[]> {
  const [one, other] = await Promise.all([
    getAnswer(before.origin, path, before.cookie),
    getAnswer(now.origin, path, now.cookie),
  ]);
  const lines = one.status === other.status ? [] : [`status ${one.status} → ${other.status}`];
  if (!isDeepStrictEqual(one.headers, other.headers)) {
    const names = new Set([...Object.keys(one.headers), ...Object.keys(other.headers)]);
    const changed = [...names].filter((name) => one.headers[name] !== other.headers[name]);
    lines.push(...changed.map((name) => `${name}: ${one.headers[name]} → ${other.headers[name]}`));
  }
  const body = firstDifference(one.body, other.body);
  if (body !== null) lines.push(`- ${body.before}`, `+ ${body.now}`);
  return lines.map((line) => `    ${line}`);
}

/** Asks both sides for every address, a few at once; @returns how many differ */
async function compareAll(sides: readonly [Side, Side], paths: readonly string[], who: string): Promise<number> {
  let differing = 0;
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const lines = await differences(sides, path);
      if (lines.length === 0) continue;
      differing += 1;
      console.log([`${path} (${who})`, ...lines].join("\n"));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(`${paths.length} addresses ${who}: ${differing} differ.`);
  return differing;
}

const [before, now, email, password] = process.argv.slice(2);
if (before === undefined || now === undefined) {
  console.error(
    "Say two running sites: npm run compare -- http://localhost:3001 http://localhost:3002 [EMAIL PASSWORD]",
  );
  process.exit(1);
}
const [first, second] = [new URL(before).origin, new URL(now).origin];
const pages = [...new Set([...addressOfEachPage(), ...(await addressesOfSitemap(first))])].flatMap(inLanguages);
const guests: [Side, Side] = [
  { origin: first, cookie: "" },
  { origin: second, cookie: "" },
];
let differing = await compareAll(guests, [...files, ...pages], "as a guest");
if (email !== undefined && password !== undefined) {
  const cookies = await Promise.all([first, second].map((origin) => sessionCookie(origin, email, password)));
  const [one = "", other = ""] = cookies;
  const own: [Side, Side] = [
    { origin: first, cookie: one },
    { origin: second, cookie: other },
  ];
  differing += await compareAll(own, pages, "signed in");
}
process.exitCode = differing === 0 ? 0 : 1;
