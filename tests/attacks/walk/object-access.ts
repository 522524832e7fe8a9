import { findSession } from "../../../src/features/identity/session/session.queries.server.ts";
import { aSession } from "../../support/accounts.ts";
import { publishedCall, those } from "../../wire/asking.ts";
import type { CallResponse } from "../../wire/whole-portal.ts";
import { type Aim, type Attack, type AttackTable, single, unless } from "./attack.ts";
import { make, type Place, partsWith } from "./places.ts";

/** How one number can be written so that a careless server reads it as that number. */
const spellings: readonly [string, (id: string) => unknown][] = [
  ["as it is", (id) => id],
  ["with a nought before", (id) => `0${id}`],
  ["with a plus", (id) => `+${id}`],
  ["with a fraction", (id) => `${id}.0`],
  ["as a power", (id) => `${id}e0`],
  ["with a space", (id) => ` ${id}`],
  ["with a letter behind", (id) => `${id}x`],
  ["with NUL behind", (id) => `${id}\u0000`],
  ["with a path before", (id) => `0/../${id}`],
  ["with a comma", (id) => `0,${id}`],
  ["in hexadecimal", (id) => `0x${Number(id).toString(16)}`],
  ["in wide digits", (id) => id.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))],
];

/** In a body an id may also be wrapped. */
const wrapped: readonly [string, (id: number) => unknown][] = [
  ["in a list", (id) => [id]],
  ["in an object", (id) => ({ id })],
  ["as a text", (id) => String(id)],
  ["minus", (id) => -id],
  ["beside two to the 32nd", (id) => id + 2 ** 32],
];

function placesOfIds(call: string, parts: { path?: object; body?: object }): Place[] {
  return (["path", "body"] as const).flatMap((part) =>
    Object.keys(parts[part] ?? {})
      .filter((name) => name !== "lang")
      .map((name): Place => ({ call, part, at: [name] })),
  );
}

/** The owner's own things, asked for by someone else. */
async function othersThings(aim: Aim): Promise<Attack[]> {
  const attacks: Attack[] = [];
  for (const call of those(({ names }) => names === "own")) {
    const parts = await publishedCall(call).good(aim);
    for (const place of placesOfIds(call, parts)) {
      const value = Object.entries(parts[place.part === "path" ? "path" : "body"] ?? {}).find(
        ([name]) => name === place.at[0],
      )?.[1];
      const forms = [
        ...spellings.map(([name, form]) => [name, form(String(value))] as const),
        ...(typeof value === "number" ? wrapped.map(([name, form]) => [name, form(value)] as const) : []),
      ];
      for (const [name, form] of forms) {
        const asStranger = { ...aim, owner: { ...aim.owner, token: aim.stranger.token } };
        attacks.push(
          single(
            `${call} as a stranger, ${place.at} ${name}`,
            () => make(asStranger, call, partsWith(parts, place, form)),
            unless(400, 404, 422),
          ),
        );
        const asGuest = { ...aim, owner: { ...aim.owner, token: aim.guest } };
        attacks.push(
          single(
            `${call} as a guest, ${place.at} ${name}`,
            () => make(asGuest, call, partsWith(parts, place, form)),
            unless(400, 401, 404, 422),
          ),
        );
      }
    }
  }
  return attacks;
}

const userNames = (email: string) => [
  email,
  email.toUpperCase(),
  ` ${email}`,
  `${email}\u200b`,
  `x,${email}`,
  email.replace("@", "%40"),
  "*",
  "%",
  "",
];

/** Calls that name their user: someone else's name is refused however it is written. */
function othersNames(aim: Aim): Attack[] {
  const calls = ["POST save-vacancy", "POST unsave-vacancy", "POST get-saved-vacancy"];
  return calls.flatMap((call) =>
    userNames(aim.stranger.email).map((UserLogin) =>
      single(
        `${call} for ${UserLogin}`,
        async () => {
          const parts = await publishedCall(call).good(aim);
          return make(aim, call, { ...parts, body: { ...parts.body, UserLogin } });
        },
        unless(403, 422),
      ),
    ),
  );
}

/** Fields and headers that would make someone someone else. */
function asSomebodyElse(aim: Aim): Attack[] {
  const { owner, stranger, send } = aim;
  const { id } = owner;
  const tries = [
    `?applicantId=${id}`,
    `?applicant_id=${id}`,
    `?userId=${id}`,
    `?UserLogin=${owner.email}`,
    `?id=${id}`,
    `?token=${owner.token}`,
    `?access_token=${owner.token}`,
    `?lang=id&lang[]=${id}`,
  ];
  const describe = ({ http, text }: CallResponse) =>
    http < 500 && !text.includes(owner.email) ? null : `${http}: it tells the owner's`;
  const mine = those(({ who, names }, name) => who === "applicant" && names === "mine" && name.startsWith("GET"));
  return mine.flatMap((call) =>
    tries.map((query) => {
      const path = call.replace("GET ", "").replace("{lang}", "id").replace("{name}", "resume");
      return single(`${call}${query}`, () => send({ path: path + query, token: stranger.token }), describe);
    }),
  );
}

/** Someone else's session cannot be ended, in whatever way it is named. */
async function othersSessions(aim: Aim): Promise<Attack[]> {
  const { platform, owner, stranger, send } = aim;
  const token = await aSession(platform, owner.id);
  const found = await findSession(platform.database.db, "applicant", token, platform.clock());
  const id = found?.sessionId ?? 0;
  return [id, String(id), [id], { id }, -id, `${id} `].map((value) => ({
    input: `ending somebody else's session ${JSON.stringify(value)}`,
    async attempt() {
      const response = await send({ path: "account/sessions/end", token: stranger.token, body: { id: value } });
      const still = await send({ path: "get-profile/id", token });
      return {
        answers: [response, still],
        won: still.http === 200 && response.http !== 200 ? null : `${response.http}, ${still.http}`,
      };
    },
  }));
}

/** Drafts are one's own whatever they are called, and an answer that was kept is its asker's. */
function othersDrafts(aim: Aim): Attack[] {
  const { owner, stranger, send } = aim;
  const names = [
    "resume",
    "../resume",
    `resume-${owner.id}`,
    `${owner.id}`,
    `${owner.email}`,
    "%2e%2e",
    "star-1",
    "flk1",
    "__proto__",
    "resume%00",
  ];
  return names.flatMap((name) =>
    (["GET", "DELETE"] as const).map((method) => ({
      input: `${method} of a draft ${name}`,
      async attempt() {
        const draft = { path: "form/draft/resume", token: owner.token };
        const version = Number(Object((await send(draft)).json["data"]).version ?? 0);
        await send({ ...draft, method: "PUT", body: { data: { note: owner.email }, version } });
        const response = await send({ method, path: `form/draft/${name}`, token: stranger.token });
        const still = await send(draft);
        const isSafe = !response.text.includes(owner.email) && still.text.includes(owner.email);
        return { answers: [response, still], won: isSafe ? null : response.text.slice(0, 120) };
      },
    })),
  );
}

/** Things of other people, by every name that they have. */
export const objectAccess: AttackTable = async (aim) => [
  ...(await othersThings(aim)),
  ...othersNames(aim),
  ...asSomebodyElse(aim),
  ...(await othersSessions(aim)),
  ...othersDrafts(aim),
];
