import { askingAt, those } from "../../wire/asking.ts";
import type { Sending } from "../../wire/whole-portal.ts";
import { type Attack, type AttackTable, unless } from "./attack.ts";
import { costly } from "./cost.ts";

const mega = 1_000_000;
const json = { "content-type": "application/json" };
const fields = { "content-type": "application/x-www-form-urlencoded" };
const parts = { "content-type": "multipart/form-data; boundary=x" };

const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a"\r\n\r\n${value}\r\n`;

/** Comes piece by piece and says of no size beforehand. */
function streamed(piece: string, bytes: number): ReadableStream {
  const chunk = new TextEncoder().encode(piece.repeat(Math.ceil(16_384 / piece.length)));
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(chunk);
      sent += chunk.byteLength;
      if (sent >= bytes) controller.close();
    },
  });
}

/** Made beforehand, so that its making is not counted as the server's work. */
const manyBytes = Buffer.from(part("data", "1".repeat(30_000)).repeat(300));

/** Comes as a socket hands it on. */
function arriving(bytes: Uint8Array): ReadableStream {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.slice(at, at + 65_536));
      at += 65_536;
      if (at >= bytes.byteLength) controller.close();
    },
  });
}

export type Heavy = readonly (readonly [string, () => Partial<Sending>])[];

/** More than any call takes, up to ten megabytes. */
export const tooMuch: Heavy = [
  ["ten megabytes of a form's names", () => ({ headers: fields, body: streamed("a&", 10 * mega) })],
  ["a form of 16 KB of names", () => ({ headers: fields, body: "a&".repeat(8_000) })],
  ["ten megabytes of JSON's names", () => ({ headers: json, body: streamed('{"a":{"b":1},', 10 * mega) })],
  ["three thousand parts", () => ({ headers: parts, body: `${part("a", "1").repeat(3_000)}--x--` })],
  ["three hundred parts of many bytes", () => ({ headers: parts, body: arriving(manyBytes) })],
  ["three hundred files", () => ({ headers: parts, body: file("photoProfile", "1").repeat(300) })],
  [
    "a file without end",
    () => ({ headers: parts, body: streamed(file("cvFile", "").slice(0, -2) + "1".repeat(9_000), 10 * mega) }),
  ],
  ["beginnings of a part's end", () => ({ headers: parts, body: streamed("\r\n--\r\n-", 10 * mega) })],
  [
    "a part's head without end",
    () => ({ headers: parts, body: streamed("--x\r\ncontent-disposition: form-data; name=", 2 * mega) }),
  ],
  [
    "a boundary as long as a header",
    () => ({
      headers: { "content-type": `multipart/form-data; boundary=${"-".repeat(8_000)}` },
      body: "-".repeat(mega),
    }),
  ],
];

/** As much as every call takes. */
export const allowed: Heavy = [
  ["a form of percents", () => ({ headers: fields, body: "%".repeat(16_000) })],
  ["a form of pluses and escapes", () => ({ headers: fields, body: `a=${"+%C3%A9".repeat(2_000)}` })],
  ["JSON nested to the end", () => ({ headers: json, body: `{"a":${"[".repeat(8_000)}` })],
  ["JSON nested, and closed", () => ({ headers: json, body: `{"a":${"[".repeat(7_000)}${"]".repeat(7_000)}}` })],
  ["JSON of one number", () => ({ headers: json, body: `{"a":${"9".repeat(16_000)}}` })],
  ["JSON of escapes", () => ({ headers: json, body: `{"a":"${"\\u0300".repeat(2_600)}"}` })],
  ["JSON of names alike", () => ({ headers: json, body: `{${'"a":1,'.repeat(2_600)}"a":1}` })],
  ["JSON of names like a prototype's", () => ({ headers: json, body: `{${'"__proto__":{"a":1},'.repeat(800)}"a":1}` })],
];

/** Bodies that cost much to take apart, up to ten megabytes, at every call that takes one: read cheaply, and none too large is answered. */
export const bodies: AttackTable = (aim) => {
  const at = askingAt(aim);
  const refused = unless(400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 503);
  return those(({ body }) => body !== "none").flatMap((call): Attack[] => [
    ...tooMuch.map(([name, make]) => costly(`${call}: ${name}`, () => at.bare(call, make()), refused)),
    ...allowed.map(([name, make]) => costly(`${call}: ${name}`, () => at.bare(call, make()))),
  ]);
};
