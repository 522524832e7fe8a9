import { inTurn } from "../../support/every-look.ts";
import { askingAt, those } from "../../wire/asking.ts";
import type { CallResponse, Sending } from "../../wire/whole-portal.ts";
import { type Attack, type AttackTable, unless } from "./attack.ts";
import { type Compared, costly } from "./cost.ts";

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

/** A text made once for each length, so that its making is not counted as the server's work. */
function prepared(make: (share: number) => string): (share: number) => Uint8Array {
  const made = new Map<number, Uint8Array>();
  return (share) => {
    const bytes = made.get(share) ?? new TextEncoder().encode(make(share));
    made.set(share, bytes);
    return bytes;
  };
}

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

/** A body of which as much is sent as asked, 1 or 1/2, and a harmless one of its kind and length. */
export type Heavy = readonly [
  name: string,
  hostile: (share: number) => Partial<Sending>,
  harmless: () => Partial<Sending>,
];

const words = "kata biasa ";
const getWords = (bytes: number) => words.repeat(Math.ceil(bytes / words.length));

/** A body of which as much is sent as asked; made beforehand, and comes as a socket hands it on. */
export function sent(headers: Record<string, string>, make: (share: number) => string) {
  const bytes = prepared(make);
  return (share: number): Partial<Sending> => ({ headers, body: arriving(bytes(share)) });
}

const harmless = (headers: Record<string, string>, text: string) => () => sent(headers, () => text)(1);
const aFile = (bytes: number) => harmless(parts, file("cvFile", getWords(bytes)));
/** A harmless document. */
export const inJson = (bytes: number) => harmless(json, JSON.stringify({ a: getWords(bytes) }));
/** A harmless form. */
export const inFields = (bytes: number) => harmless(fields, `a=${words.trim().repeat(bytes / 10)}`);
const asManyPartsAsMayBe = harmless(parts, `${part("a", words).repeat(300)}--x--`);

/** More than any call takes, up to ten megabytes. */
export const tooMuch: readonly Heavy[] = [
  [
    "ten megabytes of a form's names",
    (share) => ({ headers: fields, body: streamed("a&", 10 * mega * share) }),
    inFields(16_000),
  ],
  ["a form of 16 KB of names", sent(fields, (share) => "a&".repeat(8_000 * share)), inFields(16_000)],
  [
    "ten megabytes of JSON's names",
    (share) => ({ headers: json, body: streamed('{"a":{"b":1},', 10 * mega * share) }),
    inJson(200_000),
  ],
  ["three thousand parts", sent(parts, (share) => `${part("a", "1").repeat(3_000 * share)}--x--`), asManyPartsAsMayBe],
  [
    "three hundred parts of many bytes",
    sent(parts, (share) => part("data", "1".repeat(30_000)).repeat(300 * share)),
    asManyPartsAsMayBe,
  ],
  ["three hundred files", sent(parts, (share) => file("photoProfile", "1").repeat(300 * share)), asManyPartsAsMayBe],
  [
    "a file without end",
    (share) => ({
      headers: parts,
      body: streamed(file("cvFile", "").slice(0, -2) + "1".repeat(9_000), 10 * mega * share),
    }),
    aFile(5 * mega),
  ],
  [
    "beginnings of a part's end",
    (share) => ({ headers: parts, body: streamed("\r\n--\r\n-", 10 * mega * share) }),
    aFile(5 * mega),
  ],
  [
    "a part's head without end",
    (share) => ({ headers: parts, body: streamed("--x\r\ncontent-disposition: form-data; name=", 2 * mega * share) }),
    aFile(2 * mega),
  ],
  [
    "a boundary as long as a header",
    sent({ "content-type": `multipart/form-data; boundary=${"-".repeat(8_000)}` }, (share) => "-".repeat(mega * share)),
    aFile(mega),
  ],
];

const kb16 = inJson(16_000);

/** As much as every call takes. */
export const allowed: readonly Heavy[] = [
  ["a form of percents", sent(fields, (share) => "%".repeat(16_000 * share)), inFields(16_000)],
  ["a form of pluses and escapes", sent(fields, (share) => `a=${"+%C3%A9".repeat(2_000 * share)}`), inFields(16_000)],
  ["JSON nested to the end", sent(json, (share) => `{"a":${"[".repeat(8_000 * share)}`), kb16],
  [
    "JSON nested, and closed",
    sent(json, (share) => `{"a":${"[".repeat(7_000 * share)}${"]".repeat(7_000 * share)}}`),
    kb16,
  ],
  ["JSON of one number", sent(json, (share) => `{"a":${"9".repeat(16_000 * share)}}`), kb16],
  ["JSON of escapes", sent(json, (share) => `{"a":"${"\\u0300".repeat(2_600 * share)}"}`), kb16],
  ["JSON of names alike", sent(json, (share) => `{${'"a":1,'.repeat(2_600 * share)}"a":1}`), kb16],
  [
    "JSON of names like a prototype's",
    sent(json, (share) => `{${'"__proto__":{"a":1},'.repeat(800 * share)}"a":1}`),
    kb16,
  ],
];

/** Asks with a heavy body, and with its harmless one. */
export function heavily(
  ask: (overrides: Partial<Sending>) => Promise<CallResponse>,
  [, hostile, harmlessBody]: Heavy,
): Compared {
  return { hostile: (share) => ask(hostile(share)), harmless: () => ask(harmlessBody()) };
}

/** A call's turn: three of the bodies that are too large and two of the others. */
const turns = 4;

/**
 * Bodies that cost much to take apart, up to ten megabytes, at every call that takes one: read cheaply, and none too large
 * is answered. The calls take them in turn, since all bodies go through the same reading.
 */
export const bodies: AttackTable = (aim) => {
  const at = askingAt(aim);
  const refused = unless(400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 503);
  return those(({ body }) => body !== "none").flatMap((call, turn): Attack[] => {
    const asking = (heavy: Heavy) => heavily((overrides) => at.bare(call, overrides), heavy);
    return [
      ...inTurn(tooMuch, turn, turns).map((heavy) => costly(`${call}: ${heavy[0]}`, asking(heavy), refused)),
      ...inTurn(allowed, turn, turns).map((heavy) => costly(`${call}: ${heavy[0]}`, asking(heavy))),
    ];
  });
};
