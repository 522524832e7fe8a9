// Shows: F4, F6, promise 12
import { afterEach, describe, expect, test } from "vitest";
import { askingInPlace, keepDeskAsker } from "./ask-in-place.ts";
import type { Transport } from "./client.ts";
import { askPath, type DeskAsk, deskPath } from "./desk-ask.ts";

test.each([
  ["/staff/me?x=1", "/staff/me?x=1"],
  ["/staff", "/staff"],
  ["/staff/../signin", "/staff"],
  ["/staff/..//evil.example", "/staff"],
  ["/staffan", "/staff"],
  ["//evil.example/staff", "/staff"],
  ["/\\evil.example", "/staff"],
  ["https://evil.example/staff", "/staff"],
  ["/staff/%2e%2e/%2f%2fevil.example", "/staff"],
  [null, "/staff"],
])("from %s one goes back to %s", (to, path) => {
  expect(deskPath(to)).toBe(path);
});

test("the page that asks knows the way back", () => {
  expect(askPath("session-locked", "/staff")).toBe("/staff/unlock");
  expect(askPath("step-up-needed", "/staff/me?x=1")).toBe("/staff/step-up?to=%2Fstaff%2Fme%3Fx%3D1");
});

describe("a call that asks for something first", () => {
  let leave = () => {};
  afterEach(() => leave());

  const refusal = (code: DeskAsk, status: number) => new Response(JSON.stringify({ code }), { status });
  const locked = () => refusal("session-locked", 401);
  const stepUp = () => refusal("step-up-needed", 403);
  const done = () => new Response("{}", { status: 200 });

  /** A server that answers each in turn, and what was asked meanwhile. */
  function desk(answers: (() => Response)[], isShown = true) {
    const requests: DeskAsk[] = [];
    const sent: unknown[] = [];
    const ask = async (what: DeskAsk) => {
      requests.push(what);
      return isShown;
    };
    leave = keepDeskAsker({ userName: "ratna@contoh.id", ask });
    const by: Transport = async (_, init) => {
      sent.push(init.body);
      return (answers.shift() ?? done)();
    };
    return {
      send: () => askingInPlace(by)("/api/v1/staff/x", { method: "POST", body: "{}" }, "staff"),
      asked: requests,
      sent,
    };
  }

  test("is sent again with what was typed, once it was shown", async () => {
    const { send, asked, sent } = desk([locked, stepUp]);
    expect((await send()).status).toBe(200);
    expect(asked).toEqual(["session-locked", "step-up-needed"]);
    expect(sent).toEqual(["{}", "{}", "{}"]);
  });

  test("is refused as it was where somebody does not want to now", async () => {
    const { send, sent } = desk([locked], false);
    expect(await (await send()).json()).toEqual({ code: "session-locked" });
    expect(sent).toHaveLength(1);
  });

  test("does not ask for ever", async () => {
    const { send, asked } = desk(Array.from({ length: 9 }, () => locked));
    expect((await send()).status).toBe(401);
    expect(asked).toHaveLength(3);
  });

  test("is asked about once, however many wait for it", async () => {
    const { send, asked } = desk([locked, locked, locked]);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(asked).toEqual(["session-locked"]);
  });

  test("asks nobody where no page is there for it", async () => {
    const { send } = desk([locked]);
    leave();
    expect((await send()).status).toBe(401);
  });
});
