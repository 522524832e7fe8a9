// Shows: promise 9, promise 11
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aVacancy, storeVacancies } from "../support/vacancies.ts";
import { emptyPortal, type WholePortal } from "../wire/whole-portal.ts";

let portal: WholePortal;
beforeAll(async () => {
  portal = await emptyPortal();
});
afterAll(() => portal.platform.close());

async function getDetail(id: number) {
  const { json } = await portal.send({ path: `lowongan-detail/${id}/id`, token: portal.guest });
  return json["data"];
}

describe("text that looks like HTML", () => {
  test("stays the text that it is, in titles and names", async () => {
    const hostile = "Analis </script><script>alert(1)</script> & <b>Data</b>";
    const [id = 0] = await storeVacancies(portal.platform.database, [
      aVacancy({ titleId: hostile, company: `PT ${hostile}`, places: ["<img src=x>"] }),
    ]);
    expect(await getDetail(id)).toMatchObject({
      title: hostile,
      companyName: `PT ${hostile}`,
      locations: ["<img src=x>"],
    });
  });

  test("travels as JSON that no browser takes for a page", async () => {
    const { headers } = await portal.send({ path: "company-list/id", token: portal.guest });
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test.each(["<script>alert(1)</script>", "{{constructor.constructor('x')()}}", "$(id)", "%{7*7}", "\u202emoc.live"])(
    "%s is no answer to a free field of the resume, and the refusal does not repeat it",
    async (text) => {
      const { owner, send, captcha } = portal;
      const data = { personalData: { nama: text, domisiliOther: text }, version: 0 };
      const form = new FormData();
      form.set("data", JSON.stringify(data));
      form.set("grecaptcha", await captcha());
      const response = await send({ path: "form/update-profile", token: owner.token, body: form });
      expect(response.http).toBe(422);
      expect(response.text).not.toContain(JSON.stringify(text).slice(1, -1));
    },
  );

  test("is kept in a draft as it was typed, and answered as JSON", async () => {
    const { owner, send } = portal;
    const data = { "<b>": "</script><script>alert(1)</script>", __proto__x: { constructor: { prototype: { a: 1 } } } };
    const draft = { method: "PUT", path: "form/draft/resume", token: owner.token };
    await send({ ...draft, body: { data, version: 0 } });
    const { json } = await send({ path: "form/draft/resume", token: owner.token });
    expect(json).toMatchObject({ data: { data } });
  });
});

describe("names that reach for prototypes", () => {
  test.each(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"])(
    "%s stays a name",
    async (name) => {
      const { owner, send } = portal;
      const hostile = `{"${name}":{"isAdmin":true,"lang":"en","polluted":"yes"},"BranchId":[],"data":{"${name}":{"polluted":1}},"version":0}`;
      const headers = { "content-type": "application/json" };
      for (const path of ["lowongan-page/id", "form/update-profile", "Application/list/id", "login"]) {
        expect((await send({ path, token: owner.token, headers, body: hostile })).http).toBeLessThan(500);
      }
      const form = new FormData();
      form.append("data", hostile);
      form.append(name, "x");
      const { json } = await send({ path: "form/update-profile", token: owner.token, body: form });
      expect(json).toMatchObject({ acknowledge: 0, code: "captcha" });
      expect(Reflect.get({}, "polluted")).toBeUndefined();
      expect(Reflect.get({}, "isAdmin")).toBeUndefined();
    },
  );
});
