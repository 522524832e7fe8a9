// Shows: W1, promise 21
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApplicant, aSession } from "../support/accounts.ts";
import { aVacancy } from "../support/applications.ts";
import { everyLook } from "../support/every-look.ts";
import { aCategoryFile, aQuestionFile, loadHelp } from "../support/help.ts";
import { ownAlert } from "./alert-calls.ts";
import { signOuts, someValues } from "./asking.ts";
import { getFields, hostileBody, hostileQuery } from "./hostile-values.ts";
import { publishedCalls } from "./published-calls.ts";
import { type CallResponse, emptyPortal, getAddress, getCall, type WholePortal } from "./whole-portal.ts";

let portal: WholePortal;
/** Someone whose sessions end again and again. */
let leaver: number;
beforeAll(async () => {
  portal = await emptyPortal();
  leaver = (await anApplicant(portal.platform)).id;
  await aVacancy(portal.platform);
  await ownAlert(portal);
  await loadHelp(portal.platform.database, [aCategoryFile("akun"), aQuestionFile("akun", "masuk")]);
});
afterAll(() => portal.platform.close());

const names = Object.keys(publishedCalls).filter((name) => !signOuts.has(name));
const changing = names.filter((name) => publishedCalls[name]?.body !== "none");

function getRequest(name: string) {
  const found = portal.endpoints.find((endpoint) => getCall(endpoint) === name);
  if (found === undefined) throw new Error(`The server has no ${name}.`);
  return found.request;
}

/**
 * By chance a session that is to be ended is the one that asks, or all others are: so someone else asks, again each
 * time.
 */
function tokenFor(name: string): Promise<string> | string {
  return name === "POST account/sessions/end" ? aSession(portal.platform, leaver) : portal.owner.token;
}

async function ask(name: string, body: object | undefined, query = ""): Promise<CallResponse> {
  const [method = "", path = ""] = name.split(" ");
  const address = getAddress(path, someValues, query);
  return portal.send({ method, path: address, token: await tokenFor(name), body });
}

interface FieldError {
  path: unknown;
  code: unknown;
  message: unknown;
}

function getErrors({ json: { errors } }: CallResponse): FieldError[] {
  return Array.isArray(errors) ? errors : [];
}

/** Whatever was sent, the answer is one of the page's. */
function isOnThePage(response: CallResponse): void {
  const isAnothers = response.http === 403 && response.json["code"] === "not-own-user";
  if (!isAnothers && ![200, 400, 404, 409, 413, 415, 422].includes(response.http))
    throw new Error(`${response.http}: ${response.text}`);
  expect(response.json["acknowledge"]).toBe(response.http === 200 && response.json["code"] === undefined ? 1 : 0);
  if (response.json["acknowledge"] === 0) {
    expect(response.json).toMatchObject({
      code: expect.stringMatching(/^[a-z-]+$/),
      message: expect.stringMatching(/\S/),
    });
  }
  if (response.http !== 422) return;
  expect(getErrors(response)).not.toEqual([]);
  for (const { path, code, message } of getErrors(response)) {
    expect({ path, code, message }).toEqual({
      path: expect.stringMatching(/^[\w.]+$/),
      code: expect.stringMatching(/^[a-z][a-z0-9-]*$/),
      message: expect.stringMatching(/\S/),
    });
  }
}

/** Fields that take anything: a draft's data, and a box that is ticked by some words and else is not. */
const takesAnything = new Set([
  "PUT form/draft/{name} data",
  "POST login rememberMe",
  "POST external-authentication rememberMe",
  "POST applicant/flk/{variant}/login rememberMe",
]);

describe("a field of the wrong type", () => {
  test.each(changing)("%s names each of them", async (name) => {
    for (const [field, schema] of Object.entries(getFields(getRequest(name), "body"))) {
      if (field === "lang" || field === "Language" || takesAnything.has(`${name} ${field}`)) continue;
      const isObject = JSON.stringify(schema).includes('"type":"object"') && field !== "data";
      const response = await ask(name, { [field]: isObject ? 12 : { wrong: { type: true } } });
      isOnThePage(response);
      const paths = getErrors(response).map(({ path }) => String(path));
      expect({ field, http: response.http }).toEqual({ field, http: 422 });
      // Errors inside `data` are reported by their paths below it.
      if (field !== "data") expect(paths).toContain(field);
    }
  });
});

/** What is tried is drawn again in each run. */
const runs = everyLook ? { bodies: 300, queries: 100 } : { bodies: 15, queries: 8 };

describe("whatever comes", () => {
  test.each(changing)("%s is answered as the page says, never by a fault", async (name) => {
    const send = async (body: object) => isOnThePage(await ask(name, body));
    await fc.assert(fc.asyncProperty(hostileBody(getRequest(name)), send), { numRuns: runs.bodies });
  });

  test.each(names.filter((name) => name.startsWith("GET")))("%s with any query too", async (name) => {
    const send = async (query: string) => {
      const response = await ask(name, undefined, query);
      if (response.headers.get("content-type")?.includes("json") && !name.includes("captcha")) isOnThePage(response);
      expect(response.http).toBeLessThan(500);
    };
    await fc.assert(fc.asyncProperty(hostileQuery(getRequest(name)), send), { numRuns: runs.queries });
  });
});
