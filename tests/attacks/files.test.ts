import { deflateSync } from "node:zlib";
import { PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCv, aPhoto, aProfile, storedFiles } from "../support/applicants.ts";
import { signUpData } from "../wire/register-form.ts";
import { bodyOf, type Came, emptyPortal, type WholePortal } from "../wire/whole-portal.ts";

let portal: WholePortal;
beforeAll(async () => {
  portal = await emptyPortal();
});
afterAll(() => portal.platform.close());

const bytes = (text: string) => Buffer.from(text, "latin1");
const file = (content: Uint8Array, name: string, type = "") => new File([new Uint8Array(content)], name, { type });

async function save(files: { photoProfile?: File; cvFile?: File }): Promise<Came> {
  const { platform, owner, captcha, send } = portal;
  const resume = platform.database.db.selectFrom("resumes").select("version").where("applicant_id", "=", owner.id);
  const data = await aProfile(platform, (await resume.executeTakeFirst())?.version ?? 0);
  const body = bodyOf("multipart", { data, ...files, grecaptcha: await captcha(), lang: "id" });
  return send({ path: "form/update-profile", token: owner.token, body });
}

async function signUp(files: { photoProfile?: File; cvFile?: File }): Promise<Came> {
  const { platform, guest: token, captcha, send } = portal;
  const data = await signUpData(platform);
  const whole = { photoProfile: await aPhoto(), cvFile: aCv(), ...files };
  const body = bodyOf("multipart", { data, ...whole, grecaptcha: await captcha(), lang: "id" });
  return send({ path: "auth/register", token, body });
}

/** A PNG that says it is huge, in a few bytes. */
function pngBomb(width: number, height: number): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) =>
    Array.from({ length: 8 }).reduce<number>((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n),
  );
  const crc = (data: Buffer) =>
    (data.reduce((c, byte) => (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(height * (Math.ceil(width / 8) + 1), 4_000_000)));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

async function scriptedPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  document.addJavaScript("x", "app.alert(1)");
  return document.save();
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const photos: [string, () => Promise<Uint8Array> | Uint8Array, number][] = [
  ["an SVG that calls itself JPEG", () => bytes(svg), 415],
  ["an SVG with an XML head", () => bytes(`<?xml version="1.0"?>${svg}`), 415],
  ["HTML", () => bytes("<html><script>alert(1)</script></html>"), 415],
  ["a PDF as a photo", async () => new Uint8Array(await aCv().arrayBuffer()), 415],
  ["a program", () => bytes("MZ\x90\0".padEnd(400, "\0")), 415],
  [
    "a WebP",
    () =>
      sharp({ create: { width: 2, height: 2, channels: 3, background: "red" } })
        .webp()
        .toBuffer(),
    415,
  ],
  ["nothing but a JPEG's first bytes", () => Buffer.from("ffd8ffe000104a46494600", "hex"), 422],
  ["a GIF's head before a script", () => bytes("GIF89a/*<script>*/=alert(1)//</script>"), 422],
  ["a picture of a thousand million pixels", () => pngBomb(40_000, 25_000), 422],
  ["more than 2 MB", () => Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.alloc(2_200_000)]), 413],
];
const cvs: [string, () => Promise<Uint8Array> | Uint8Array, number][] = [
  ["HTML that calls itself PDF", () => bytes("<html><script>alert(1)</script></html>"), 415],
  ["a PDF's head and nothing more", () => bytes("%PDF-1.7\n"), 422],
  ["a PDF with a script", scriptedPdf, 422],
  ["a photo as a CV", async () => new Uint8Array(await (await aPhoto()).arrayBuffer()), 415],
  ["a Word document", () => Buffer.from("504b0304140006000800", "hex"), 415],
  ["more than 5 MB", () => Buffer.concat([bytes("%PDF-1.7\n"), Buffer.alloc(5_300_000)]), 413],
];

describe("a photo", () => {
  test.each(photos)("that is %s is refused, at sign-up too, and leaves nothing", async (_, make, http) => {
    const before = await storedFiles(portal);
    const photoProfile = file(await make(), "wajah.jpg", "image/jpeg");
    const came = [await save({ photoProfile }), await signUp({ photoProfile })];
    expect(came.map((one) => one.http)).toEqual([http, http]);
    expect(came[0]?.json).toMatchObject({ acknowledge: 0, errors: [{ path: "photoProfile" }] });
    expect(await storedFiles(portal)).toBe(before);
  });

  test("with a script behind its picture and in its metadata comes back as a picture alone", async () => {
    const script = "<script>alert('tersembunyi')</script>";
    const jpeg = await sharp({ create: { width: 300, height: 400, channels: 3, background: "#7a8794" } })
      .withExif({ IFD0: { ImageDescription: script, Artist: "Koordinat rumah" } })
      .jpeg()
      .toBuffer();
    const photoProfile = file(Buffer.concat([jpeg, bytes(script)]), "wajah.jpg.html", "text/html");
    const { json } = await save({ photoProfile });
    const url = /files\/([\w.]+)/.exec(JSON.stringify(json))?.[0] ?? "";
    const { headers, text } = await portal.send({ path: url, token: portal.owner.token });
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": expect.stringMatching(/^attachment;/),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(text).not.toMatch(/tersembunyi|Koordinat/);
  });
});

describe("a CV", () => {
  test.each(cvs)("that is %s is refused, at sign-up too, and leaves nothing", async (_, make, http) => {
    const before = await storedFiles(portal);
    const cvFile = file(await make(), "cv.pdf", "application/pdf");
    const came = [await save({ cvFile }), await signUp({ cvFile })];
    expect(came.map((one) => one.http)).toEqual([http, http]);
    expect(came[0]?.json).toMatchObject({ acknowledge: 0, errors: [{ path: "cvFile" }] });
    expect(await storedFiles(portal)).toBe(before);
  });

  test.each([
    "../../../../etc/cron.d/x.pdf",
    "..\\..\\windows\\x.pdf",
    "/etc/passwd",
    'x".pdf\r\nSet-Cookie: a=b',
    "x\0.html",
    `${"é".repeat(300)}.pdf`,
    "\u202efdp.exe.pdf",
    "'; filename=x.html; '.pdf",
  ])("named %j is stored under a random name and saved under its own, made harmless", async (name) => {
    const came = await save({ cvFile: aCv(name) });
    expect(came).toMatchObject({ http: 200, json: { acknowledge: 1 } });
    const url = /"cvUrl":"[^"]*?(files\/[0-9a-f]{40}\.pdf)"/.exec(came.text)?.[1] ?? "";
    const { http, headers } = await portal.send({ path: url, token: portal.owner.token });
    expect(http).toBe(200);
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename\*=UTF-8''[\w.!~%-]+\.pdf$/);
    expect(decodeURIComponent(headers.get("content-disposition") ?? "")).not.toMatch(/[/\\\r\n\0\u202e]/);
  });
});

describe("a file's address", () => {
  test.each(["..%2f..%2fsecret", "%2e%2e%2fsecret", "../secret", "demonstration.json", "%00", "x".repeat(300)])(
    "%s is nobody's file",
    async (name) => {
      expect((await portal.send({ path: `files/${name}`, token: portal.owner.token })).http).toBeGreaterThanOrEqual(
        400,
      );
      expect((await portal.send({ path: `files/${name}`, token: portal.owner.token })).http).toBeLessThan(500);
    },
  );
});
