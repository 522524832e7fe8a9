// Shows: W1, promise 8
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askingAt, calls, foreignPages, publishedCall, signOuts, those } from "./asking.ts";
import type { PublishedCall } from "./published-call.ts";
import { findBody, getAddress, getCall, type WholePortal, wholePortal } from "./whole-portal.ts";

let portal: WholePortal;
let at: ReturnType<typeof askingAt>;
beforeAll(async () => {
  portal = await wholePortal();
  at = askingAt(portal);
});
afterAll(() => portal.platform.close());

test("the server has the calls of the page's table, and no other", () => {
  expect(portal.endpoints.map(getCall).sort()).toEqual([...calls].sort());
});

/** Answers what the token alone chooses. */
function isToldAlone({ who, names, isFile }: PublishedCall, name: string): boolean {
  return who === "applicant" && names === "mine" && isFile !== true && name.startsWith("GET");
}

describe("who may", () => {
  const withToken = those(({ who }) => who !== "open");
  const own = those(({ names }) => names === "own");
  const mine = those(isToldAlone);

  test.each(calls)("%s asks for the token that the page names", (name) => {
    const { who, body } = publishedCall(name);
    expect(at.endpointOf(name).call).toMatchObject({ who, body });
  });

  test.each(withToken)("%s without a token, or with a made-up one: get one", async (name) => {
    const words = { acknowledge: 0, code: "token-expired", message: "Token Expired, Please Re-login" };
    expect(await at.right(name, { token: undefined })).toMatchObject({ http: 401, json: words });
    expect(await at.right(name, { token: "A".repeat(43) })).toMatchObject({ http: 401, json: words });
  });

  test.each(those(({ who }) => who === "applicant"))("%s as a guest: sign in", async (name) => {
    const words = { acknowledge: 0, code: "sign-in-required", message: expect.stringMatching(/\S/) };
    expect(await at.right(name, { token: portal.guest })).toMatchObject({ http: 401, json: words });
  });

  test.each(own)("%s for somebody else's thing: there is none", async (name) => {
    const response = await at.right(name, { token: portal.stranger.token });
    expect(response).toMatchObject({ http: 404, json: { acknowledge: 0, code: "not-found", data: null } });
  });

  test.each(mine)("%s shows another person nothing of the owner's", async (name) => {
    const { owner, stranger, send } = portal;
    const draft = { path: "form/draft/resume", token: owner.token };
    await send({ ...draft, method: "PUT", body: { data: { note: owner.email }, version: 0 } });
    const [seen, byAnother] = [await at.right(name), await at.right(name, { token: stranger.token })];
    expect(seen.http).toBe(200);
    expect(byAnother.text).not.toContain(owner.email);
    expect(byAnother.json).not.toEqual(seen.json);
    await send({ ...draft, method: "DELETE" });
  });
});

describe("who asks from where", () => {
  const changing = those(({ who }, name) => !name.startsWith("GET") && who !== "open");
  test.each(changing)("%s with a cookie from a foreign page: 403", async (name) => {
    const sent = { token: undefined, cookie: portal.getCookie(publishedCall(name).who) };
    for (const from of foreignPages) {
      const response = await at.bare(name, { ...sent, ...from });
      expect(response).toMatchObject({ http: 403, json: { acknowledge: 0, code: "foreign-origin" } });
    }
  });

  const staying = changing.filter((name) => !signOuts.has(name));
  test.each(staying)("%s with a cookie from our own page is let in", async (name) => {
    const cookie = portal.getCookie(publishedCall(name).who);
    const { publicUrl: origin } = portal.platform.settings;
    expect([401, 403]).not.toContain((await at.bare(name, { token: undefined, cookie, origin })).http);
  });
});

describe("methods", () => {
  test.each(those((_, name) => name.startsWith("GET")))("HEAD of %s is its answer without a body", async (name) => {
    const response = await at.bare(name, { method: "HEAD" });
    expect(response.text).toBe("");
    expect(response.http).toBeLessThan(500);
  });

  test.each(calls)("OPTIONS of %s is no call, and opens nothing to other origins", async (name) => {
    const response = await at.bare(name, { method: "OPTIONS", origin: "https://evil.example" });
    expect(response).toMatchObject({ http: 404, json: { acknowledge: 0, code: "not-found" } });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("a right request", () => {
  test.each(those((_, name) => name.includes("{lang}")))("%s takes its language in upper case", async (name) => {
    const { path, body, good } = publishedCall(name);
    const parts = await good(portal);
    const address = getAddress(path, { ...parts.path, lang: "EN" }, parts.query);
    const response = await at.right(name, {
      path: address,
      body: findBody(body, parts.body),
      token: portal.owner.token,
    });
    expect(response).toMatchObject({ http: 200, json: { acknowledge: 1 } });
  });

  test.each(calls)("%s is answered as its own description says, with nothing more", async (name) => {
    const asItIs = publishedCall(name).who === "open" || signOuts.has(name);
    const asOwner = asItIs ? {} : { token: portal.owner.token };
    const response = await at.right(name, asOwner);
    expect(response).toMatchObject({ http: 200 });
    if (publishedCall(name).isFile) return;
    const { acknowledge, ...answer } = response.json;
    expect(answer["code"]).toBeUndefined();
    expect(acknowledge).toBe(1);
    expect(at.endpointOf(name).answer.parse(answer)).toEqual(answer);
  });
});
