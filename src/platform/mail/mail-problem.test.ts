// Shows: promise 18
import { expect, test } from "vitest";
import { mailProblem } from "./mail-problem.ts";

const to = "dewi.ayu@example.com";

function failed(code: string, responseCode?: number, rest: { command?: string; response?: string } = {}) {
  return mailProblem(Object.assign(new Error("words"), { code, responseCode, command: "RCPT TO", ...rest }), to);
}

test.each([
  ["EENVELOPE", 421, "trouble"],
  ["EENVELOPE", 450, "refused"],
  ["EENVELOPE", 451, "refused"],
  ["EENVELOPE", 452, "refused"],
  ["EENVELOPE", 550, "refused-for-good"],
  ["EENVELOPE", 552, "refused-for-good"],
  ["EENVELOPE", 553, "refused-for-good"],
  ["EENVELOPE", 554, "refused-for-good"],
  ["EMESSAGE", 421, "trouble"],
  ["EMESSAGE", 451, "refused"],
  ["EMESSAGE", 554, "refused-for-good"],
  ["ECONNECTION", undefined, "trouble"],
  ["ECONNECTION", 421, "trouble"],
  ["ECONNECTION", 554, "trouble"],
  ["ETIMEDOUT", undefined, "trouble"],
  ["ESOCKET", undefined, "trouble"],
  ["ETLS", 454, "trouble"],
  ["EAUTH", 535, "trouble"],
])("%s %s is %s", (code, status, kind) => {
  expect(failed(code, status).kind).toBe(kind);
});

test("a refusal of our own address is the server's trouble, a message that is too large is not", () => {
  expect(failed("EENVELOPE", 550, { command: "MAIL FROM" }).kind).toBe("trouble");
  expect(failed("EMESSAGE", undefined, { command: "MAIL FROM" }).kind).toBe("refused-for-good");
});

test("an address that no server takes is refused for good without being asked", () => {
  expect(failed("EENVELOPE", undefined, { command: "API" }).kind).toBe("refused-for-good");
});

test.each([
  ["550 5.1.1 <dewi.ayu@example.com>: Recipient address rejected", "550 5.1.1 <[address]>: Recipient address rejected"],
  ["550 5.1.1 Dewi.Ayu unknown; see other@example.org", "550 5.1.1 [address] unknown; see [address]"],
  ["450 4.2.0 bounce+dewi.ayu=example.com\r\n450 try later", "450 4.2.0 bounce+[address]=example.com 450 try later"],
  ["554 5.7.1 blocked\u0000\u202e by \u001b[31mlist", "554 5.7.1 blocked by [31mlist"],
])("the server's message is kept in one line without addresses: %j", (response, answer) => {
  expect(failed("EENVELOPE", 550, { response }).answer).toBe(answer);
});

test("however much it says, some of it is kept", () => {
  expect(failed("EENVELOPE", 550, { response: "5".repeat(1_000_000) }).answer).toHaveLength(300);
});

test("where no server answered, the system's message is kept", () => {
  expect(mailProblem(Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:25"), { code: "ESOCKET" }), to)).toEqual({
    kind: "trouble",
    code: "ESOCKET",
    answer: "connect ECONNREFUSED 127.0.0.1:25",
  });
});
