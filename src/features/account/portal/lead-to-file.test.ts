import { expect, test } from "vitest";
import { apiOver } from "../../../contract/client.ts";
import { load } from "./download.route.ts";
import { downloadPath } from "./export-path.ts";

/** Where a press leads, after whatever the page believed when it was opened. */
async function pressed(
  security: { http: number; isProved?: boolean },
  isSignedIn = true,
  back = "/account/my-account",
) {
  const { http, ...data } = security;
  const api = apiOver(async () => Response.json({ acknowledge: http === 200 ? 1 : 0, data }, { status: http }));
  const url = new URL(downloadPath(back), "https://karier.example");
  const visitor = { isSignedIn, isShared: false, theme: "device", language: "en", origin: url.origin } as const;
  const led: unknown = await load({ api, params: {}, url, ...visitor, now: new Date() }).catch((thrown) => thrown);
  if (!(led instanceof Response)) throw led;
  return led.headers.get("location");
}

test("a person with a recent proof gets the file", async () => {
  expect(await pressed({ http: 200, isProved: true })).toBe("/api/v1/account/export?lang=en");
});

test("a page that was left open leads to the question, and from there back to itself", async () => {
  const confirmPath = "/account/confirm?redirect=%2Faccount%2Fmy-account%2Fdelete";
  expect(await pressed({ http: 200, isProved: false }, true, "/account/my-account/delete")).toBe(confirmPath);
});

test("whose session has ended signs in first", async () => {
  const signIn = "/signin?redirect=%2Faccount%2Fmy-account";
  expect(await pressed({ http: 200 }, false)).toBe(signIn);
  expect(await pressed({ http: 401 })).toContain("/signin?");
});

test("it leads back to our own pages alone", async () => {
  const confirmPath = "/account/confirm?redirect=%2Faccount%2Fmy-account";
  expect(await pressed({ http: 200, isProved: false }, true, "//evil.example/x")).toBe(confirmPath);
});
