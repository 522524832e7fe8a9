import { createHash, createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from "jose";

/** Someone with an account at the provider. */
export interface ProvidersPerson {
  sub: string;
  name: string;
  email?: string;
  email_verified?: boolean;
}

const client = { id: "klien-karier", secret: "rahasia klien karier" };

interface SignInRequest {
  kind: "google" | "facebook";
  redirectUri: string;
  nonce: string | null;
  challenge: string | null;
}

type Claims = Record<string, unknown>;

/** Provider faults for a test. */
interface Wrongs {
  /** Said in place of what is true, in ID tokens. */
  claims: Claims;
  /** Whose tokens they are. */
  audience: string;
  refusesConsent: boolean;
  /** Token ends. */
  expiresIn: number;
  /** No person behind the token's own id. */
  otherPerson: boolean;
}

const right: Wrongs = { claims: {}, audience: client.id, refusesConsent: false, expiresIn: 3600, otherPerson: false };

type Reply = readonly [status: number, body: object];

interface Provider {
  url: string;
  privateKey: CryptoKey;
  keys: object[];
  codes: Map<string, SignInRequest>;
  tokens: Map<string, ProvidersPerson>;
  person: ProvidersPerson;
  wrongs: Wrongs;
  /** How many times a browser was sent there. */
  visits: number;
}

const now = () => Math.floor(Date.now() / 1000);

/** An ID token of the person, as the provider signs it; `more` is said in place of the truth. */
function signedToken({ url, person, privateKey }: Provider, more: Claims = {}, by = privateKey): Promise<string> {
  return new SignJWT({ ...person, iss: url, aud: client.id, iat: now(), exp: now() + 3600, ...more })
    .setProtectedHeader({ alg: "RS256", kid: "kunci" })
    .sign(by);
}

function newAccessToken({ tokens, person }: Provider): string {
  const token = `akses.${randomUUID()}`;
  tokens.set(token, { ...person });
  return token;
}

async function getForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return new URLSearchParams(text);
}

/** The client's secret comes in the body or as Basic. */
function findSecret(request: IncomingMessage, form: URLSearchParams): string | null {
  const basic = /^Basic (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (basic === undefined) return form.get("client_secret");
  return decodeURIComponent(Buffer.from(basic, "base64").toString().split(":")[1] ?? "").replaceAll("+", " ");
}

/** Sends the browser back with a code, as if the person had agreed at once. */
function authorize(provider: Provider, query: URLSearchParams, kind: SignInRequest["kind"]): string {
  provider.visits += 1;
  const redirectUri = query.get("redirect_uri") ?? "";
  const back = new URL(redirectUri);
  back.searchParams.set("state", query.get("state") ?? "");
  if (query.get("client_id") !== client.id) back.searchParams.set("error", "unauthorized_client");
  else if (provider.wrongs.refusesConsent) back.searchParams.set("error", "access_denied");
  else {
    const code = randomUUID();
    back.searchParams.set("code", code);
    provider.codes.set(code, { kind, redirectUri, nonce: query.get("nonce"), challenge: query.get("code_challenge") });
  }
  return back.href;
}

/** Trades a code once, for who knows its verifier and the client's secret. */
async function trade(provider: Provider, request: IncomingMessage): Promise<Reply> {
  const { codes, wrongs } = provider;
  const form = await getForm(request);
  const code = form.get("code") ?? "";
  const signInRequest = codes.get(code);
  codes.delete(code);
  const proof = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  const isAsked = signInRequest?.redirectUri === form.get("redirect_uri") && signInRequest.challenge === proof;
  if (!signInRequest || !isAsked || findSecret(request, form) !== client.secret)
    return [400, { error: "invalid_grant" }];
  const granted = { access_token: newAccessToken(provider), token_type: "bearer", expires_in: 3600 };
  if (signInRequest.kind === "facebook") return [200, granted];
  const nonce = signInRequest.nonce === null ? {} : { nonce: signInRequest.nonce };
  return [200, { ...granted, id_token: await signedToken(provider, { ...nonce, ...wrongs.claims }) }];
}

function tokenInfo({ tokens, wrongs }: Provider, query: URLSearchParams): Reply {
  const person = tokens.get(query.get("access_token") ?? "");
  if (person === undefined) return [400, { error: "invalid_token" }];
  const { sub, email, email_verified } = person;
  const address = email === undefined ? {} : { email, email_verified: String(email_verified) };
  const exp = String(now() + wrongs.expiresIn);
  return [200, { aud: wrongs.audience, azp: wrongs.audience, sub, exp, scope: "openid", ...address }];
}

function userInfo({ tokens, wrongs }: Provider, request: IncomingMessage): Reply {
  const person = tokens.get(request.headers.authorization?.replace(/^Bearer /i, "") ?? "");
  if (person === undefined) return [401, { error: "invalid_token" }];
  return [200, wrongs.otherPerson ? { ...person, sub: "9" } : person];
}

function debugToken({ tokens, wrongs }: Provider, query: URLSearchParams): Reply {
  if (query.get("access_token") !== `${client.id}|${client.secret}`) return [400, { error: { message: "not an app" } }];
  const person = tokens.get(query.get("input_token") ?? "");
  const expires_at = now() + wrongs.expiresIn;
  const user_id = person?.sub ?? "0";
  return [200, { data: { app_id: wrongs.audience, is_valid: person !== undefined, user_id, expires_at } }];
}

function me({ tokens, wrongs }: Provider, query: URLSearchParams): Reply {
  const token = query.get("access_token") ?? "";
  const person = tokens.get(token);
  const proof = createHmac("sha256", client.secret).update(token).digest("hex");
  if (person === undefined || query.get("appsecret_proof") !== proof) return [400, { error: { message: "bad proof" } }];
  const { sub, name, email } = person;
  return [200, { id: wrongs.otherPerson ? "9" : sub, name, email }];
}

function description(url: string): Reply {
  const places = { authorization_endpoint: `${url}/authorize`, token_endpoint: `${url}/token` };
  const more = { userinfo_endpoint: `${url}/userinfo`, jwks_uri: `${url}/keys` };
  const kinds = { response_types_supported: ["code"], id_token_signing_alg_values_supported: ["RS256"] };
  return [200, { issuer: url, ...places, ...more, ...kinds }];
}

async function replyTo(provider: Provider, request: IncomingMessage, { pathname, searchParams }: URL): Promise<Reply> {
  switch (pathname) {
    case "/.well-known/openid-configuration":
      return description(provider.url);
    case "/keys":
      return [200, { keys: provider.keys }];
    case "/token":
    case "/oauth/access_token":
      return trade(provider, request);
    case "/tokeninfo":
      return tokenInfo(provider, searchParams);
    case "/userinfo":
      return userInfo(provider, request);
    case "/debug_token":
      return debugToken(provider, searchParams);
    case "/me":
      return me(provider, searchParams);
    default:
      return [404, {}];
  }
}

async function answer(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", provider.url);
  const dialogue = { "/authorize": "google", "/dialog/oauth": "facebook" } as const;
  if (url.pathname === "/authorize" || url.pathname === "/dialog/oauth") {
    response.writeHead(302, { location: authorize(provider, url.searchParams, dialogue[url.pathname]) }).end();
    return;
  }
  const [status, body] = await replyTo(provider, request, url);
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function newProvider(): Promise<Provider> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const keys = [{ ...(await exportJWK(publicKey)), kid: "kunci", alg: "RS256", use: "sig" }];
  const person = { sub: "1001", name: "Dewi Lestari" };
  return { url: "", privateKey, keys, codes: new Map(), tokens: new Map(), person, wrongs: right, visits: 0 };
}

/** The settings with which a site trusts it, as both providers. */
function settingsFor(url: string) {
  return {
    GOOGLE_CLIENT_ID: client.id,
    GOOGLE_CLIENT_SECRET: client.secret,
    GOOGLE_ISSUER: url,
    FACEBOOK_CLIENT_ID: client.id,
    FACEBOOK_CLIENT_SECRET: client.secret,
    FACEBOOK_GRAPH_URL: url,
  };
}

/**
 * A provider of identities on a port of its own: OpenID Connect as Google speaks it, and Facebook's graph. It signs
 * its tokens, looks at PKCE and secrets, and lets each code be traded once.
 */
export async function startSocialProvider() {
  const provider = await newProvider();
  const stranger = await generateKeyPair("RS256");
  const server = createServer((request, response) => void answer(provider, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  provider.url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  return {
    url: provider.url,
    env: settingsFor(provider.url),
    idToken: (more: Claims = {}) => signedToken(provider, more),
    accessToken: () => newAccessToken(provider),
    /** Signed by someone else, under the provider's own key's name. */
    forgedToken: () => signedToken(provider, {}, stranger.privateKey),
    /** Who is signed in there from now on. */
    isNow(person: ProvidersPerson): void {
      provider.person = person;
      provider.wrongs = right;
    },
    does(wrongs: Partial<Wrongs>): void {
      provider.wrongs = { ...right, ...wrongs };
    },
    visits: () => provider.visits,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

export type SocialProviderOfTest = Awaited<ReturnType<typeof startSocialProvider>>;
