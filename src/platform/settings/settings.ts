import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import type { ClamdAddress } from "./clamd-address.ts";
import { type Environment, environmentSchema } from "./environment.schema.ts";
import { SettingsError } from "./settings-error.ts";
import { type StaffSettings, staffSettings } from "./staff-settings.ts";

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
  readonly database: DatabaseSettings;
  /** How many processes serve the port together; more than one on a server alone. */
  readonly processes: number;
  /** Where uploaded files lie. */
  readonly files: FilesSettings;
  /** null: messages are kept in `dataDir`/mail. */
  /** The virus scanner for what people upload; null: there is none. */
  readonly clamd: ClamdAddress | null;
  readonly smtpUrl: string | null;
  /** How many mails are handed over at once. */
  readonly smtpConnections: number;
  readonly mailFrom: string;
  /** Empty: the secret lies in `dataDir`/secret. The first seals, all open. */
  readonly retention: RetentionSettings;
  readonly secretKeys: readonly string[];
  /** True for the start after a secret was lost: what it sealed cannot be read any more. */
  readonly acceptsNewSecret: boolean;
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
  /** Addresses and CIDR blocks behind which many people sit, such as a fair's own line: no limit counts by them. */
  readonly trustedNetworks: readonly string[];
  /** How long a cache in front may keep an anonymous page; 0: not at all. */
  readonly edgeSeconds: number;
  /** null: /metrics answers only who asks on this machine, past every proxy. */
  readonly metricsToken: string | null;
  /** How long a stop is announced before no more connections are accepted. */
  readonly drainSeconds: number;
  readonly desk: DeskSettings;
}

export interface DatabaseSettings {
  /** The server itself, where DATABASE_URL leads to a pooler that lends for a transaction; null: they are the same. */
  readonly listenUrl: string | null;
  /** Connections to a server at most, a process. */
  readonly connections: number;
  /** How long a statement may take. */
  readonly statementMs: number;
  /**
   * Whether it starts on a schema with migrations that it does not know (a later version's, on the way back or forth).
   */
  readonly allowsNewerSchema: boolean;
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
      /** The prefix of all names, such as "karier/"; empty without one. */
      readonly prefix: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

/** Days until deletion, by kind; 0: never (docs/retention.md). */
export interface RetentionSettings {
  readonly unactivatedDays: number;
  readonly draftDays: number;
  readonly notificationDays: number;
  readonly letterDays: number;
  readonly inactiveDays: number;
}

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

/** The site's credentials at a sign-in provider. */
export interface SocialClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Google's issuer, or Facebook's graph; without a slash at the end. */
  readonly url: string;
}

/** Settings whose values are secrets or contain one: a message names them without the value. */
export const secretSettings: readonly string[] = [
  "SECRET_KEY",
  "RECAPTCHA_SECRET",
  "AWS_SECRET_ACCESS_KEY",
  "GOOGLE_CLIENT_SECRET",
  "FACEBOOK_CLIENT_SECRET",
  "STAFF_OIDC_CLIENT_SECRET",
  "DATABASE_URL",
  "DATABASE_LISTEN_URL",
  "SMTP_URL",
  "METRICS_TOKEN",
];

/**
 * Reads the settings from an environment. An empty variable counts as absent.
 * @throws SettingsError naming the setting and, unless it is a secret, its value
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const values = withoutBlanks(env);
  const parsed = environmentSchema.safeParse(values);
  if (!parsed.success) throw new SettingsError(sentence(parsed.error, values));
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
    database: databaseSettings(found),
    processes: processCount(found),
    files: filesSettings(found, dataDir),
    clamd: found.CLAMD_URL ?? null,
    smtpUrl: found.SMTP_URL ?? null,
    smtpConnections: found.SMTP_CONNECTIONS,
    mailFrom: found.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    retention: {
      unactivatedDays: found.RETENTION_UNACTIVATED_DAYS,
      draftDays: found.RETENTION_DRAFT_DAYS,
      notificationDays: found.RETENTION_NOTIFICATION_DAYS,
      letterDays: found.RETENTION_LETTER_DAYS,
      inactiveDays: found.RETENTION_INACTIVE_DAYS,
    },
    secretKeys: found.SECRET_KEY,
    acceptsNewSecret: found.ACCEPT_NEW_SECRET,
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
    trustedNetworks: found.TRUSTED_NETWORKS,
    edgeSeconds: found.EDGE_SECONDS,
    metricsToken: found.METRICS_TOKEN ?? null,
    drainSeconds: found.DRAIN_SECONDS,
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

function sentence(error: z.ZodError, values: Record<string, string>): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0]);
  const display = secretSettings.includes(name) ? name : `${name}="${values[name] ?? ""}"`;
  return `The setting ${display} is wrong: it ${issue?.message}.`;
}

function databaseSettings(found: Environment): DatabaseSettings {
  if (found.DATABASE_LISTEN_URL !== undefined && found.DATABASE_URL === undefined) {
    throw new SettingsError("The setting DATABASE_LISTEN_URL is incomplete: it needs DATABASE_URL too.");
  }
  return {
    listenUrl: found.DATABASE_LISTEN_URL ?? null,
    connections: found.DATABASE_POOL,
    statementMs: found.DATABASE_STATEMENT_MS,
    allowsNewerSchema: found.ALLOW_NEWER_SCHEMA,
  };
}

function processCount({ PROCESSES: processes, DATABASE_URL: url }: Environment): number {
  if (processes === 1 || url !== undefined) return processes;
  throw new SettingsError(
    `The setting PROCESSES="${processes}" is incomplete: it needs DATABASE_URL, since the embedded database belongs to one process.`,
  );
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

function cookieDomain(domain: string | undefined, publicUrl: string): string | null {
  if (domain === undefined) return null;
  const host = new URL(publicUrl).hostname;
  if (host === domain || host.endsWith(`.${domain}`)) return domain;
  throw new SettingsError(
    `The setting COOKIE_DOMAIN="${domain}" is wrong: it must be the host of PUBLIC_URL (${host}) or a parent domain of it.`,
  );
}
