import { readFileSync } from "node:fs";
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tooDear } from "../attacks/walk/cost.ts";
import { pageRules } from "../attacks/walk/pages.ts";
import { families } from "../attacks/walk/worst-strings.ts";
import { visitBesideCrowd } from "../support/beside-crowd.ts";
import { builtSite } from "../support/built-site.ts";
import { inTurn } from "../support/every-look.ts";
import { publicPages } from "../support/public-pages.ts";
import { rawRequest } from "../support/raw-request.ts";
import type { Site } from "../support/site.ts";
import { wireClient } from "../support/wire.ts";

let site: Site;
beforeAll(async () => {
  site = await builtSite();
});
afterAll(() => site.stop());

const asFields = { "content-type": "application/x-www-form-urlencoded" };

interface Form {
  action: string;
  fields: string[];
}

async function enter({ url, demonstration }: Site): Promise<string> {
  const { email: userName, password } = await demonstration();
  const grecaptcha = await wireClient(url, "").captcha();
  const body = new URLSearchParams({ siteType: "web", userName, password, grecaptcha, lang: "id" }).toString();
  const { headers } = await rawRequest(`${url}/api/v1/login`, {
    method: "POST",
    headers: { ...asFields, origin: url },
    body,
  });
  return headers
    .getSetCookie()
    .flatMap((line) => (/max-age=0/i.test(line) ? [] : (line.split(";", 1)[0] ?? [])))
    .join("; ");
}

function formsIn(html: string, page: string): Form[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, tag = "", inside = ""]) => {
    if (!/method="post"/i.test(tag)) return [];
    const action = (/action="([^"]*)"/.exec(tag)?.[1] ?? page).replaceAll("&amp;", "&");
    const fields = [...inside.matchAll(/\bname="([^"]+)"/g)].map(([, name = ""]) => name);
    return [{ action, fields: [...new Set(fields)] }];
  });
}

/** Every form that a page of the site shows, to a guest or to an applicant; a new one is attacked the day it is added. */
async function everyForm({ url }: Site, cookie: string): Promise<Form[]> {
  const found = new Map<string, Form>();
  const paths = new Set([...publicPages, ...pageRules.map(({ open }) => open)]);
  for (const path of paths) {
    for (const headers of [{}, { cookie }]) {
      for (const form of formsIn((await rawRequest(url + path, { headers })).text, path)) {
        const fields = [...(found.get(form.action)?.fields ?? []), ...form.fields];
        found.set(form.action, { ...form, fields: [...new Set(fields)] });
      }
    }
  }
  // Who signs out is a guest at what comes after.
  return [...found.values()].sort(
    (a, b) => Number(a.action.includes("signout")) - Number(b.action.includes("signout")),
  );
}

/** Processor time of the site's main thread so far, in milliseconds, whatever else the machine does. */
function usedMs({ process: { pid } }: Site): number {
  const [ns = "0"] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ");
  return Number(ns) / 1e6;
}

interface Compared {
  hostile(share: number): Promise<{ status: number }>;
  harmless(): Promise<{ status: number }>;
}

/** A request's answer, and why it is too expensive, if it is. */
async function getCost(site: Site, compared: Compared): Promise<{ status: number; dear: string | null }> {
  const measure = async (work: () => unknown) => {
    const before = usedMs(site);
    await work();
    return usedMs(site) - before;
  };
  const answers: number[] = [];
  const first = await measure(async () => answers.push((await compared.hostile(1)).status));
  return { status: answers[0] ?? 0, dear: await tooDear(compared, first, measure) };
}

test("every page's form takes the worst strings as large as it may, and holds nobody up", async () => {
  const cookie = await enter(site);
  const forms = await everyForm(site, cookie);
  expect(forms.length).toBeGreaterThan(10);
  const bad: object[] = [];
  for (const [turn, { action, fields }] of forms.entries()) {
    for (const [place, field] of fields.entries()) {
      // All forms and their fields go through the same reading: each family has its turn at one in ten.
      for (const [name, family] of inTurn(families, turn + place, families.length)) {
        const headers = { ...asFields, origin: site.url, cookie };
        const send = (text: string) => {
          const body = `${field}=${encodeURIComponent(text)}`.slice(0, 16_000).replace(/%[0-9A-F]?$/, "");
          return rawRequest(site.url + action, { method: "POST", headers, body });
        };
        const cost = await getCost(site, {
          hostile: (share) => send(family(1_700 * share)),
          harmless: () => send("kata biasa ".repeat(150)),
        });
        if (cost.dear !== null || cost.status >= 500) bad.push({ action, field, name, ...cost });
      }
    }
  }
  expect(bad).toEqual([]);
});

/** Sends a body piece by piece until the site has answered or ended the connection. */
function pour(
  site: Site,
  path: string,
  headers: Record<string, string>,
  piece: string,
  bytes: number,
): Promise<{ status: number }> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve) => {
    const answer = { status: 0 };
    const sent = request(
      { hostname, port, path, method: "POST", headers: { origin: site.url, ...headers } },
      (response) => {
        answer.status = response.statusCode ?? 0;
        response.resume();
        response.once("end", () => resolve(answer));
      },
    );
    // A connection that breaks while it is written to can report so twice.
    sent.on("error", () => resolve(answer));
    const chunk = piece.repeat(Math.ceil(65_536 / piece.length));
    let left = bytes;
    const more = () => {
      while (left > 0 && !sent.destroyed && answer.status === 0) {
        left -= chunk.length;
        if (!sent.write(chunk)) return void sent.once("drain", more);
      }
      sent.end();
    };
    more();
  });
}

const asJson = { "content-type": "application/json" };

const heavy = [
  ["three megabytes of names", asFields, "a&", 3_000_000],
  ["three hundred megabytes", asFields, "a", 300_000_000],
  // No form at all, so nothing of it is read.
  ["ten megabytes of JSON's names", asJson, '{"a":{"b":1},', 10_000_000],
  [
    "ten megabytes of parts",
    { "content-type": "multipart/form-data; boundary=x" },
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n',
    10_000_000,
  ],
] as const;

/** Forms go through the same reading: each of these is poured into one form in so many, another into the next. */
const turns = heavy.length;

for (const [place, [name, headers, piece, bytes]] of heavy.entries()) {
  test(`${name} are not taken by a page's form, and hold nobody up`, async () => {
    const cookie = await enter(site);
    const bad: object[] = [];
    for (const { action } of inTurn(await everyForm(site, cookie), place, turns)) {
      // What is not read costs as much as any other text of its length; what is read, at most as a form that is taken.
      const text = headers === asJson ? "kata biasa " : `a=${"kata+biasa+".repeat(1_400)}`;
      const harmless = headers === asJson ? { headers, bytes } : { headers: asFields, bytes: text.length };
      const cost = await getCost(site, {
        hostile: (share) => pour(site, action, { ...headers, cookie }, piece, bytes * share),
        harmless: () => pour(site, action, { ...harmless.headers, cookie }, text, harmless.bytes),
      });
      const isTaken = cost.status >= 500 || (cost.status >= 200 && cost.status < 400 && headers !== asJson);
      if (cost.dear !== null || isTaken) bad.push({ action, ...cost });
    }
    expect(bad).toEqual([]);
  });
}

// The long form, a thousand for twenty seconds, and how soon he is served are lines of `npm run bench`.
// Shows: promise 21
test("an ordinary visitor is served beside two hundred connections of the worst kinds", async () => {
  const paths = ["/lowongan", "/agenda", "/health/ready"];
  const { opened, failures } = await visitBesideCrowd(site.url, { connections: 200, seconds: 2, paths });
  expect(opened).toBeGreaterThanOrEqual(200);
  expect(failures).toBe(0);
});
