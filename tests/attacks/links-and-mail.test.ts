// Shows: promise 6, promise 12
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkedAddress, oneLine } from "../../src/platform/mail/mail-message.ts";
import { aCv, aPhoto } from "../support/applicants.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { signUpData } from "../wire/register-form.ts";
import { type CallResponse, emptyPortal, findBody, type WholePortal } from "../wire/whole-portal.ts";
import { mailsTo } from "./kept.ts";
import { mailAddresses } from "./walk/payloads.ts";

let portal: WholePortal;
beforeAll(async () => {
  portal = await emptyPortal({ PUBLIC_URL: "https://karier.example.com" });
});
afterAll(() => portal.platform.close());

async function signUp(
  personal: object,
  more: object = {},
  headers: Record<string, string> = {},
): Promise<CallResponse> {
  const { platform, guest: token, captcha, send } = portal;
  const data = await signUpData(platform, { ...personal });
  const files = { photoProfile: await aPhoto(), cvFile: aCv() };
  const body = findBody("multipart", { data, ...files, grecaptcha: await captcha(), lang: "id", ...more });
  return send({ path: "auth/register", token, body, headers });
}

let people = 0;
const newEmail = () => `sasaran${++people}@contoh.id`;

describe("where a mailed link leads", () => {
  test("a path of this site is kept, and invented hosts are not", async () => {
    const email = newEmail();
    const forged = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" };
    const more = { ...forged, forwarded: "host=evil.example;proto=http", "x-original-url": "//evil.example" };
    await signUp({ email }, { redirect: "/lowongan?page=2" }, { ...more, referer: "https://evil.example/" });
    const [mail = ""] = await mailsTo(portal.platform, email);
    const link = new URL(mailedLink(mail, "/account/confirmation/"));
    expect([link.origin, link.search]).toEqual(["https://karier.example.com", "?redirect=%2Flowongan%3Fpage%3D2"]);
    expect(mail).not.toContain("evil.example");
  });
});

describe("what a mail's head can be made to say", () => {
  test.each(mailAddresses)("%j is no address of a mail", (email) => {
    expect(() => checkedAddress(email)).toThrow("not one e-mail address");
  });

  test("a name in a letter is text, and adds no line to its headers", async () => {
    const email = newEmail();
    await signUp({ email, name: "Dewi, Bcc. (x.y) & 'Rekan'" });
    const [mail = ""] = await mailsTo(portal.platform, email);
    const [head = ""] = mail.split(/\r?\n\r?\n/, 1);
    expect(head).not.toMatch(/^(b?cc|reply-to|sender):/im);
    expect(head.match(/^to:.*$/gim)).toHaveLength(1);
    expect(head).toMatch(new RegExp(`^To: <?${email}>?$`, "im"));
  });

  test("a subject is one line, whatever it was made of", () => {
    expect(oneLine("Lamaran\r\nBcc: x@y.id\u2028z\u0085\0")).not.toMatch(/[\r\n\u2028\u0085\0]/);
  });
});
