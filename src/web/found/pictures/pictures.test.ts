// Shows: N16
import "../../../platform/files/photo.ts";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { PictureSource } from "../../../contract/public-file.server.ts";
import { picturePath, type SharePicture } from "../../../contract/share-picture.ts";
import { dyes } from "../../../ui/patterns/company-mark.ts";
import { drawPicture } from "./draw-picture.ts";
import { keptPictures, pictureFile } from "./picture-file.ts";
import { shortened } from "./picture-words.ts";

function aPicture(overrides: Partial<SharePicture> = {}): SharePicture {
  const mark = { dye: "daun", pattern: "kawung" } as const;
  return { title: "Juru Ukur", above: "Cahaya Rantau", below: "Sorong", name: "Cahaya Rantau", mark, ...overrides };
}

describe("a picture of a shared link", () => {
  test.each([
    ["plain", aPicture()],
    ["endless", aPicture({ title: "Kepala ".repeat(400), above: "PT ".repeat(300), below: "Sorong, ".repeat(300) })],
    ["one word", aPicture({ title: "W".repeat(5_000) })],
    ["markup", aPicture({ title: "<span foreground='red'>&</b> <script>", above: "&amp;<i>", name: "<>" })],
    ["control signs", aPicture({ title: "a\u0000b\u202Ec\uD800", above: "\u0007" })],
    ["nothing", aPicture({ title: "", above: "", below: "", name: "" })],
    ["other scripts", aPicture({ title: "測量士 مساح 💼" })],
  ])("of %s words is 1200 × 630 and under 300 KB", async (_, picture) => {
    const bytes = await drawPicture("vacancy", picture, "Astra Career");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(bytes.byteLength).toBeLessThan(300_000);
  });

  test.each(dyes)("has an even ground of %s, without specks", async (dye) => {
    const bytes = await drawPicture("event", aPicture({ mark: { dye, pattern: "parang" } }), "Astra Career");
    const line = await sharp(bytes).removeAlpha().extract({ left: 0, top: 60, width: 60, height: 1 }).raw().toBuffer();
    const steps = [...line.subarray(3)].map((value, at) => Math.abs(value - (line[at] ?? 0)));
    expect(Math.max(...steps)).toBeLessThanOrEqual(1);
  });

  test("of a company's mark is square", async () => {
    const bytes = await drawPicture("logo", aPicture(), "Astra Career");
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 512 });
  });

  test("shortens what is too long at a whole letter", () => {
    expect(shortened("  Juru \n Ukur  ", 20)).toBe("Juru Ukur");
    expect(shortened("💼💼💼💼", 3)).toBe("💼💼…");
  });
});

const nobody = { query: new URLSearchParams(), network: null };

describe("a picture's address", () => {
  const picture = aPicture();
  const source: PictureSource = { kind: "vacancy", read: async (id) => (id === "7" ? picture : null) };
  const file = pictureFile([source], "https://k.example", () => "Astra Career");
  const ask = (kind: string, id: string, name: string) => {
    const params = { kind, id, name };
    return file.answer({ method: "GET", headers: new Headers(), params, language: "id", ...nobody });
  };
  const right = picturePath("vacancy", 7, picture, "id");
  const rightName = right.split("/").at(-1) ?? "";

  test("names its contents, so that it may be kept forever", async () => {
    const answer = await ask("vacancy", "7", rightName);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(picturePath("vacancy", 7, aPicture({ title: "Lain" }), "id")).not.toBe(right);
    expect(picturePath("vacancy", 7, picture, "en")).not.toBe(right);
  });

  test("that is old leads to the one of now", async () => {
    const answer = await ask("vacancy", "7", "id-abc.png");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(`https://k.example${right}`);
  });

  test.each([
    ["vacancy", "8", "id-abc.png"],
    ["vacancy", "7", "fr-abc.png"],
    ["vacancy", "7", "..%2F"],
    ["other", "7", "id-abc.png"],
  ])("%s/%s/%s is of nothing", async (kind, id, name) => {
    expect((await ask(kind, id, name)).status).toBe(404);
  });

  test("asked by a crowd for different things is answered in turn, and the rest later", async () => {
    const many: PictureSource = { kind: "news", read: async (id) => aPicture({ title: id }) };
    const crowd = pictureFile([many], "", () => "Astra Career");
    const answers = await Promise.all(
      Array.from({ length: 23 }, (_, number) => {
        const path = picturePath("news", `n${number}`, aPicture({ title: `n${number}` }), "id");
        const params = { kind: "news", id: `n${number}`, name: path.split("/").at(-1) ?? "" };
        return crowd.answer({ method: "GET", headers: new Headers(), params, language: "id", ...nobody });
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(21);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.headers.get("retry-after")).toBe("2");
  });
});

test("pictures are kept up to so many bytes, those last asked for longest", () => {
  const pictures = keptPictures(10);
  const four = new Uint8Array(4);
  pictures.put("a", four);
  pictures.put("b", four);
  pictures.get("a");
  pictures.put("c", four);
  expect([pictures.get("a"), pictures.get("b"), pictures.get("c")]).toEqual([four, undefined, four]);
});
