// Shows: N13, promise 3
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest } from "../../../../tests/support/accounts.ts";
import type { TestPlatform } from "../../../../tests/support/platform.ts";
import { getVisitors } from "../../../../tests/support/visitor.ts";
import { renderLetter } from "../../../platform/mail/letter.ts";
import { createIdentify } from "../../identity/portal/session/identify.server.ts";
import { letterEndpoints } from "./letters.api.server.ts";

let platform: TestPlatform;
let ask: (body: object) => Promise<{ http: number; body: Record<string, unknown> }>;
beforeAll(async () => {
  ({ platform } = await accountsOfTest());
  const visitor = getVisitors(platform, createIdentify(platform), letterEndpoints(platform))({ isBrowser: false });
  ask = async (body) => visitor.json("letter-check", { grecaptcha: await visitor.captcha(), lang: "id", ...body });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

/** The number of a letter that went out. */
async function aLetter(kind: string, about?: { companyName: string }): Promise<string> {
  let printed = "";
  const words = {
    language: "id",
    siteName: "Situs",
    subject: "S",
    title: "T",
    paragraphs: ["P"],
    footer: "F",
  } as const;
  const { render } = renderLetter(words);
  await platform.database.transact((tx) =>
    platform.outbox.queue(tx, {
      ...{ to: "dewi@contoh.id", language: "id", kind, subject: "S", ...(about && { about }) },
      render(mark) {
        printed = mark.code;
        return render(mark);
      },
    }),
  );
  return printed;
}

const foreign = { isGenuine: false, kind: null, companyName: null, sentOn: null };

describe("letter-check", () => {
  test("recognises our letter however its number is typed, and never says whose it is", async () => {
    const before = platform.time.now;
    platform.time.now = new Date("2026-11-20T18:30:00Z");
    const code = await aLetter("application-invited", { companyName: "Ladang Arunika Lestari" });
    platform.time.now = before;
    for (const typed of [code, code.toLowerCase().replace("-", " ")]) {
      const { http, body } = await ask({ code: typed });
      expect(http).toBe(200);
      expect(body).toMatchObject({
        acknowledge: 1,
        data: { isGenuine: true, kind: "invitation", companyName: "Ladang Arunika Lestari", sentOn: "2026-11-21" },
      });
      expect(JSON.stringify(body)).not.toContain("dewi");
    }
    expect((await ask({ code: await aLetter("activation") })).body["data"]).toMatchObject({
      ...{ isGenuine: true, kind: "account", companyName: null },
    });
  });

  test.each(["7K2M9-4QDHX", "hadiah", "' or 1=1 --", "x".repeat(254)])("says that %j is not ours", async (code) => {
    expect((await ask({ code })).body).toMatchObject({ acknowledge: 1, data: foreign });
  });

  test("knows our one sender, in any case and beside a name, and takes nobody else for us", async () => {
    const own = platform.settings.mailFrom;
    for (const sender of [own, own.toUpperCase(), `Tim Rekrutmen <${own}>`]) {
      expect((await ask({ sender })).body["data"]).toMatchObject({ isGenuine: true, kind: null, sender: own });
    }
    for (const sender of [`hrd-${own}`, own.replace("@", "@karier."), `${own}.evil.id`, `<${own}> <x@evil.id>`]) {
      expect((await ask({ sender })).body["data"]).toMatchObject({ ...foreign, sender: own });
    }
  });

  test("wants both to be ours where both are given", async () => {
    const code = await aLetter("activation");
    expect((await ask({ code, sender: "hrd@evil.id" })).body["data"]).toMatchObject(foreign);
    expect((await ask({ code, sender: platform.settings.mailFrom })).body["data"]).toMatchObject({ isGenuine: true });
  });

  test("needs something to check, and a captcha", async () => {
    expect(await ask({})).toMatchObject({ http: 422, body: { errors: [{ path: "code", code: "required" }] } });
    expect((await ask({ code: "x", grecaptcha: "" })).body).toMatchObject({ acknowledge: 0, code: "captcha" });
  });

  test("lets a network ask only so often", async () => {
    const codes = Array.from({ length: 61 }, () => "7K2M9-4QDHX");
    const answers = [];
    for (const code of codes) answers.push((await ask({ code })).http);
    expect(answers.indexOf(429)).toBe(60);
  });
});
