import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BodyError } from "../../app/bodies/body-chunks.ts";
import { repeatedPosts } from "./repeated-posts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Sent {
  body?: string;
  cookie?: string;
  path?: string;
  address?: string;
  type?: string;
  origin?: string;
  signal?: AbortSignal;
}

/** Pages that answer what was sent and which deed it was. */
function pages(status = 200) {
  let from = "";
  let deeds = 0;
  const answer = async (request: Request) => {
    const text = await request.text();
    deeds += 1;
    request.signal.throwIfAborted();
    return new Response(`${text} ${deeds}`, { status, headers: { "set-cookie": "session=new" } });
  };
  const repeated = repeatedPosts({ addressOf: () => from }, answer);
  return async ({ body = "a=1", cookie = "lang=id", path = "/x", address = "192.0.2.1", ...sent }: Sent = {}) => {
    const headers = {
      ...{ cookie, "content-type": sent.type ?? "application/x-www-form-urlencoded" },
      ...{ "content-length": String(body.length), origin: sent.origin ?? "http://localhost" },
    };
    const request = new Request(`http://localhost${path}`, { method: "POST", headers, body, ...sent });
    from = address;
    const response = await repeated(request, undefined);
    return { text: await response.text(), cookies: response.headers.getSetCookie() };
  };
}

test("the same form twice at once is one deed, answered twice, cookies and all", async () => {
  const send = pages();
  const both = await Promise.all([send(), send()]);
  expect(both).toEqual([
    { text: "a=1 1", cookies: ["session=new"] },
    { text: "a=1 1", cookies: ["session=new"] },
  ]);
});

test("a second press after the first answer is answered alike", async () => {
  const send = pages();
  await send();
  expect((await send()).text).toBe("a=1 1");
});

test("three seconds after its answer the same form is a deed of its own", async () => {
  const send = pages();
  await send();
  vi.advanceTimersByTime(2_999);
  expect((await send()).text).toBe("a=1 1");
  vi.advanceTimersByTime(1);
  expect((await send()).text).toBe("a=1 2");
});

test("the deed goes on when the browser leaves the first for the second", async () => {
  const send = pages();
  const leaving = new AbortController();
  const first = send({ signal: leaving.signal });
  leaving.abort();
  expect((await send()).text).toBe("a=1 1");
  await first;
});

test("a form that comes too slowly fails for its reader as it failed here", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": "10" };
  const body = new ReadableStream();
  const streamed = { method: "POST", headers, body, duplex: "half" };
  const request = new Request("http://localhost/x", streamed);
  const answer = async (request: Request) => {
    const fault = await request.text().catch((error: unknown) => error);
    return new Response(fault instanceof BodyError ? fault.fault : "read");
  };
  const answered = repeatedPosts({ addressOf: () => "192.0.2.1" }, answer)(request, undefined);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await (await answered).text()).toBe("too-slow");
});

test.each<[string, Sent]>([
  ["another body", { body: "a=2" }],
  ["another page", { path: "/y" }],
  ["other cookies", { cookie: "lang=en" }],
  ["another network", { address: "192.0.2.2" }],
  ["a page of another site", { origin: "https://elsewhere.example" }],
  ["files", { type: "multipart/form-data; boundary=x" }],
  ["a long form", { body: "a".repeat(20_000) }],
])("%s is a deed of its own", async (_, other) => {
  const send = pages();
  await send(other.type || (other.body?.length ?? 0) > 9 ? other : {});
  expect((await send(other)).text).toMatch(/ 2$/);
});

test("saving, undoing and saving again are three actions", async () => {
  const send = pages();
  const responses = [];
  for (const body of ["save", "back", "save"]) responses.push((await send({ body })).text);
  expect(responses).toEqual(["save 1", "back 2", "save 3"]);
});

test.each([422, 429, 503])("what was refused with %d may be tried again at once", async (status) => {
  const send = pages(status);
  await send();
  expect((await send()).text).toBe("a=1 2");
});
