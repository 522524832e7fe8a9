import { createHash, randomBytes } from "node:crypto";
import { openedPayload, solveCaptcha } from "../../support/captcha.ts";
import { withTwoStep } from "../../support/two-step.ts";
import { type Aim, type Attack, type AttackTable, single, unless, unlessRefused } from "./attack.ts";
import { guessedAlerts } from "./guessed-alerts.ts";
import { guessedInvitations } from "./guessed-invitations.ts";
import { aPersonOfOwn } from "./people.ts";

const passwords = [
  "password",
  "Password1!",
  "P@ssw0rd",
  "12345678",
  "qwerty123",
  "Qwerty123!",
  "Astra123!",
  "Jakarta2026!",
  "Indonesia45!",
  "admin",
  "Admin123!",
  "letmein",
  "Rahasia123!",
  "Welcome1!",
  "' or 'a'='a",
  "true",
  "null",
  "*",
  "%",
] as const;

/** Almost the right one. */
const nearly = (password: string) => [
  password.toLowerCase(),
  password.toUpperCase(),
  `${password} `,
  ` ${password}`,
  password.slice(0, -1),
  `${password}6`,
  `\u041a${password.slice(1)}`,
  `${password}\u200b`,
];

const codes = [
  "000000",
  "123456",
  "111111",
  "999999",
  "012345",
  "00000",
  "0000000",
  "-00001",
  "+12345",
  "1e5",
  "0x1234",
  "NaN",
  "true",
  "null",
  "  1234",
  "１２３４５６",
  "000000\n",
  "AAAA-BBBB-CCCC",
  "7K2M-0000-0000",
  "7K2M-94QD-X8RS",
] as const;

const codeKinds = [
  { path: "mfa-deactivation", body: { Type: "OTP" } },
  { path: "mfa-deactivation", body: { Type: "EMAIL" } },
  { path: "mfa-deactivation", body: { Type: "RECOVERY" } },
  { path: "email-verification-number", body: { Type: "VALIDATE", DeactivateBy: "EMAIL" } },
  { path: "mfa-activation", body: { Type: "VALIDATE" } },
  { path: "account/delete", body: {} },
] as const;

/** Guessed tokens of an attacker who knows the format, or has read a backup. */
async function madeUpTokens({ platform, owner }: Aim): Promise<[string, string][]> {
  const sessions = platform.database.db.selectFrom("sessions").select("token_hash");
  const { token_hash } = await sessions.where("applicant_id", "=", owner.id).limit(1).executeTakeFirstOrThrow();
  const hash = Buffer.from(token_hash);
  return [
    ["a random token", randomBytes(32).toString("base64url")],
    ["zeros", "A".repeat(43)],
    ["the applicant's id", String(owner.id)],
    ["the applicant's address", owner.email],
    ["the hash of the id", createHash("sha256").update(String(owner.id)).digest("base64url")],
    ["the stored hash, as hex", hash.toString("hex")],
    ["the stored hash, as base64url", hash.toString("base64url")],
    ["the stored hash, as PostgreSQL writes it", `\\x${hash.toString("hex")}`],
    ["a token but for its last letter", owner.token.slice(0, -1)],
    ["a token and a letter more", `${owner.token}A`],
    [
      "a token in other case",
      owner.token.replace(/[a-z]/gi, (letter) =>
        letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
      ),
    ],
    ["a token twice", owner.token + owner.token],
    ["a token with its padding", `${owner.token}=`],
    ["a token percent-encoded", `%${Buffer.from(owner.token).toString("hex").match(/../g)?.join("%")}`],
    ["a pattern", "%"],
    [
      "a JWT that nobody signed",
      `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(`{"sub":"${owner.id}"}`).toString("base64url")}.`,
    ],
    ["what JavaScript calls nothing", "undefined"],
    ["a prototype's name", "__proto__"],
  ];
}

function passwordGuess({ owner, captcha, send }: Aim, typed: string): Attack {
  const form = async () =>
    new URLSearchParams({ siteType: "x", userName: owner.email, password: typed, grecaptcha: await captcha() });
  return single(`password ${typed}`, async () => send({ path: "login", body: await form() }), unlessRefused);
}

function codeGuesses(aim: Aim): Attack[] {
  const { owner, send } = aim;
  return codeKinds.flatMap(({ path, body }) =>
    codes.map((OTPCode) => {
      const input = `${path} ${JSON.stringify(body)} ${OTPCode}`;
      return single(input, () => send({ path, token: owner.token, body: { ...body, OTPCode } }), unlessRefused);
    }),
  );
}

/** Proofs of work that were not done for this site, or were handed in before. */
async function captchas({ captcha, platform }: Aim): Promise<[string, string][]> {
  const solved = await captcha();
  const { challenge, solution } = openedPayload(solved);
  const forged = (change: object, other: object = {}) =>
    Buffer.from(
      JSON.stringify({ challenge: { ...challenge, ...change }, solution: { ...solution, ...other } }),
    ).toString("base64");
  const { parameters } = challenge;
  const used = await captcha();
  await platform.captcha.redeem(used);
  const unsigned = await solveCaptcha(await platform.captcha.challenge("192.0.2.7"));
  return [
    ["nothing", ""],
    ["a word", "true"],
    ["an empty object", Buffer.from("{}").toString("base64")],
    ["null", Buffer.from("null").toString("base64")],
    ["one that was used", used],
    ["one without signature", forged({ signature: "" })],
    ["one with another's signature", forged({ signature: openedPayload(unsigned).challenge.signature })],
    ["one of less work", forged({ parameters: { ...parameters, cost: 1 } })],
    ["one that never ends", forged({ parameters: { ...parameters, expiresAt: 9_999_999_999 } })],
    ["one with another salt", forged({ parameters: { ...parameters, salt: "00" } })],
    ["one with another one's key", forged({}, openedPayload(unsigned).solution)],
    ["one whose key is empty", forged({}, { derivedKey: "" })],
    ["one of another algorithm", forged({ parameters: { ...parameters, algorithm: "none" } })],
  ];
}

async function captchaTricks(aim: Aim): Promise<Attack[]> {
  const { owner, send } = aim;
  const login = { siteType: "x", userName: owner.email, password: owner.password };
  return (await captchas(aim)).map(([name, grecaptcha]) =>
    single(
      `captcha: ${name}`,
      () => send({ path: "login", body: new URLSearchParams({ ...login, grecaptcha }) }),
      unlessRefused,
    ),
  );
}

/** Passwords, one-time codes, recovery codes, tokens, names of files, proofs of work, invitations, letters. */
export const guessing: AttackTable = async (aim) => {
  const holder = await aPersonOfOwn(aim);
  await withTwoStep(aim.platform, holder.owner.id, "482913");
  const tokens = (await madeUpTokens(aim)).map(([name, token]) =>
    single(`token: ${name}`, () => aim.send({ path: "get-profile/id", token }), unless(401)),
  );
  const names = [
    "1.pdf",
    "cv.pdf",
    `${aim.owner.id}.jpg`,
    `${"0".repeat(40)}.pdf`,
    `${"f".repeat(40)}.jpg`,
    "*.pdf",
    "%.pdf",
    ".",
    "..",
  ];
  const files = names.map((name) =>
    single(`file: ${name}`, () => aim.send({ path: `files/${name}`, token: aim.owner.token }), unless(400, 404)),
  );
  return [
    ...[...passwords, ...nearly(aim.owner.password)].map((typed) => passwordGuess(aim, typed)),
    ...codeGuesses(holder),
    ...tokens,
    ...files,
    ...(await captchaTricks(aim)),
    ...(await guessedInvitations(aim)),
    ...(await guessedAlerts(aim)),
  ];
};
