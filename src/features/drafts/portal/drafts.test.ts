import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { aSignedIn, type Portal, portalOfTest } from "../../../../tests/support/applicants.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await portalOfTest();
});
afterAll(() => portal.platform.close());

async function draft(token: string, method: "GET" | "PUT" | "DELETE", body?: object, name = "resume") {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const answer = await portal.fetch(token, `form/draft/${name}`, init);
  return { http: answer.status, body: await answer.json() };
}

test("a draft is kept, read, changed and dropped", async () => {
  const { token } = await aSignedIn(portal);
  expect(await draft(token, "GET")).toMatchObject({ body: { data: { data: null, version: 0, updatedAt: null } } });
  expect(await draft(token, "PUT", { data: { nama: "Dew" }, version: 0 })).toMatchObject({
    body: { data: { version: 1 } },
  });
  expect(await draft(token, "PUT", { data: ["any", 1, null], version: 1 })).toMatchObject({
    body: { data: { version: 2 } },
  });
  expect(await draft(token, "GET")).toMatchObject({
    body: { data: { data: ["any", 1, null], version: 2, updatedAt: expect.any(String) } },
  });
  expect(await draft(token, "DELETE")).toMatchObject({ http: 200, body: { acknowledge: 1 } });
  expect(await draft(token, "GET")).toMatchObject({ body: { data: { version: 0 } } });
});

test("a stale one is 409 with the current version", async () => {
  const { token } = await aSignedIn(portal);
  await draft(token, "PUT", { data: "here", version: 0 });
  for (const version of [0, 7]) {
    const stale = await draft(token, "PUT", { data: "there", version });
    expect(stale).toMatchObject({
      http: 409,
      body: { code: "version-conflict", current: { data: "here", version: 1 } },
    });
  }
});

test("passwords, captcha and one-time codes never enter it", async () => {
  const { token } = await aSignedIn(portal);
  const data = {
    PERSONAL_DATA: { name: "Dewi", password: "s3cret" },
    grecaptcha: "x",
    steps: [{ OTPCode: "123456", ok: 1 }],
  };
  await draft(token, "PUT", { data, version: 0 });
  const { body } = await draft(token, "GET");
  const expected = { PERSONAL_DATA: { name: "Dewi" }, steps: [{ ok: 1 }] };
  expect(z.object({ data: z.object({ data: z.unknown() }) }).parse(body).data.data).toEqual(expected);
});

test("it takes up to 256 KB", async () => {
  const { token } = await aSignedIn(portal);
  expect(await draft(token, "PUT", { data: "a".repeat(256 * 1024 - 2), version: 0 })).toMatchObject({ http: 200 });
  expect(await draft(token, "PUT", { data: "a".repeat(256 * 1024 - 1), version: 1 })).toMatchObject({ http: 413 });
});

test("it is one's own, and only for forms that there are", async () => {
  const [one, other] = [await aSignedIn(portal), await aSignedIn(portal)];
  await draft(one.token, "PUT", { data: "mine", version: 0 });
  expect(await draft(other.token, "GET")).toMatchObject({ body: { data: { data: null, version: 0 } } });
  expect(await draft(one.token, "GET", undefined, "something")).toMatchObject({ http: 404 });
  expect(await draft(one.token, "PUT", { version: 0 })).toMatchObject({ http: 422 });
});
