import { writeCursor } from "../../../src/contract/cursor.server.ts";
import { injections, mailAddresses, mailNames, redirects, scripts, searches } from "../../attacks/walk/payloads.ts";
import { families } from "../../attacks/walk/worst-strings.ts";

/** A value as in a JSON body, and as in an address. */
export interface WorstValue {
  name: string;
  json: string;
  text: string;
}

const asText = (text: string, index: number): WorstValue => ({
  name: `text ${index}: ${JSON.stringify(text.slice(0, 30))}`,
  json: JSON.stringify(text),
  text,
});

const unprintable = [
  ...["a\0b", "\0", "\ud800", "x\udc00y", "\u202e\u2066abc\u202c", "\ufeff", "\u200b\u200d", "\u0085", "\x1b[31m\x07"],
  ...["a\r\nSet-Cookie: staff=x", "\r\n\r\n<script>alert(1)</script>", "%0d%0aSet-Cookie:%20x=1", "%00", "%ff%fe"],
  ...["x".repeat(10_000), "x".repeat(10_001), "😀".repeat(3_000), "\u0316".repeat(31), "a\u0300\u0316".repeat(500)],
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "true", "null", "undefined", "NaN", "Infinity"],
  ...[
    "1e400",
    "-1",
    "0x10",
    "1,5",
    "9999-99-99",
    "2026-02-30T25:61:61Z",
    "+275760-09-14",
    "0000-00-00",
    "-271821-04-19",
  ],
] as const;

/** Texts that mean something to what lies behind the desk, or that nothing can keep, show or match. */
export const worstTexts: readonly WorstValue[] = [
  ...unprintable,
  ...injections,
  ...scripts,
  ...redirects.filter((_, index) => index % 6 === 0),
  ...mailAddresses,
  ...mailNames,
  ...searches.filter((_, index) => index % 4 === 0),
  ...families.map(([, family]) => family(4_000)),
].map(asText);

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

/** Values of another type than is wanted, and numbers that nothing counts. */
export const worstKinds: readonly WorstValue[] = [
  ...["null", "true", "false", "0", "-0", "-1", "0.5", "1e-400", "1e400", "-1e400", "1e30", "2147483647", "2147483648"],
  ...["-2147483649", "9007199254740991", "9007199254740993", "9223372036854775807", "9223372036854775808"],
  ...['""', '"NaN"', '"unknown-value"', "[]", "[null]", "[[]]", "{}", '{"toString":null}', '{"length":5}'],
  ...['{"__proto__":{"polluted":1}}', '{"id":{"$gt":""},"en":[1]}', nested(15), nested(1_000), objects(1_000)],
  ...[`[${"1,".repeat(3_000)}1]`, `[${'"a",'.repeat(2_000)}"a"]`, `[${"{},".repeat(3_000)}{}]`, "9".repeat(400)],
].map((json, index) => ({ name: `kind ${index}: ${json.slice(0, 30)}`, json, text: json }));

/** Ids as an address may spell them. */
export const worstIds = [
  ...[
    "0",
    "-1",
    "-0",
    "1e30",
    "2147483648",
    "9007199254740993",
    "999999999999999",
    "9".repeat(40),
    "1.5",
    "0x10",
    "+1",
  ],
  ...[
    "１２",
    " 1",
    "1 ",
    "abc",
    "null",
    "NaN",
    "__proto__",
    "constructor",
    "1;select pg_sleep(3)",
    "1' or '1'='1",
    "[1]",
  ],
  ...["\0", "\u202e1", "<script>alert(1)</script>", "a\r\nX-Injected: yes", "../1", "x".repeat(5_000)],
].map(asText);

/** Ways to write a path's part that are no text at all. */
export const brokenPaths = ["%00", "%", "%E0%A4", "%ED%A0%80", "%c0%ae", "%2e%2e%2f", "1%2f..%2f1", "%252e"] as const;

const numbers = [2 ** 31, 2 ** 53, 1e308, -1, 0.5];
const forged: readonly string[] = [
  ...[...numbers, "a\0b", "\ud800", "' or 1=1 --", "9999-99-99", "infinity", "x".repeat(1_000), null].flatMap(
    (value) => [
      writeCursor([value]),
      writeCursor([value, value]),
      writeCursor([value, 1]),
      writeCursor([1, value]),
      writeCursor(["2026-11-01T00:00:00Z", value]),
      writeCursor([value, value, value]),
      writeCursor(["-score", value, 1]),
      writeCursor([value, 1_700_000_000_000]),
      writeCursor([1_700_000_000_000, value]),
    ],
  ),
  ...["bnVsbA", "e30", "W10", "W1tdXQ", "!!!", "A".repeat(3_000), "eyJsZW5ndGgiOjV9"],
];

/** Places in a list that nobody was handed. */
export const forgedCursors: readonly WorstValue[] = forged.map((text, index) => ({
  ...asText(text, index),
  name: `cursor ${index}`,
}));

/** Queries of a list as views and jobs keep them. */
export const worstQueries: readonly WorstValue[] = [
  ...["stars=2147483647", "stars=-1", "vacancyId=1e30", "vacancyId=9007199254740993", "companyId=1;select", "tab=1e30"],
  ...[
    "sort=<script>",
    "sort=-__proto__",
    "q=a%00b",
    "q=%ED%A0%80",
    `q=${"a ".repeat(100)}`,
    "scoreFrom=NaN&scoreTo=-1",
  ],
  ...[
    "appliedFrom=9999-99-99",
    "appliedTo=0000-01-01",
    "cursor=bnVsbA",
    "limit=0",
    "limit=1e9",
    "%",
    "&&&=&",
    "__proto__=1",
  ],
  ...[`vacancyId=${"1,".repeat(1_500)}1`, "salaryFrom=1e400", "degree=2147483648", "waiting=x", "source=%00"],
].map(asText);
