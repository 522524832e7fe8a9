import { anApplicant } from "../../support/accounts.ts";
import { withTwoStep } from "../../support/two-step.ts";
import { publishedCall, those } from "../../wire/asking.ts";
import { getFields } from "../../wire/hostile-values.ts";
import { type CallResponse, getCall } from "../../wire/whole-portal.ts";
import { type Aim, type Attack, type AttackTable, toldInsides } from "./attack.ts";
import { make, type Place, partsWith } from "./places.ts";

/** The two calls of the specification that reveal whether an address is known. */
const mayTell: ReadonlySet<string> = new Set(["POST auth/check-email", "POST auth/register"]);

/** Fields that hold someone's address. */
const isAddress = (name: string) => /e-?mail|user_?name|userlogin/i.test(name);

const unknown = "tidak.ada@contoh.id";

/** How someone's address can be written. */
const spellings: readonly [string, (email: string) => string][] = [
  ["as it is", (email) => email],
  ["in capitals", (email) => email.toUpperCase()],
  ["with spaces around", (email) => `  ${email}  `],
  [
    "in mixed case",
    (email) => email.replace(/[a-z]/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter)),
  ],
];

/** Accounts in every state that could show. */
async function people({ platform, owner, stranger }: Aim): Promise<[string, string][]> {
  const unactivated = await anApplicant(platform, { activated_at: null });
  const secured = await anApplicant(platform);
  await withTwoStep(platform, secured.id);
  const english = await anApplicant(platform, { language: "en" });
  const joined = await anApplicant(platform);
  const row = {
    provider: "google",
    subject: `terdaftar ${joined.id}`,
    applicant_id: joined.id,
    joined_at: new Date(),
  } as const;
  await platform.database.db.insertInto("social_identities").values(row).execute();
  return [
    ["the owner", owner.email],
    ["a stranger", stranger.email],
    ["somebody not activated", unactivated.email],
    ["somebody with two steps", secured.email],
    ["somebody who reads English", english.email],
    ["somebody joined", joined.email],
  ];
}

/** An answer without what differs each time. */
function seen({ http, text, headers }: CallResponse): unknown {
  const names = [...headers.keys()].filter((name) => name !== "x-request-id").sort();
  return { http, text: text.replace(/"requestId":"[^"]+"/, ""), names, length: headers.get("content-length") };
}

function compared(input: string, ask: (known: boolean) => Promise<CallResponse>): Attack {
  return {
    input,
    async attempt() {
      const [known, none] = [await ask(true), await ask(false)];
      const [first, second] = [JSON.stringify(seen(known)), JSON.stringify(seen(none))];
      const gain = first === second ? null : `${first} is not ${second}`;
      return { answers: [known, none], won: gain ?? toldInsides(known) };
    },
  };
}

function addressPlaces({ endpoints }: Aim): Place[] {
  return endpoints.flatMap((endpoint) =>
    Object.keys(getFields(endpoint.request, "body"))
      .filter((name) => isAddress(name) && !mayTell.has(getCall(endpoint)))
      .map((name): Place => ({ call: getCall(endpoint), part: "body", at: [name] })),
  );
}

/** Nobody's password and nobody's token, where a request shows one. */
function wrongProofs(body: Record<string, unknown> = {}): Record<string, unknown> {
  const wrong = Object.entries({ password: "Bukan-Itu-26", externalAccessToken: "bukan.itu" });
  return Object.fromEntries(wrong.filter(([name]) => name in body));
}

/** Whether an address has an account, at every call that takes one. */
async function byAddress(aim: Aim): Promise<Attack[]> {
  const known = await people(aim);
  const attacks: Attack[] = [];
  for (const place of addressPlaces(aim)) {
    const parts = await publishedCall(place.call).good(aim);
    const body = {
      ...parts.body,
      ...wrongProofs(parts.body),
      OTPCode: undefined,
    };
    const ask = (email: string, lang: string) => {
      const clean = Object.fromEntries(Object.entries({ ...body, lang }).filter(([, value]) => value !== undefined));
      return make(aim, place.call, partsWith({ ...parts, body: clean }, place, email));
    };
    for (const [who, email] of known) {
      for (const [how, spelt] of spellings) {
        if (place.at.includes("UserLogin") && email === aim.owner.email) continue;
        const lang = attacks.length % 2 ? "en" : "id";
        const input = `${place.call} ${place.at.join(".")}: ${who}, ${how}, ${lang}`;
        attacks.push(compared(input, (isKnown) => ask(spelt(isKnown ? email : unknown), lang)));
      }
    }
  }
  return attacks;
}

/** Fields beside the one that names a thing. */
const beside = new Set(["lang", "grecaptcha"]);

/** Whether there is a thing of someone else's, at every call that names one. */
function byThing(aim: Aim): Attack[] {
  const none = new Map([["name", `${"0".repeat(40)}.pdf`]]);
  return those(({ names }) => names === "own").flatMap((call) =>
    ["a stranger", "a guest"].map((who) =>
      compared(`${call}: ${who}`, async (isKnown) => {
        const { path, body } = await publishedCall(call).good(aim);
        const swap = (fields: Record<string, unknown> | undefined) =>
          fields &&
          Object.fromEntries(
            // A text beside the id, such as a reason, is none.
            Object.entries(fields).map(([name, value]) => [
              name,
              isKnown || value === "" || beside.has(name) ? value : (none.get(name) ?? 987_654_321),
            ]),
          );
        const token = who === "a guest" ? aim.guest : aim.stranger.token;
        const named = Object.fromEntries(
          Object.entries(swap(path) ?? {}).map(([name, value]) => [name, String(value)]),
        );
        return make({ ...aim, owner: { ...aim.owner, token } }, call, {
          path: named,
          ...(body && { body: swap(body) ?? {} }),
        });
      }),
    ),
  );
}

/** Same words, same status, same headers, whether or not someone or something is there. */
export const enumeration: AttackTable = async (aim) => [...(await byAddress(aim)), ...byThing(aim)];
