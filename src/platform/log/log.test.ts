// Shows: promise 13
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { Unavailable } from "../unavailable.ts";
import { createLog, logFault, logRequest, newRequestId } from "./log.ts";

const lineSchema = z.looseObject({ fault: z.looseObject({ at: z.array(z.string()).optional() }).optional() });

function listening(level = "info") {
  const lines: string[] = [];
  const log = createLog({ level, destination: { write: (line: string) => void lines.push(line) } });
  return { log, lines, last: () => lineSchema.parse(JSON.parse(lines.at(-1) ?? "null")) };
}

test("a request is one JSON line with its route pattern, status and time", () => {
  const { log, lines, last } = listening();
  const request = { requestId: newRequestId(), method: "GET", route: "/api/v1/activate-email/:id/:lang" };
  logRequest(log, { ...request, status: 200, ms: 12.3456 });
  expect(lines).toHaveLength(1);
  expect(last()).toMatchObject({ ...request, level: "info", status: 200, ms: 12.3, msg: "request" });
});

test("nothing but the known fields of a request is written", () => {
  const { log, lines, last } = listening();
  const carried = { path: "/activate-email/THE-TOKEN", query: "?email=dewi@example.com", body: "hidden" };
  const line = { requestId: "1", method: "POST", route: "/x", status: 500, ms: 1, ...carried };
  logRequest(log, line);
  expect(last()).toMatchObject({ route: "/x", status: 500 });
  expect(lines.join()).not.toMatch(/TOKEN|dewi|hidden/);
});

test("an error that a library copied is logged as the original", () => {
  const { log, last } = listening();
  const error = Object.assign(new TypeError("connect ECONNREFUSED for dewi@example.com"), { code: "ECONNREFUSED" });
  logFault(log, { job: "pg-boss" }, { ...error, message: error.message, stack: error.stack, queue: "outbox" });
  expect(last()).toMatchObject({
    job: "pg-boss",
    fault: { kind: "TypeError", message: "connect ECONNREFUSED for …", errorCode: "ECONNREFUSED" },
  });
  expect(last().fault?.at?.length).toBeGreaterThan(0);
});

test.each([
  ...["password", "newPassword", "passwordHash", "token", "access_token", "csrfToken", "clientSecret", "totp", "otp"],
  ...["email", "eMail", "phone", "phoneNumber", "authorization", "cookie", "set-cookie", "apiKey", "sessionId"],
  ...["userName", "fullName", "body", "query", "params", "headers", "applicant"],
])("a field named %s is hidden at every depth", (name) => {
  const { log, lines } = listening();
  log.info(
    { [name]: "canary", inner: { [name]: "canary", list: [{ deeper: { [name]: { x: "canary" } } }] } },
    "careless",
  );
  expect(lines.join()).toContain("careless");
  expect(lines.join()).not.toContain("canary");
});

test.each([
  [{ code: "482913" }],
  [{ code: "4829131" }],
  [{ body: { code: 482913 } }],
  [{ name: "Dewi Lestari" }],
  [{ place: "dewi@example.com" }],
  [{ server: "smtp://user:canary@mail.example.com" }],
  [{ inner: new Map([["a", "canary"]]) }],
  [{ error: new Error("no such user 'canary'") }],
])("%j is not written", (fields) => {
  const { log, lines } = listening();
  log.info(fields, "careless");
  expect(lines.join()).toContain("careless");
  expect(lines.join()).not.toMatch(/4829|Dewi|dewi|canary/);
});

test.each([
  [{ code: 7, signal: "SIGKILL" }],
  [{ code: null }],
  [{ code: "ECONNREFUSED" }],
  [{ code: "23505" }],
  [{ name: "vacancy-letters" }],
  [{ exitCode: 1, errorCode: "E2BIG" }],
  [{ inner: { code: 137, hasServed: true, list: [1, 2] } }],
])("what an operator needs is written: %j", (fields) => {
  const { log, last } = listening();
  log.info(fields, "useful");
  expect(last()).toMatchObject(fields);
});

test("every line says which process wrote it", () => {
  const { log, last } = listening();
  log.info("well");
  expect(last()).toMatchObject({ pid: process.pid, process: 0 });
});

test.each([
  ["Key (email)=(dewi@example.com) already exists", "dewi"],
  ['invalid input syntax for type integer: "canary-1"', "canary"],
  ['Unexpected token \'c\', "{"pw":"canary"}" is not valid JSON', "canary"],
  ["no such user canary@example.com today", "canary"],
  ["phone +62 812-3456-7890 is taken", "3456"],
  ['a quote that never ends "canary', "canary"],
  ["{canary: 1, more", "canary"],
])("a fault's message %j loses what a person typed", (message, typed) => {
  const { log, lines, last } = listening();
  const error = Object.assign(new Error(message, { cause: new Error(message) }), { detail: "canary", code: "23505" });
  logFault(log, { requestId: "r1" }, error);
  expect(lines.join()).not.toContain(typed);
  expect(lines.join()).not.toContain("canary");
  expect(last()).toMatchObject({ level: "error", requestId: "r1", fault: { kind: "Error", errorCode: "23505" } });
  expect(last().fault?.at?.[0]).toContain("log.test.ts");
});

test("what is thrown without being an error is not written out", () => {
  const { log, lines, last } = listening();
  logFault(log, { requestId: "r1" }, "canary");
  expect(last()).toMatchObject({ level: "error", requestId: "r1" });
  expect(lines.join()).not.toContain("canary");
});

test("lines below the level are not written", () => {
  const { log, lines } = listening("error");
  logRequest(log, { requestId: "1", method: "GET", route: "/", status: 200, ms: 1 });
  expect(lines).toEqual([]);
});

test("request ids do not repeat", () => {
  expect(new Set(Array.from({ length: 1_000 }, newRequestId)).size).toBe(1_000);
});

const faultLines = (lines: readonly string[]) => lines.filter((line) => line.includes('"msg":"fault"'));

test("the same fault of one request is logged once, another one too", () => {
  const { log, lines } = listening();
  for (let call = 0; call < 4; call++) logFault(log, { requestId: "r1" }, new Error("broken"));
  logFault(log, { requestId: "r1" }, new TypeError("otherwise"));
  logFault(log, { requestId: "r2" }, new Error("broken"));
  expect(faultLines(lines)).toHaveLength(3);
});

test("of an outage the first fault is logged, then each minute the number of further ones, and the next outage again", () => {
  vi.useFakeTimers();
  try {
    const { log, lines, last } = listening();
    const away = () => new Error("no page", { cause: new Unavailable("database", "gone") });
    for (let request = 0; request < 100; request++) logFault(log, { requestId: `r${request}` }, away());
    logFault(log, { requestId: "f1" }, new Unavailable("files", "gone"));
    expect(faultLines(lines)).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(last()).toMatchObject({ level: "warn", foundation: "database", times: 99 });
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(3);
    logFault(log, { job: "outbox" }, away());
    expect(faultLines(lines)).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});
