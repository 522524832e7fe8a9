import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import type { Transport } from "./client.ts";
import { byOwner, isSignedOut, keepPageOwner, signingInAgain } from "./page-owner.ts";

/** A server whose session ended; `isBack` says when it lives again. */
function server(isBack: () => boolean) {
  const heard: { method: string | undefined; body: unknown; owner: string | null }[] = [];
  const transport: Transport = async (_, { method, body, headers }) => {
    heard.push({ method, body, owner: new Headers(headers).get("page-owner") });
    return new Response("{}", { status: isBack() ? 200 : 401 });
  };
  return { heard, transport };
}

let leave = () => {};
afterEach(() => leave());

/** A page of "sari@contoh.id" whose owner answers `says` when asked, and how often that was. */
function aPage(says: boolean) {
  const page = { times: 0, isSignedIn: false };
  leave = keepPageOwner({
    userName: "sari@contoh.id",
    async askToSignIn() {
      page.times += 1;
      await Promise.resolve();
      page.isSignedIn = says;
      return says;
    },
  });
  return page;
}

const save = { method: "POST", body: "typed" };

test("what a person sends goes on after signing in again, with the same entries", async () => {
  const page = aPage(true);
  const { heard, transport } = server(() => page.isSignedIn);
  const response = await signingInAgain(transport)("/api/v1/x", save, "applicant");
  expect(response.status).toBe(200);
  expect(heard.map(({ body }) => body)).toEqual(["typed", "typed"]);
});

test("calls that fail together ask once", async () => {
  const page = aPage(true);
  const send = signingInAgain(server(() => page.isSignedIn).transport);
  const sent = await Promise.all([send("/a", save, "applicant"), send("/b", { method: "PUT" }, "applicant")]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  expect(page.times).toBe(1);
});

test("'Not now' leaves the page where it is: the call is refused, and neither sent again nor taken for a lost session", async () => {
  const page = aPage(false);
  const { heard, transport } = server(() => page.isSignedIn);
  const response = await signingInAgain(transport)("/a", save, "applicant");
  expect(response.status).toBe(403);
  const { code } = z.object({ code: z.string() }).parse(await response.json());
  expect(isSignedOut({ http: response.status, code })).toBe(true);
  expect(heard).toHaveLength(1);
});

test("a second end of the session is not asked about twice", async () => {
  const page = aPage(true);
  const response = await signingInAgain(server(() => false).transport)("/a", save, "applicant");
  expect([response.status, page.times]).toEqual([401, 1]);
});

test("reading needs no sign-in again, nor does a guest's action, nor a guest", async () => {
  const page = aPage(true);
  const send = signingInAgain(server(() => false).transport);
  expect((await send("/a", { method: "GET" }, "applicant")).status).toBe(401);
  expect((await send("/api/v1/logout", save, "guest")).status).toBe(401);
  leave();
  expect((await send("/a", save, "applicant")).status).toBe(401);
  expect(page.times).toBe(0);
});

test("calls name the page's owner, a guest's none", async () => {
  aPage(true);
  const { heard, transport } = server(() => true);
  await byOwner(transport)("/a", { headers: { "content-type": "text/plain" } }, "applicant");
  leave();
  await byOwner(transport)("/a", {}, "guest");
  expect(heard.map(({ owner }) => owner)).toEqual(["sari%40contoh.id", null]);
});
