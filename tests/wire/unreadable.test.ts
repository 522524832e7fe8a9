// Shows: W1
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mostFields } from "../../src/contract/body-limits.ts";
import { deepest } from "../../src/contract/clean-text.ts";
import { askingAt, otherThan, publishedCall, someValues, those } from "./asking.ts";
import { emptyPortal, getAddress, type WholePortal } from "./whole-portal.ts";

let portal: WholePortal;
let at: ReturnType<typeof askingAt>;
beforeAll(async () => {
  portal = await emptyPortal();
  at = askingAt(portal);
});
afterAll(() => portal.platform.close());

const fileHead = 'x\r\n--x\r\ncontent-disposition: form-data; name="cvFile"; filename="a.pdf"\r\n';
const json = { "content-type": "application/json" };

describe("a language that there is not is 400", () => {
  const inPath = those((_, name) => name.includes("{lang}"));
  const notInPath = those((_, name) => !name.includes("{lang}"));

  test.each(inPath)("in the path of %s", async (name) => {
    const { path } = publishedCall(name);
    const ask = (lang: string) => at.bare(name, { path: getAddress(path, { ...someValues, lang }) });
    expect(await otherThan(400, ["fr", "idn", " ", "i d", "\0", "id,en", "__proto__"], ask)).toEqual([]);
  });

  test.each(notInPath.filter((name) => publishedCall(name).body !== "none"))("in the body of %s", async (name) => {
    const ask = (lang: unknown) => at.bare(name, { body: { lang } });
    const wrong: unknown[] = ["fr", 0, 1, true, false, ["id"], {}, { toString: null }];
    expect(await otherThan(400, wrong, ask)).toEqual([]);
    expect((await ask("EN")).http).not.toBe(400);
  });

  test.each(notInPath)("in the query of %s", async (name) => {
    const address = getAddress(publishedCall(name).path, someValues);
    expect((await at.bare(name, { path: `${address}?lang=fr` })).http).toBe(400);
    // Another 400 may follow for a lack of fields, but not for the language.
    expect((await at.bare(name, { path: `${address}?lang=EN` })).json["code"]).not.toBe("bad-language");
  });
});

/** A survey and a mailed link go by a random text. */
const withNumber = those((_, name) => name.includes("{id}") && !/activat|activity|net-promotor-survey/.test(name));
test.each(withNumber)("%s with an id that is no number: 400", async (name) => {
  const wrong = ["abc", "1.5", "0x10", "1e3", "１２", "9".repeat(40), " 1", "1;drop table vacancies", "null", "%E0%A4"];
  const { path } = publishedCall(name);
  const ask = (id: string) => at.bare(name, { path: getAddress(path, { ...someValues, id }) });
  expect(await otherThan(400, wrong, ask)).toEqual([]);
  const halfEncoded = path.replace("{id}", "%E0%A4").replace("{lang}", "id");
  expect((await at.bare(name, { path: halfEncoded })).http).toBe(400);
});

describe.each(those(({ body }) => body !== "none"))("%s with a body", (name) => {
  test("that is no JSON object: 400", async () => {
    const bytes = new Uint8Array([0x7b, 0xff, 0x7d]);
    const wrong = ["{", "nothing", "[]", "null", "12", '"text"', "\u00ff{}", "{}{}", bytes];
    expect(await otherThan(400, wrong, (body) => at.bare(name, { headers: json, body }))).toEqual([]);
    expect((await at.bare(name, { body: "x", headers: { "content-type": "multipart/form-data" } })).http).toBe(400);
  });

  test("that carries NUL or half a character, in the name of a field too: 400", async () => {
    const broken = ["a\0b", "\ud800", "x\udc00y"];
    expect(await otherThan(400, broken, (text) => at.bare(name, { body: { data: { deep: [text] } } }))).toEqual([]);
    expect(await otherThan(400, broken, (text) => at.bare(name, { body: { data: { [text]: 1 } } }))).toEqual([]);
  });

  test("that carries NUL in a form, behind a file that calls itself __proto__: 400", async () => {
    const form = new FormData();
    form.append("__proto__", new File(["x"], "x"));
    form.append("userName", "a\0b");
    form.append("password", "x");
    expect((await at.bare(name, { body: form })).http).toBe(400);
  });

  test("as deep as a well: 400", async () => {
    const nested = (depth: number) => `{"version":0,"data":${"[".repeat(depth)}${"]".repeat(depth)}}`;
    const ask = (depth: number) => at.bare(name, { headers: json, body: nested(depth) });
    const mostDeep = ((at.endpointOf(name).call.limits?.bytes ?? 0) - 100) / 2;
    expect(await otherThan(400, [deepest + 1, 200, 5_000, mostDeep], ask)).toEqual([]);
  });

  test("that is too large: 413, announced or not", async () => {
    const most = at.endpointOf(name).call.limits?.bytes ?? 0;
    const announced = await at.bare(name, { headers: json, body: " ".repeat(most + 1) });
    expect(announced).toMatchObject({ http: 413, json: { acknowledge: 0, code: "too-large" } });
    const chunk = new Uint8Array(60_000).fill(32);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
    expect((await at.bare(name, { headers: json, body: endless })).http).toBe(413);
    const multipart = { "content-type": "multipart/form-data; boundary=x" };
    const files = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(`${fileHead}\r\n`)),
      pull: (controller) => controller.enqueue(chunk),
    });
    expect((await at.bare(name, { headers: multipart, body: files })).http).toBe(413);
  });

  test("of more fields or parts than any form has: 413", async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => [`f${index}`, "x"]);
    const multipart = new FormData();
    for (const [field = "", value = ""] of many(mostFields + 1)) multipart.append(field, value);
    expect((await at.bare(name, { body: multipart })).http).toBe(413);
    expect((await at.bare(name, { body: new URLSearchParams(many(mostFields + 1)) })).http).toBe(413);
    // A form of so many fields is read; its missing fields are reported.
    expect((await at.bare(name, { body: new URLSearchParams(many(mostFields)) })).http).not.toBe(413);
  });

  test("with a text of which one letter carries a heap of marks: 400", async () => {
    const heaps = [`a${"\u0300\u0316".repeat(16)}`, "\u0316".repeat(31)];
    expect(await otherThan(400, heaps, (text) => at.bare(name, { body: { data: { deep: [text] } } }))).toEqual([]);
    expect((await at.bare(name, { body: { data: { deep: ["\u0316".repeat(30)] } } })).http).not.toBe(400);
  });
});
