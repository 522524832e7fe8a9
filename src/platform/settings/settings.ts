import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import { type Environment, environmentSchema } from "./environment.schema.ts";

/** Everything an operator decides, read once at the start (docs: the table of settings in the README). */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The site's origin, without a slash at the end. Links and cookies come from it, never from a request's Host. */
  readonly publicUrl: string;
  /** "/" or "/something", never with a slash at the end. */
  readonly basePath: string;
  /** Absolute. */
  readonly dataDir: string;
  /** null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Where uploaded files lie. */
  readonly files: FilesSettings;
  /** null: messages are kept in `dataDir`/mail. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Empty: the secret lies in `dataDir`/secret. The first seals, all open. */
  readonly secretKeys: readonly string[];
  readonly captcha: CaptchaSettings;
  /** null: that provider's button is not shown. */
  readonly social: { readonly google: SocialClient | null; readonly facebook: SocialClient | null };
  readonly staff: StaffSettings;
  readonly sampleContent: boolean;
  readonly limitsFactor: number;
  readonly maintenance: boolean;
  /** null: the sign-in cookie belongs to this host alone. */
  readonly cookieDomain: string | null;
  readonly logLevel: Environment["LOG_LEVEL"];
  /** Addresses and CIDR blocks of proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[];
  readonly desk: DeskSettings;
}

export interface DeskSettings {
  /** False: the recruiters' side is not there. */
  readonly isOpen: boolean;
  /** Addresses and CIDR blocks that reach it; empty: all. */
  readonly networks: readonly string[];
}

/** A folder by its absolute path, or a bucket of an S3-compatible store. */
export type FilesSettings =
  | { readonly kind: "folder"; readonly folder: string }
  | {
      readonly kind: "bucket";
      /** The store's address with the bucket's name. */
      readonly url: string;
      /** What all names begin with, such as "karier/"; empty without one. */
      readonly prefix: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

export type CaptchaSettings =
  | { readonly provider: "altcha"; readonly cost: number }
  | {
      readonly provider: "recaptcha";
      readonly siteKey: string;
      readonly secret: string;
      /** Where Google serves and checks it; without a slash at the end. */
      readonly url: string;
      /** The site's own host, where solutions must come from. */
      readonly hostname: string;
    };

/** What a provider of sign-ins knows this site by. */
export interface SocialClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Google's issuer, or Facebook's graph; without a slash at the end. */
  readonly url: string;
}

/** How staff sign in. */
export interface StaffSettings {
  /** null: by accounts of their own alone. */
  readonly oidc: StaffProvider | null;
  /** Whose own account, with its password or passkey, signs in: everybody's, administrators', nobody's. */
  readonly passwords: "on" | "admins" | "off";
}

/** The company's own provider of sign-ins (OpenID Connect). */
export interface StaffProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where it tells a person's groups. */
  readonly groupsClaim: string;
  /** What a group gives, as the operator wrote it. */
  readonly roles: readonly GroupRole[];
}

export interface GroupRole {
  readonly group: string;
  readonly role: string;
  /** Slugs. */
  readonly companies: readonly string[];
}

/** A setting that stops the start; the message is one sentence for the operator. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** Settings whose values are secrets or contain one: a message names them without the value. */
const unspoken = new Set([
  "SECRET_KEY",
  "RECAPTCHA_SECRET",
  "AWS_SECRET_ACCESS_KEY",
  "GOOGLE_CLIENT_SECRET",
  "FACEBOOK_CLIENT_SECRET",
  "STAFF_OIDC_CLIENT_SECRET",
  "DATABASE_URL",
  "SMTP_URL",
]);

/**
 * Reads the settings from an environment. An empty variable counts as absent.
 * @throws SettingsError naming the setting and, unless it is a secret, its value
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = withoutBlanks(env);
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) throw new SettingsError(sentence(parsed.error, given));
  const found = parsed.data;
  const publicUrl = found.PUBLIC_URL ?? `http://localhost:${found.PORT}`;
  const dataDir = resolve(found.DATA_DIR);
  return {
    port: found.PORT,
    host: found.HOST ?? (found.PUBLIC_URL === undefined ? "127.0.0.1" : "0.0.0.0"),
    publicUrl,
    basePath: found.BASE_PATH,
    dataDir,
    databaseUrl: found.DATABASE_URL ?? null,
    files: filesSettings(found, dataDir),
    smtpUrl: found.SMTP_URL ?? null,
    mailFrom: found.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    secretKeys: found.SECRET_KEY,
    captcha: captchaSettings(found, new URL(publicUrl).hostname),
    social: {
      google: socialClient("GOOGLE", found.GOOGLE_CLIENT_ID, found.GOOGLE_CLIENT_SECRET, found.GOOGLE_ISSUER),
      facebook: socialClient(
        "FACEBOOK",
        found.FACEBOOK_CLIENT_ID,
        found.FACEBOOK_CLIENT_SECRET,
        found.FACEBOOK_GRAPH_URL,
      ),
    },
    staff: staffSettings(found),
    sampleContent: found.SAMPLE_CONTENT ?? found.DATABASE_URL === undefined,
    limitsFactor: found.LIMITS_FACTOR,
    maintenance: found.MAINTENANCE,
    cookieDomain: cookieDomain(found.COOKIE_DOMAIN, publicUrl),
    logLevel: found.LOG_LEVEL,
    trustProxy: found.TRUST_PROXY,
    desk: { isOpen: found.STAFF_DESK, networks: found.STAFF_NETWORKS },
  };
}

function withoutBlanks(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && value.trim() !== "") filled[name] = value.trim();
  }
  return filled;
}

function sentence(error: z.ZodError, given: Record<string, string>): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0]);
  const shown = unspoken.has(name) ? name : `${name}="${given[name] ?? ""}"`;
  return `The setting ${shown} is wrong: it ${issue?.message}.`;
}

function filesSettings(found: Environment, dataDir: string): FilesSettings {
  const place = found.FILES_URL ?? resolve(dataDir, "files");
  if (!place.startsWith("s3:")) {
    return { kind: "folder", folder: resolve(place.startsWith("file:") ? fileURLToPath(place) : place) };
  }
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = found;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new SettingsError(
      `The setting FILES_URL="${place}" is incomplete: it needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    );
  }
  const { hostname: bucket, pathname, searchParams } = new URL(place);
  const endpoint = searchParams.get("endpoint")?.replace(/\/$/, "");
  const region = searchParams.get("region") ?? "auto";
  const folders = pathname.split("/").filter((part) => part !== "");
  const prefix = folders.map((part) => `${part}/`).join("");
  return { kind: "bucket", url: `${endpoint}/${bucket}`, prefix, region, accessKeyId, secretAccessKey };
}

function captchaSettings(found: Environment, hostname: string): CaptchaSettings {
  if (found.CAPTCHA === "altcha") return { provider: "altcha", cost: found.CAPTCHA_COST };
  if (found.RECAPTCHA_SITE_KEY === undefined || found.RECAPTCHA_SECRET === undefined) {
    throw new SettingsError(
      'The setting CAPTCHA="recaptcha" is incomplete: it needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.',
    );
  }
  return {
    provider: "recaptcha",
    siteKey: found.RECAPTCHA_SITE_KEY,
    secret: found.RECAPTCHA_SECRET,
    url: found.RECAPTCHA_URL,
    hostname,
  };
}

function socialClient(
  provider: "GOOGLE" | "FACEBOOK",
  clientId: string | undefined,
  clientSecret: string | undefined,
  url: string,
): SocialClient | null {
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret, url };
  if (clientId === undefined && clientSecret === undefined) return null;
  const [given, lacking] = clientId === undefined ? ["SECRET", "ID"] : ["ID", "SECRET"];
  throw new SettingsError(
    `The setting ${provider}_CLIENT_${given} is incomplete: it needs ${provider}_CLIENT_${lacking} too.`,
  );
}

function staffSettings(found: Environment): StaffSettings {
  const oidc = staffProvider(found);
  const passwords = found.STAFF_PASSWORDS ?? (oidc === null ? "on" : "admins");
  if (oidc === null && passwords !== "on") {
    throw new SettingsError(
      `The setting STAFF_PASSWORDS="${passwords}" is incomplete: it needs STAFF_OIDC_ISSUER, by which staff then sign in.`,
    );
  }
  return { oidc, passwords };
}

function staffProvider(found: Environment): StaffProvider | null {
  const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: clientId, STAFF_OIDC_CLIENT_SECRET: clientSecret } = found;
  const { STAFF_OIDC_ROLES: roles, STAFF_OIDC_GROUPS_CLAIM: groupsClaim } = found;
  const given = { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: clientId, STAFF_OIDC_CLIENT_SECRET: clientSecret };
  const needed = { ...given, STAFF_OIDC_ROLES: roles };
  const [first] = Object.entries(needed).filter(([, value]) => value !== undefined);
  if (first === undefined) return null;
  const [lacking] = Object.entries(needed).filter(([, value]) => value === undefined);
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined && roles !== undefined) {
    return { issuer, clientId, clientSecret, groupsClaim, roles };
  }
  throw new SettingsError(`The setting ${first[0]} is incomplete: it needs ${lacking?.[0]} too.`);
}

function cookieDomain(domain: string | undefined, publicUrl: string): string | null {
  if (domain === undefined) return null;
  const host = new URL(publicUrl).hostname;
  if (host === domain || host.endsWith(`.${domain}`)) return domain;
  throw new SettingsError(
    `The setting COOKIE_DOMAIN="${domain}" is wrong: it must be the host of PUBLIC_URL (${host}) or a parent domain of it.`,
  );
}
