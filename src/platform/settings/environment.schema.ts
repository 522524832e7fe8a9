import { BlockList, isIP } from "node:net";
import { z } from "zod";
import { parseClamdAddress } from "./clamd-address.ts";

/** The error for a wrong value: the end of the sentence "it must be …". */
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number);

/** 0: for ever. Fewer than a week is a slip of the pen. */
const retentionDays = (least = 7) =>
  z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && (Number(text) === 0 || Number(text) >= least), {
      error: `must be 0 (never), or a whole number of days from ${least} to 99999`,
    })
    .transform(Number);

const yesOrNo = z.enum(["true", "false"], { error: "must be true or false" }).transform((text) => text === "true");

const oneLine = z.string().refine((text) => !/\p{Cc}/u.test(text), { error: "must be one line of text" });

const withProtocol = (protocols: readonly string[], error: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), { error, abort: true });

function isKeptSecret(text: string): boolean {
  return new URL(text).protocol === "https:" || /^(localhost|127\.0\.0\.1)$/.test(new URL(text).hostname);
}

/** Secrets go there: http only on this machine, for a stand-in. */
const providerUrl = withProtocol(["http:", "https:"], "must be an address such as https://accounts.example.com")
  .refine(isKeptSecret, { error: "must begin with https://, or lie on this machine" })
  .transform((text) => text.replace(/\/$/, ""));

/** An issuer is compared by every letter: nothing of it is changed. */
const issuerUrl = withProtocol(["http:", "https:"], "must be an address such as https://login.example.com").refine(
  isKeptSecret,
  { error: "must begin with https://, or lie on this machine" },
);

const roleRule = /^\s*([^=;]*[^=;\s])\s*=\s*([a-z-]+)(?::([a-z0-9-]+(?:,[a-z0-9-]+)*))?\s*$/;

/**
 * "hr-akl=recruiter:arus-kirana-logistik; it=admin": a group, the role that it gives, companies where it takes some.
 */
const groupRoles = z
  .string()
  .refine((text) => text.split(";").every((rule) => rule.trim() === "" || roleRule.test(rule)), {
    error: "must be groups and their roles, such as hr-akl=recruiter:arus-kirana-logistik; it=admin",
  })
  .transform((text) =>
    text.split(";").flatMap((rule) => {
      const [, group, role, companies] = roleRule.exec(rule) ?? [];
      return group === undefined || role === undefined ? [] : [{ group, role, companies: companies?.split(",") ?? [] }];
    }),
  );

const clamdUrl = oneLine.transform((text, context) => {
  const address = parseClamdAddress(text);
  if (address !== null) return address;
  context.addIssue({ code: "custom", message: "must be tcp://host:port or unix:/path" });
  return z.NEVER;
});

const publicUrl = withProtocol(["http:", "https:"], "must be an address such as https://karier.example.com")
  .refine((text) => new URL(text).pathname === "/" && !/[?#@]/.test(text), {
    error: "must be an address without a path (the path is BASE_PATH)",
  })
  .transform((text) => new URL(text).origin);

const basePath = z
  .string()
  .transform((text) => `/${text.replace(/^\/+|\/+$/g, "")}`)
  .refine((path) => path === "/" || /^(\/[a-z0-9_-]+)+$/i.test(path), {
    error: "must be a path such as /karier (letters, digits, - and _)",
  });

const bucketName = /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[a-z0-9_-]+)*\/?\?/;

const filesUrl = z
  .string()
  .refine((text) => !text.startsWith("s3:") || (bucketName.test(text) && hasEndpoint(text)), {
    error: "must be a bucket and where it is, such as s3://karier/prefix?endpoint=https://s3.example.com&region=id-1",
  })
  .refine((text) => /^(file:\/\/\/|s3:)/.test(text) || !/^[a-z][a-z0-9+.-]+:/i.test(text), {
    error: "must be a folder, or a bucket such as s3://karier?endpoint=https://s3.example.com",
  });

function hasEndpoint(text: string): boolean {
  return providerUrl.safeParse(new URL(text).searchParams.get("endpoint")).success;
}

/** At least 16 characters each: what seals cookies must not be guessed. */
const secretKeys = z
  .string()
  .transform((text) => text.split(",").map((secret) => secret.trim()))
  .refine((secrets) => secrets.every((secret) => secret.length >= 16), {
    error: "must be one secret of at least 16 characters, or several separated by commas",
  });

const domain = z
  .string()
  .transform((text) => text.replace(/^\./, "").toLowerCase())
  .refine((text) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text), { error: "must be a domain such as example.com" });

const addressList = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ""))
  .refine((entries) => entries.every(isAddressOrBlock), {
    error: "must be addresses or CIDR blocks, separated by commas",
  });

function isAddressOrBlock(entry: string): boolean {
  const [address = "", prefix, more] = entry.split("/");
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  if (prefix === undefined) return true;
  try {
    new BlockList().addSubnet(address, Number(prefix), family === 4 ? "ipv4" : "ipv6");
    return /^\d+$/.test(prefix);
  } catch {
    return false;
  }
}

/** The environment's variables, in the order of the README's table, with its defaults. */
export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: oneLine.optional(),
  PUBLIC_URL: publicUrl.optional(),
  BASE_PATH: basePath.default("/"),
  DATA_DIR: oneLine.default("./data"),
  DATABASE_URL: withProtocol(["postgres:", "postgresql:"], "must begin with postgres://").optional(),
  DATABASE_LISTEN_URL: withProtocol(["postgres:", "postgresql:"], "must begin with postgres://").optional(),
  DATABASE_POOL: wholeNumber(2, 500).default(10),
  DATABASE_STATEMENT_MS: wholeNumber(100, 600_000).default(10_000),
  ALLOW_NEWER_SCHEMA: yesOrNo.default(false),
  PROCESSES: wholeNumber(1, 64).default(1),
  FILES_URL: filesUrl.optional(),
  AWS_ACCESS_KEY_ID: oneLine.optional(),
  AWS_SECRET_ACCESS_KEY: oneLine.optional(),
  CLAMD_URL: clamdUrl.optional(),
  SMTP_URL: withProtocol(["smtp:", "smtps:"], "must begin with smtp:// or smtps://").optional(),
  SMTP_CONNECTIONS: wholeNumber(1, 100).default(10),
  MAIL_FROM: oneLine
    .refine((text) => /^[^@\s]+@[^@\s]+$|^.*<[^@\s<>]+@[^@\s<>]+>$/.test(text), {
      error: "must be an e-mail address, or a name with the address in angle brackets",
    })
    .optional(),
  RETENTION_UNACTIVATED_DAYS: retentionDays().default(30),
  RETENTION_DRAFT_DAYS: retentionDays().default(180),
  RETENTION_NOTIFICATION_DAYS: retentionDays().default(730),
  RETENTION_LETTER_DAYS: retentionDays().default(1_825),
  RETENTION_INACTIVE_DAYS: retentionDays(60).default(730),
  SECRET_KEY: secretKeys.default([]),
  ACCEPT_NEW_SECRET: yesOrNo.default(false),
  CAPTCHA: z.enum(["altcha", "recaptcha"], { error: "must be altcha or recaptcha" }).default("altcha"),
  CAPTCHA_COST: wholeNumber(1, 10_000_000).default(50_000),
  RECAPTCHA_SITE_KEY: oneLine.optional(),
  RECAPTCHA_SECRET: oneLine.optional(),
  RECAPTCHA_URL: providerUrl.default("https://www.google.com/recaptcha"),
  GOOGLE_CLIENT_ID: oneLine.optional(),
  GOOGLE_CLIENT_SECRET: oneLine.optional(),
  GOOGLE_ISSUER: providerUrl.default("https://accounts.google.com"),
  FACEBOOK_CLIENT_ID: oneLine.optional(),
  FACEBOOK_CLIENT_SECRET: oneLine.optional(),
  FACEBOOK_GRAPH_URL: providerUrl.default("https://graph.facebook.com"),
  STAFF_OIDC_ISSUER: issuerUrl.optional(),
  STAFF_OIDC_CLIENT_ID: oneLine.optional(),
  STAFF_OIDC_CLIENT_SECRET: oneLine.optional(),
  STAFF_OIDC_GROUPS_CLAIM: oneLine.default("groups"),
  STAFF_OIDC_ROLES: groupRoles.optional(),
  STAFF_PASSWORDS: z.enum(["on", "admins", "off"], { error: "must be on, admins or off" }).optional(),
  SAMPLE_CONTENT: yesOrNo.optional(),
  LIMITS_FACTOR: z
    .string()
    .refine((text) => /^\d{1,9}(\.\d+)?$/.test(text) && Number(text) > 0, { error: "must be a number above 0" })
    .transform(Number)
    .default(1),
  MAINTENANCE: yesOrNo.default(false),
  COOKIE_DOMAIN: domain.optional(),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], {
      error: "must be trace, debug, info, warn, error, fatal or silent",
    })
    .default("info"),
  TRUST_PROXY: addressList.default([]),
  TRUSTED_NETWORKS: addressList.default([]),
  EDGE_SECONDS: wholeNumber(0, 3_600).default(0),
  METRICS_TOKEN: oneLine.refine((text) => text.length >= 16, { error: "must have at least 16 characters" }).optional(),
  DRAIN_SECONDS: wholeNumber(0, 60).default(5),
  STAFF_DESK: yesOrNo.default(true),
  STAFF_NETWORKS: addressList.default([]),
});

export type Environment = z.output<typeof environmentSchema>;
