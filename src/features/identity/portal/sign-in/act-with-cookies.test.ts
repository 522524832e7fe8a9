import { expect, test } from "vitest";
import { apiOver } from "../../../../contract/client.ts";
import type { PageAction } from "../../../../contract/page.ts";
import { actWithCookies } from "./act-with-cookies.ts";

/** A page's form with a right password, at a browser that brings back its session or does not. */
function signIn(viewerHttp: 200 | 401 | 503) {
  const form = new FormData();
  form.set("userName", "rani@contoh.id");
  form.set("password", "Tenun-Karya-26");
  form.set("grecaptcha", "x");
  const api = apiOver(async (path) => {
    const status = path.includes("account/viewer") ? viewerHttp : 200;
    return Response.json({ acknowledge: status === 200 ? 1 : 0, data: { providers: [] } }, { status });
  });
  const page: PageAction<unknown> = {
    ...{ api, form, params: {}, url: new URL("https://karier.example/signin?redirect=/agenda") },
    ...{
      language: "id",
      isSignedIn: false,
      isShared: false,
      theme: "light",
      origin: "https://karier.example",
      now: new Date(0),
    },
  };
  return actWithCookies(page, api);
}

test("who is signed in is led on", async () => {
  await expect(signIn(200)).rejects.toMatchObject({ status: 302 });
});

test("a browser without cookies gets a message that says so, and typed values stay", async () => {
  expect(await signIn(401)).toMatchObject({
    ...{ step: "password", code: "cookies-needed", userName: "rani@contoh.id" },
    message: expect.stringContaining("cookie"),
  });
});

test("a server that does not answer is no reason to mention cookies", async () => {
  await expect(signIn(503)).rejects.toMatchObject({ status: 302 });
});
