import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { usedSolutions as up } from "../../app/migrations/platform.ts";
import type { Database } from "../database/database.ts";
import { createRecaptcha } from "./recaptcha.ts";

let database: Database;
let google: Server;
let url = "";

/** Stands in for Google: knows one secret and answers by the token's name. */
const answers: Record<string, unknown> = {
  right: { success: true, hostname: "karier.example.com" },
  elsewhere: { success: true, hostname: "evil.example.com" },
  wrong: { success: false, "error-codes": ["timeout-or-duplicate"] },
};

beforeAll(async () => {
  database = await testDatabase([{ name: "captcha/2026-11-21-used-solutions", up }]);
  google = createServer(async (request, response) => {
    const form = new URLSearchParams((await request.toArray()).join(""));
    const isAsked = request.url === "/api/siteverify" && form.get("secret") === "hush";
    const answer = isAsked ? answers[form.get("response") ?? ""] : { success: false };
    response.writeHead(answer === undefined ? 500 : 200).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((ready) => google.listen(0, "127.0.0.1", ready));
  const address = google.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(async () => {
  google.close();
  await database.close();
});

const recaptcha = (secret = "hush") =>
  createRecaptcha({
    ...{ siteKey: "site", secret, url, hostname: "karier.example.com" },
    ...{ db: database.db, clock: () => new Date() },
  });

test("a browser gets the site's key and the script's address, and pages may fetch it from there alone", async () => {
  expect(await recaptcha().challenge("192.0.2.1")).toEqual({ siteKey: "site", script: `${url}/api.js` });
  expect(recaptcha().sources).toEqual({
    scripts: [`${url}/`, "https://www.gstatic.com/recaptcha/"],
    frames: [`${url}/`],
  });
});

test("what Google confirms for our host counts, once", async () => {
  expect(await recaptcha().redeem("right")).toBe(true);
  expect(await recaptcha().redeem("right")).toBe(false);
});

test.each(["wrong", "elsewhere", "", undefined, "x".repeat(9_000)])("%j does not count", async (payload) => {
  expect(await recaptcha().redeem(payload)).toBe(false);
});

test("a wrong secret lets nobody through", async () => {
  expect(await recaptcha("other").redeem("right")).toBe(false);
});

test("a fault of Google's is a fault, not a wrong solution", async () => {
  await expect(recaptcha().redeem("fault")).rejects.toThrow("answered 500");
});
