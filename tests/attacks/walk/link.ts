import { tokenHash } from "../../../src/platform/security/token.ts";
import { anApplicant, password } from "../../support/accounts.ts";
import type { CallResponse } from "../../wire/whole-portal.ts";
import { mailsTo } from "../kept.ts";
import { type Aim, type Attack, type AttackTable, single, unlessRefused } from "./attack.ts";

type Purpose = "activation" | "reset";

/** What a mailed link of a purpose is good for. */
const uses = {
  "activation: by the link": ({ send }, token) => send({ path: `activate-email/${encodeURIComponent(token)}/id` }),
  "activation: by the password": ({ send }, token) =>
    send({ path: "account/activate", body: { token, password, lang: "id" } }),
  "activation: whose it is": ({ send }, token) => send({ path: `account/activation/${encodeURIComponent(token)}` }),
  "reset: another password": ({ send }, token) =>
    send({ path: "reset-password", body: { token, newPassword: "Sawah-Hijau-Lereng-9", lang: "id" } }),
} as const satisfies Record<string, (aim: Aim, token: string) => Promise<CallResponse>>;

type Use = keyof typeof uses;

/** Guessed links of an attacker who has seen part of one, or a backup. */
const changes: readonly [string, (token: string) => string][] = [
  ["its stored hash as hex", (token) => tokenHash(token).toString("hex")],
  ["its stored hash as base64url", (token) => tokenHash(token).toString("base64url")],
  ["its stored hash as PostgreSQL writes it", (token) => `\\x${tokenHash(token).toString("hex")}`],
  ["without its last letter", (token) => token.slice(0, -1)],
  ["without its first letter", (token) => token.slice(1)],
  ["its first half", (token) => token.slice(0, 21)],
  ["with a letter more", (token) => `${token}A`],
  ["in small letters", (token) => token.toLowerCase()],
  ["backwards", (token) => [...token].reverse().join("")],
  ["twice", (token) => token + token],
  ["with a space", (token) => `${token.slice(0, 20)} ${token.slice(20)}`],
  ["as a pattern", (token) => `${token.slice(0, 20)}%`],
  ["with padding", (token) => `${token}=`],
  ["percent-encoded twice", (token) => encodeURIComponent(encodeURIComponent(`${token}/`))],
  ["behind a path", (token) => `x/../${token}`],
  ["before SQL", (token) => `${token}' or '1'='1`],
  ["as JSON", (token) => JSON.stringify([token])],
];

const nobodys = [
  "",
  " ",
  "0",
  "1",
  "null",
  "undefined",
  "true",
  "*",
  "%",
  "A".repeat(43),
  "..",
  "__proto__",
  "x".repeat(2_000),
] as const;

function getToken(aim: Aim, purpose: Purpose): Promise<string> {
  return purpose === "activation" ? aim.activation() : aim.reset();
}

/** Sets what a link's row says, as time or its use would. */
async function withRow({ platform }: Aim, token: string, set: { expires_at?: Date; used_at?: Date }): Promise<string> {
  const row = platform.database.db.updateTable("account_tokens").set(set);
  await row.where("token_hash", "=", tokenHash(token)).execute();
  return token;
}

/** Whom the token's holder would become: nobody, as long as he is not activated and his password stands. */
function tokens(aim: Aim, purpose: Purpose, use: Use): Attack[] {
  const other = purpose === "activation" ? "reset" : "activation";
  const past = new Date(aim.platform.clock().getTime() - 1_000);
  const made: [string, () => Promise<string>][] = [
    ...changes.map(([name, change]): [string, () => Promise<string>] => [
      name,
      async () => change(await getToken(aim, purpose)),
    ]),
    ...nobodys.map((text): [string, () => Promise<string>] => [
      `only ${JSON.stringify(text.slice(0, 50))}`,
      async () => text,
    ]),
    [`a link of ${other}`, () => getToken(aim, other)],
    ["one that has ended", async () => withRow(aim, await getToken(aim, purpose), { expires_at: past })],
    ["a session's token", async () => aim.owner.token],
    ["a guest's token", async () => aim.guest],
    ["the applicant's id", async () => String(aim.owner.id)],
  ];
  if (purpose === "reset")
    made.push(["one that was used", async () => withRow(aim, await getToken(aim, purpose), { used_at: past })]);
  return made.map(([name, make]) => single(`${use}: ${name}`, async () => uses[use](aim, await make()), unlessRefused));
}

/** Words of a request that say whose site this is; none of them is believed. */
const forgedHosts: readonly Record<string, string>[] = [
  { host: "evil.example" },
  { host: "localhost:3000@evil.example" },
  { host: "localhost:3000.evil.example" },
  { "x-forwarded-host": "evil.example" },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", "x-forwarded-port": "443" },
  { "x-host": "evil.example" },
  { "x-original-host": "evil.example" },
  { "x-forwarded-server": "evil.example" },
  { "x-http-host-override": "evil.example" },
  { "x-original-url": "//evil.example/" },
  { "x-rewrite-url": "//evil.example/" },
  { "x-forwarded-prefix": "//evil.example" },
  { forwarded: "for=1.1.1.1;host=evil.example;proto=https" },
  { origin: "https://evil.example" },
  { referer: "https://evil.example/account" },
];

/**
 * Requests a mail with forged values; the letter's links must still be the site's own. The attempt reads the letter, so
 * that all letters are on their way before the first one is waited for.
 */
async function mailed(
  aim: Aim,
  path: "forget-password" | "resend-activation",
  headers: Record<string, string>,
): Promise<Attack> {
  const change = path === "forget-password" ? {} : { activated_at: null };
  const { email } = await anApplicant(aim.platform, change);
  const response = await aim.pastCaptcha({ path, headers, body: { email, lang: "id", grecaptcha: "x" } });
  return {
    input: `${path} with ${JSON.stringify(headers)}`,
    async attempt() {
      const [mail = ""] = await mailsTo(aim.platform, email);
      return { answers: [response], won: mail.includes("evil.example") ? "a letter that leads to evil.example" : null };
    },
  };
}

/** Links in mail: whose they are, what for, how long, how often, and where they lead. */
export const link: AttackTable = async (aim) => [
  ...tokens(aim, "activation", "activation: by the link"),
  ...tokens(aim, "activation", "activation: by the password"),
  ...tokens(aim, "activation", "activation: whose it is"),
  ...tokens(aim, "reset", "reset: another password"),
  ...(await Promise.all(
    forgedHosts.flatMap((headers) => [
      mailed(aim, "forget-password", headers),
      mailed(aim, "resend-activation", headers),
    ]),
  )),
  ...["A", "0".repeat(8), "arsip", "' or '1'='1", "%", "..%2f", "x".repeat(200)].map((code) =>
    single(
      `activity: ${code}`,
      () => aim.send({ path: `activity/${encodeURIComponent(code)}/id`, token: aim.guest }),
      unlessRefused,
    ),
  ),
];
