// Shows: promise 10
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishedCall, those } from "../wire/asking.ts";
import { type CallResponse, getCall, type WholePortal, wholePortal } from "../wire/whole-portal.ts";
import { type Aim, aimAt } from "./walk/attack.ts";
import { currentParts, make } from "./walk/places.ts";

// What costs most stands behind everything that costs less, and nobody fills a queue alone (promise 10).
let portal: WholePortal;
let aim: Aim;
beforeAll(async () => {
  portal = await wholePortal();
  aim = aimAt(portal);
});
afterAll(() => portal.platform.close());

/**
 * Calls that keep files, and the names of those parts; a CV that is only read is asked about in `hostile-cvs.test.ts`.
 */
const takingFiles = those(({ body }) => body === "multipart").filter((name) => !/json-resume|read-cv/.test(name));

function getParts(name: string): string[] {
  const endpoint = portal.endpoints.find((candidate) => getCall(candidate) === name);
  return Object.keys(endpoint?.call.limits?.files ?? {});
}

const looksLike = {
  photoProfile: new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])], "wajah.jpg"),
  photo: new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])], "wajah.jpg"),
  cvFile: new File(["%PDF-1.7\nnothing that a reader could read"], "cv.pdf"),
};

/** A right request but for files that only begin like some, and what else is wrong with it. */
async function withBrokenFiles(name: string, wrong: Record<string, unknown>): Promise<CallResponse> {
  const parts = await currentParts(aim, name, await publishedCall(name).good(portal));
  const broken = Object.fromEntries(Object.entries(looksLike).filter(([part]) => getParts(name).includes(part)));
  return make(aim, name, { ...parts, body: { ...parts.body, ...broken, ...wrong } }, portal.send);
}

describe.each(takingFiles)("%s", (name) => {
  const asksCaptcha = !name.includes("/flk/");

  test("says which files it takes, so that no other is kept", () => {
    expect(getParts(name).length).toBeGreaterThan(0);
  });

  test("reads a file when all else is right: one that only begins like a picture or a document is refused then", async () => {
    const { http, json } = await withBrokenFiles(name, {});
    const paths = [json["errors"] ?? []].flat().map((error) => Reflect.get(Object(error), "path"));
    expect({ http, paths }).toEqual({ http: 422, paths: getParts(name) });
  });

  test.runIf(asksCaptcha)("reads no file of whom the captcha stops", async () => {
    expect(await withBrokenFiles(name, { grecaptcha: "made up" })).toMatchObject({ json: { code: "captcha" } });
  });

  test("reads no file where a field is wrong", async () => {
    const { http, text } = await withBrokenFiles(name, { version: "none", data: { version: "none" } });
    expect({ http, isRead: text.includes("file-broken") }).toEqual({ http: 422, isRead: false });
  });
});

test("forty uploads from one network leave room in the queue for another", async () => {
  const noise = await sharp({
    create: { width: 1_800, height: 1_800, channels: 3, background: "#777", noise: { type: "gaussian", mean: 99 } },
  })
    .jpeg({ quality: 50 })
    .toBuffer();
  const photo = () => new File([new Uint8Array(noise)], "wajah.jpg");
  const name = "POST applicant/flk/{variant}/submit-1";
  const parts = await publishedCall(name).good(portal);
  const upload = async (address: string) => {
    const send: WholePortal["send"] = (sending) => portal.send({ ...sending, address });
    return make(aim, name, { ...parts, body: { ...parts.body, photo: photo() } }, send);
  };
  const crowd = Array.from({ length: 40 }, () => upload("203.0.113.9"));
  const other = await upload("198.51.100.4");
  const all = await Promise.all(crowd);
  expect(all.filter(({ http }) => http === 503).length).toBeGreaterThan(10);
  expect(all.filter(({ http }) => http === 503).every(({ headers }) => headers.has("retry-after"))).toBe(true);
  expect(other.http).not.toBe(503);
});
