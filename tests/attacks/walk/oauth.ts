import { anApplicant } from "../../support/accounts.ts";
import type { CallResponse } from "../../wire/whole-portal.ts";
import { type Aim, type Attack, type AttackTable, single, unlessRefused } from "./attack.ts";

let people = 0;

/** Someone whose account a provider opens, and who vouches there for the same address. */
async function joined({ platform, provider }: Aim, profile: object = {}) {
  people += 1;
  const person = { sub: `sasaran ${people}`, name: "Dewi Lestari", email: `sasaran.sosial${people}@contoh.id` };
  const { id } = await anApplicant(platform, { email: person.email });
  const row = { subject: person.sub, applicant_id: id, joined_at: new Date() };
  for (const by of ["google", "facebook"] as const)
    await platform.database.db
      .insertInto("social_identities")
      .values({ provider: by, ...row })
      .execute();
  provider.isNow({ ...person, email_verified: true, ...profile });
  return { ...person, id };
}

function show({ send }: Aim, externalAccessToken: string, more: object = {}): Promise<CallResponse> {
  return send({
    path: "external-authentication",
    body: { username: "", provider: "google", externalAccessToken, webFrontEnd: "x", lang: "id", ...more },
  });
}

/** The same by someone whose account the provider opens. */
async function showAs(aim: Aim, ask: () => Promise<CallResponse>): Promise<CallResponse> {
  await joined(aim);
  return ask();
}

const past = Math.floor(Date.now() / 1000) - 7_200;

/** Claims of an ID token, right but for one. */
const wrongClaims: readonly [string, Record<string, unknown>][] = [
  ["for another site", { aud: "situs-lain" }],
  ["for nobody", { aud: undefined }],
  ["for an empty audience", { aud: "" }],
  ["for an empty list", { aud: [] }],
  ["for a list without us", { aud: ["situs-lain", "situs-ketiga"] }],
  ["for us and another, made for the other", { aud: ["klien-karier", "situs-lain"], azp: "situs-lain" }],
  ["for us in capitals", { aud: "KLIEN-KARIER" }],
  ["for us with a space", { aud: "klien-karier " }],
  ["for our beginning", { aud: "klien" }],
  ["of another issuer", { iss: "https://accounts.google.com" }],
  ["of an evil issuer", { iss: "https://evil.example" }],
  ["of no issuer", { iss: undefined }],
  ["of an empty issuer", { iss: "" }],
  ["of an issuer with a path", { iss: "http://127.0.0.1/x" }],
  ["that has ended", { iat: past, exp: past + 3_600 }],
  ["that ended at the beginning of time", { exp: 0 }],
  ["that ended before it", { exp: -1 }],
  ["without an end", { exp: undefined }],
  ["whose end is a word", { exp: "never" }],
  ["that is not valid yet", { nbf: past + 20_000 }],
  ["without a person", { sub: undefined }],
  ["of an empty person", { sub: "" }],
  ["of a person that is a number", { sub: 1 }],
  ["of a person that is a list", { sub: ["sasaran 1"] }],
];

function getPart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** ID tokens that the provider did not sign so. */
function forgeries({ provider }: Aim): [string, (sub: string) => Promise<string> | string][] {
  const claims = (sub: string) => ({ iss: provider.url, aud: "klien-karier", sub, iat: past, exp: -past + past * 3 });
  const withHead = async (head: object) => (await provider.idToken()).replace(/^[^.]+/, getPart(head));
  const unsigned = (alg: string) => (sub: string) => `${getPart({ alg, typ: "JWT" })}.${getPart(claims(sub))}.`;
  return [
    ["signed by somebody else", () => provider.forgedToken()],
    ["unsigned", unsigned("none")],
    ["unsigned, spelt otherwise", unsigned("nOnE")],
    ["unsigned, calling itself RS256", unsigned("RS256")],
    ["with a shared secret", () => withHead({ alg: "HS256" })],
    ["with a key of its own", () => withHead({ alg: "RS256", jwk: { kty: "RSA", n: "AQAB", e: "AQAB" } })],
    ["with a key elsewhere", () => withHead({ alg: "RS256", jku: "https://evil.example/keys", kid: "x" })],
    ["with a key id that is a path", () => withHead({ alg: "RS256", kid: "../../../../dev/null" })],
    ["with a key id that is SQL", () => withHead({ alg: "RS256", kid: "' or '1'='1" })],
    ["with a critical extension", () => withHead({ alg: "RS256", kid: "kunci", crit: ["x"], x: 1 })],
    [
      "with other claims",
      async (sub) => (await provider.idToken()).replace(/\.[^.]+\./, `.${getPart(claims(`${sub}x`))}.`),
    ],
    ["without its signature", async () => (await provider.idToken()).replace(/[^.]+$/, "")],
    ["with half its signature", async () => (await provider.idToken()).slice(0, -100)],
    ["with a part too many", async () => `${await provider.idToken()}.x`],
  ];
}

/** Malformed tokens, some of them addresses that a careless server would fetch. */
const noTokens = [
  "x",
  "null",
  "..",
  "{}",
  "a.b.c",
  "http://127.0.0.1:1/",
  "http://169.254.169.254/latest/meta-data/",
  "file:///etc/passwd",
  "token&access_token=other",
  "token#fragment",
  "' or '1'='1",
  "a\r\nHost: evil.example",
  "y".repeat(4_000),
] as const;

const noProviders = [
  "",
  "github",
  "Google ",
  "__proto__",
  "constructor",
  "toString",
  "../google",
  "google,facebook",
] as const;

function getTokens(aim: Aim): Attack[] {
  const { provider } = aim;
  const claims = wrongClaims.map(([name, more]) =>
    single(
      `an ID token ${name}`,
      () => showAs(aim, async () => show(aim, await provider.idToken(more))),
      unlessRefused,
    ),
  );
  const forged = forgeries(aim).map(([name, make]) =>
    single(`an ID token ${name}`, async () => show(aim, await make((await joined(aim)).sub)), unlessRefused),
  );
  const none = noTokens.flatMap((text) =>
    ["google", "facebook"].map((by) =>
      single(`${by}: ${text.slice(0, 40)}`, () => showAs(aim, () => show(aim, text, { provider: by })), unlessRefused),
    ),
  );
  const nobody = noProviders.map((name) =>
    single(
      `provider ${name}`,
      () => showAs(aim, async () => show(aim, await provider.idToken(), { provider: name })),
      unlessRefused,
    ),
  );
  return [...claims, ...forged, ...none, ...nobody];
}

/** Access tokens that the provider says are not ours, and people it does not vouch for. */
function getWords(aim: Aim): Attack[] {
  const { provider } = aim;
  const wrongs = [
    ["for another site", { audience: "situs-lain" }],
    ["for nobody", { audience: "" }],
    // The portal's clock stood still during earlier classes, the provider's went on.
    ["that has ended", { expiresIn: -7_200 }],
    ["of another person than it says", { otherPerson: true }],
  ] as const;
  const access = wrongs.flatMap(([name, wrong]) =>
    (["google", "facebook"] as const).map((by) =>
      single(
        `an access token of ${by} ${name}`,
        async () => {
          await joined(aim);
          provider.does(wrong);
          return show(aim, provider.accessToken(), { provider: by });
        },
        unlessRefused,
      ),
    ),
  );
  const unvouched = [false, "false", 0, 1, null, undefined, "yes", {}].map((email_verified) =>
    single(
      `an address vouched for by ${JSON.stringify(email_verified) ?? "nothing"}`,
      async () => {
        const { email } = await anApplicant(aim.platform);
        provider.isNow({ sub: `lain ${++people}`, name: "X", email });
        return show(aim, await provider.idToken({ email_verified }), { username: email });
      },
      // Another code would tell that the address has an account.
      ({ json, text }) =>
        json["code"] === "sign-up-needed" || json["code"] === "social-account-invalid" ? null : text,
    ),
  );
  const wrongUser = single(
    "somebody else's user name beside one's own token",
    async () => {
      provider.isNow({ sub: `lain ${++people}`, name: "X", email: `lain${people}@contoh.id`, email_verified: true });
      return show(aim, await provider.idToken(), { username: aim.owner.email });
    },
    unlessRefused,
  );
  return [...access, ...unvouched, wrongUser];
}

/** Forged returns from a provider: never started, or of another person. */
function ways({ send }: Aim): Attack[] {
  const queries = [
    "",
    "code=x",
    "code=x&state=y",
    "state=",
    "error=access_denied",
    "error=x&error_description=<script>",
    "code=x&state=y&iss=https://evil.example",
    "code[]=x",
    "code=x&code=y&state=z",
  ];
  const cookies = ["", "social-flow=x", "social-flow={}", "social-flow=__proto__"];
  return ["google", "facebook"].flatMap((by) =>
    queries.flatMap((query) =>
      cookies.map((cookie) =>
        single(
          `back from ${by} with ${query} and ${cookie}`,
          () => send({ path: `/signin/${by}/callback?${query}`, cookie }),
          ({ http, headers }) => {
            const isOurs = headers.get("location")?.startsWith("http://localhost:3000/signin?social=") === true;
            const sessions = headers.getSetCookie().filter((line) => /^(__Host-)?session=./.test(line));
            return http === 303 && isOurs && sessions.length === 0
              ? null
              : `${http} ${headers.get("location")} ${sessions}`;
          },
        ),
      ),
    ),
  );
}

/** Tokens, claims, providers and ways back that are not what they say. */
export const oauth: AttackTable = (aim) => [...getTokens(aim), ...getWords(aim), ...ways(aim)];
