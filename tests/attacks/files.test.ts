// Shows: promise 10
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCv, aProfile } from "../support/applicants.ts";
import { type CallResponse, emptyPortal, findBody, type WholePortal } from "../wire/whole-portal.ts";

// The attack matrix (`walk/hostile-files.ts`) has the refused photos and CVs; these are the stored ones.
let portal: WholePortal;
beforeAll(async () => {
  portal = await emptyPortal();
});
afterAll(() => portal.platform.close());

const bytes = (text: string) => Buffer.from(text, "latin1");
const file = (content: Uint8Array, name: string, type = "") => new File([new Uint8Array(content)], name, { type });

async function save(files: { photoProfile?: File; cvFile?: File }): Promise<CallResponse> {
  const { platform, owner, captcha, send } = portal;
  const resume = platform.database.db.selectFrom("resumes").select("version").where("applicant_id", "=", owner.id);
  const data = await aProfile(platform, (await resume.executeTakeFirst())?.version ?? 0);
  const body = findBody("multipart", { data, ...files, grecaptcha: await captcha(), lang: "id" });
  return send({ path: "form/update-profile", token: owner.token, body });
}

describe("a photo", () => {
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
    const response = await save({ cvFile: aCv(name) });
    expect(response).toMatchObject({ http: 200, json: { acknowledge: 1 } });
    const url = /"cvUrl":"[^"]*?(files\/[0-9a-f]{40}\.pdf)"/.exec(response.text)?.[1] ?? "";
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
