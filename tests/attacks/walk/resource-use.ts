import { gzipSync } from "node:zlib";
import { isTardy } from "../../support/tardy.ts";
import { askingAt, those } from "../../wire/asking.ts";
import type { CallResponse } from "../../wire/whole-portal.ts";
import { type Aim, type Attack, type AttackTable, toldInsides } from "./attack.ts";
import { type Heavy, heavily, inFields, inJson, sent } from "./bodies.ts";
import { costly } from "./cost.ts";

interface Quick<Given> {
  send(input: Given): Promise<CallResponse>;
  hostile: Given;
  harmless: Given;
  /** The attacker's gain from an answer, or null. */
  gain?: (response: CallResponse) => string | null;
}

/** Won where the answer comes seconds later than a harmless one's. */
function quick<Given>(input: string, { send, hostile, harmless, gain = () => null }: Quick<Given>): Attack {
  return {
    input,
    async attempt() {
      const started = performance.now();
      const response = await send(hostile);
      const ms = performance.now() - started;
      const isLate = await isTardy(
        ms,
        () => send(hostile),
        () => send(harmless),
      );
      return { answers: [response], won: gain(response) ?? (isLate ? `${Math.round(ms)} ms` : toldInsides(response)) };
    },
  };
}

const json = { "content-type": "application/json" };
const nested = (depth: number) => `{"data":${"[".repeat(depth)}${"]".repeat(depth)}}`;
const manyNames = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, 1])));

const endless = (share: number) =>
  JSON.stringify({ VacancyId: Array(150_000 * share).fill(1), BranchId: Array(50_000 * share).fill(1) });
const combining = (share: number) =>
  JSON.stringify({ email: "e\u0301\u0323".repeat(50_000 * share), SearchString: "\u0301".repeat(100_000 * share) });
const form = (share: number) =>
  new URLSearchParams(Array.from({ length: 10_000 * share }, (_, index) => [`f${index}`, "x"]));
const asForm = { "content-type": "application/x-www-form-urlencoded" };
const packed = new Uint8Array(gzipSync(Buffer.alloc(50_000_000)));
const aDocument = inJson(200_000);

/** Bodies that would cost much to read. */
export const dearBodies: readonly Heavy[] = [
  ["a body too large", sent(json, (share) => " ".repeat(1_000_001 * share)), aDocument],
  [
    "a body that says it is too large",
    () => ({ headers: { ...json, "content-length": "99999999999" }, body: "{}" }),
    aDocument,
  ],
  ["a value as deep as a well", sent(json, (share) => nested(100_000 * share)), aDocument],
  ["forty thousand names", sent(json, (share) => manyNames(40_000 * share)), aDocument],
  ["a packed bomb", () => ({ headers: { ...json, "content-encoding": "gzip" }, body: packed }), aDocument],
  ["a list without end", sent(json, endless), aDocument],
  ["a number of a hundred thousand digits", sent(json, (share) => `{"Id":${"9".repeat(100_000 * share)}}`), aDocument],
  ["a text of combining letters", sent(json, combining), aDocument],
  ["a form of ten thousand fields", sent(asForm, (share) => form(share).toString()), inFields(60_000)],
];

/** Texts that a careless pattern reads for ever. */
const patterns = [
  `${"a".repeat(90)}!`,
  `${"a@".repeat(45)}`,
  `x@${"a.".repeat(45)}`,
  `${"-".repeat(99)}x`,
  `${" ".repeat(99)}x`,
  `${"1".repeat(99)}x`,
  `+62 ${"1".repeat(90)}x`,
  `${"%25".repeat(30)}`,
  `${"ab ".repeat(33)}`,
  `${"<".repeat(99)}`,
  `${"é".repeat(99)}`,
  `${'"'.repeat(99)}`,
] as const;

/** Texts that a search would look for long, one word for each letter. */
const searches = [
  "a",
  "a ".repeat(50),
  "%".repeat(100),
  "_".repeat(100),
  "a:* & ".repeat(16),
  "ﷺ".repeat(100),
  "(".repeat(100),
  "'".repeat(100),
] as const;

const hugeHeaders: readonly [string, Record<string, string>][] = [
  ["a cookie of a thousand names", { cookie: Array.from({ length: 1_000 }, (_, index) => `c${index}=1`).join("; ") }],
  ["a cookie of semicolons", { cookie: ";".repeat(12_000) }],
  ["a cookie of percents", { cookie: `a=${"%".repeat(12_000)}` }],
  ["a long token", { authorization: `Bearer ${"A".repeat(12_000)}` }],
  ["a token of spaces", { authorization: `Bearer ${" ".repeat(12_000)}x` }],
  ["a chain of proxies", { "x-forwarded-for": "1.1.1.1, ".repeat(1_200) }],
  ["a chain of made-up proxies", { "x-forwarded-for": "::ffff:".repeat(1_500) }],
  ["a long browser", { "user-agent": "Mozilla/5.0 (".repeat(900) }],
  ["a browser of brackets", { "user-agent": "(".repeat(12_000) }],
  ["a thousand languages", { "accept-language": "id;q=0.1,".repeat(1_300) }],
  ["a long key", { "idempotency-key": "k".repeat(12_000) }],
  ["a long origin", { origin: `https://${"a".repeat(12_000)}` }],
];

/** Lists that would be long, asked of every call that pages. */
const sizes = ["51", "1000", "2147483647", "1e9", "-1", "0", "NaN"] as const;

const sized = (size: number) => ({ PageSize: size, pageSize: size });

function bigLists({ send, owner }: Aim): Attack[] {
  const refused = ({ http }: CallResponse) => (http === 422 || http === 400 ? null : `${http}`);
  const paged = ["lowongan-page/id", "get-saved-vacancy", "Application/list/id"];
  return paged.flatMap((path) =>
    sizes.map((size) => {
      const body = { UserLogin: owner.email, pageNo: 1 };
      // JSON has no NaN; it says null, which is the same as nothing.
      return quick(`${path} of ${size}`, {
        send: (sizes: object) => send({ path, token: owner.token, body: { ...body, ...sizes } }),
        hostile: sized(Number(size)),
        harmless: sized(10),
        ...(size !== "NaN" && { gain: refused }),
      });
    }),
  );
}

/** Requests that are expensive to read, match, search or send: refused or answered quickly. */
export const resourceUse: AttackTable = (aim) => {
  const at = askingAt(aim);
  const taking = those(({ body }) => body !== "none");
  const patterned = (call: string, text: string) => {
    const names = [
      "email",
      "userName",
      "SearchString",
      "Question",
      "Position",
      "OTPCode",
      "token",
      "password",
      "newPassword",
    ];
    return at.bare(call, {
      headers: json,
      body: JSON.stringify(Object.fromEntries(names.map((name) => [name, text]))),
    });
  };
  const listed = (more: object) => (text: string) =>
    aim.send({
      path: "lowongan-page/id",
      token: aim.guest,
      body: { SearchString: text, PageNo: 1_000_000, ...more },
    });
  const typed = (path: string) => (text: string) =>
    aim.send({
      path: `${path}/id?${new URLSearchParams({ SearchString: text, correct: "true" })}`,
      token: aim.guest,
    });
  const heavy = (call: string, body: Heavy) =>
    costly(
      `${call}: ${body[0]}`,
      heavily((overrides) => at.bare(call, overrides), body),
    );
  const word = "kata";
  return [
    ...taking.flatMap((call) => dearBodies.map((body) => heavy(call, body))),
    ...those(({ body, who }) => body !== "none" && who !== "applicant").flatMap((call) =>
      patterns.map((text) =>
        quick(`${call}: the pattern of ${text.slice(0, 12)}`, {
          send: (input: string) => patterned(call, input),
          hostile: text,
          harmless: word,
        }),
      ),
    ),
    ...searches.map((text) =>
      quick(`a search for ${text.slice(0, 12)}`, { send: listed({}), hostile: text, harmless: word }),
    ),
    ...searches.map((text) =>
      quick(`a search nearest first for ${text.slice(0, 12)}`, {
        send: listed({ NearId: 1 }),
        hostile: text,
        harmless: word,
      }),
    ),
    ...searches.flatMap((text) =>
      ["search-suggestions", "search-dropdown"].map((path) =>
        quick(`${path} of ${text.slice(0, 12)}`, { send: typed(path), hostile: text, harmless: word }),
      ),
    ),
    ...hugeHeaders.map(([name, headers]) =>
      quick(name, {
        send: (headers: Record<string, string>) => aim.send({ path: "company-list/id", headers: headers }),
        hostile: headers,
        harmless: {},
      }),
    ),
    ...bigLists(aim),
  ];
};
