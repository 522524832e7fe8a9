import type { Attack } from "../../attacks/walk/attack.ts";
import { allowed, type Heavy, heavily, tooMuch } from "../../attacks/walk/bodies.ts";
import { costly } from "../../attacks/walk/cost.ts";
import { unaskedFields, withUnknown } from "../../attacks/walk/mass-assignment.ts";
import { dearBodies } from "../../attacks/walk/resource-use.ts";
import { inTurn } from "../../support/every-look.ts";
import type { CallResponse, Sending } from "../../wire/whole-portal.ts";
import { stillRight, tried } from "./at-places.ts";
import { askDesk, type DeskAim, type DeskTarget, getName, type Ready } from "./desk-aim.ts";
import { harmOf } from "./harm.ts";

type Body = Partial<Sending>;
interface Whole {
  name: string;
  body(ready: Ready, limit: number): Body;
  /** Its refusal; without one it may be accepted. */
  refused?: number;
}

const json = { "content-type": "application/json" };
const right = ({ parts }: Ready) => JSON.stringify(parts.body ?? {});

/** Each name twice, the right value last, which is the one that counts. */
const doubled = (ready: Ready) => {
  const names = Object.keys(ready.parts.body ?? {});
  return `{${names.map((name) => `${JSON.stringify(name)}:"<script>",`).join("")}"lang":"x",${right(ready).slice(1)}`.replace(
    /,}$/,
    "}",
  );
};

function streamed(bytes: number): ReadableStream {
  const chunk = new Uint8Array(16_384).fill(32);
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(chunk);
      sent += chunk.byteLength;
      if (sent >= bytes) controller.close();
    },
  });
}

const unreadable: readonly Whole[] = [
  "{",
  "nothing",
  "[]",
  "null",
  "12",
  '"text"',
  "{}{}",
  "\u00ff{}",
  "{'a':1}",
  '{"a":NaN}',
  '{"a":01}',
].map((body) => ({ name: JSON.stringify(body), body: () => ({ headers: json, body }), refused: 400 }));

const wholes: readonly Whole[] = [
  { name: "nothing", body: () => ({ headers: json, body: "" }) },
  { name: "spaces", body: () => ({ headers: json, body: "  \n " }) },
  { name: "half a letter", body: () => ({ headers: json, body: new Uint8Array([0x7b, 0xff, 0x7d]) }), refused: 400 },
  { name: "twice the limit", body: (_, limit) => ({ headers: json, body: " ".repeat(2 * limit) }), refused: 413 },
  {
    name: "twice the limit, not announced",
    body: (_, limit) => ({ headers: json, body: streamed(2 * limit) }),
    refused: 413,
  },
  { name: "each name twice", body: (ready) => ({ headers: json, body: doubled(ready) }) },
  {
    name: "as text",
    body: (ready) => ({ headers: { "content-type": "text/plain" }, body: right(ready) }),
    refused: 415,
  },
  {
    name: "as XML",
    body: () => ({ headers: { "content-type": "application/xml" }, body: "<a>&b;</a>" }),
    refused: 415,
  },
  { name: "as a form", body: (ready) => ({ body: new URLSearchParams({ ...ready.parts.body, text: right(ready) }) }) },
  {
    name: "as parts without a boundary",
    body: () => ({ headers: { "content-type": "multipart/form-data" }, body: "x" }),
    refused: 400,
  },
  { name: "packed", body: (ready) => ({ headers: { ...json, "content-encoding": "gzip" }, body: right(ready) }) },
  {
    name: "a prototype",
    body: (ready) => ({
      headers: json,
      body: `{"__proto__":{"polluted":1,"isProved":true},${right(ready).slice(1)}`.replace(/,}$/, "}"),
    }),
  },
];

/** Bodies that are expensive to parse; no call accepts the first ones. */
const heavies: readonly Heavy[] = [...tooMuch, ...allowed, ...dearBodies];

const refusedBy =
  (expectedHttp: number | undefined) =>
  ({ http }: CallResponse) =>
    expectedHttp === undefined || http === expectedHttp ? null : `${http} where ${expectedHttp} was wanted`;

function whole(aim: DeskAim, target: DeskTarget, { name, body, refused }: Whole): Attack {
  const limit = target.endpoint.call.limits?.bytes ?? 0;
  return tried(aim, target, {
    input: `with a body: ${name}`,
    sent: "<script>",
    ask: (to, of, ready) => askDesk(to, ready, of, body(ready, limit)),
    gain: refusedBy(refused),
  });
}

/** An expensive body, measured beside a harmless one. */
function heavy(aim: DeskAim, target: DeskTarget, body: Heavy): Attack {
  const input = `${getName(target)} with a dear body: ${body[0]}`;
  return {
    input,
    async attempt() {
      const ready = await aim.ready(target);
      const compared = heavily((overrides) => askDesk(aim, ready, target, overrides), body);
      const { answers, won } = await costly(input, compared, harmOf).attempt();
      if (answers.some(({ http }) => http < 400)) aim.used();
      return { answers, won };
    },
  };
}

function unasked(aim: DeskAim, target: DeskTarget, [name, value]: (typeof unaskedFields)[number]): Attack {
  return tried(aim, target, {
    input: `with ${name}`,
    ask(to, of, ready) {
      return askDesk(to, { ...ready, parts: withUnknown(ready.parts, name, value) }, of);
    },
  });
}

const taking = ({ targets }: DeskAim) => targets.filter(({ endpoint }) => endpoint.call.limits !== null);

/** In turn, what a whole body may be and fields that nobody asked for, at every call that takes a body. */
export async function wholeBodies(aim: DeskAim): Promise<Attack[]> {
  return taking(aim).flatMap((target, turn) => [
    ...(target.shape === "" ? [...inTurn(wholes, turn, 3), ...inTurn(unreadable, turn, 6)] : []).map((one) =>
      whole(aim, target, one),
    ),
    ...(target.shape === "" ? inTurn(heavies, turn, heavies.length) : []).map((one) => heavy(aim, target, one)),
    ...inTurn(unaskedFields, turn, target.shape === "" ? 8 : 15).map((field) => unasked(aim, target, field)),
    stillRight(aim, target, "whole bodies"),
  ]);
}
