import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { environmentSchema } from "./environment.schema.ts";

/** An unknown name in the environment that looks like one of our settings. */
interface UnknownSetting {
  name: string;
  /** The setting that it is nearest to; null: it begins as ours do. */
  meant: string | null;
}

const known = Object.keys(environmentSchema.shape);

/** The prefixes of our own settings. */
const ownBeginning =
  /^(STAFF_|OIDC_|DATABASE_|SMTP_|MAIL_|RETENTION_|CAPTCHA_|RECAPTCHA_|GOOGLE_CLIENT|FACEBOOK_|FILES_|METRICS_|LIMITS_|TRUSTED_|TRUST_PROX|EDGE_|DRAIN_|COOKIE_|CLAMD_|SECRET_|PROCESSES_)/;
/** Names that container platforms set for services with these names. */
const ofPlatform = /_SERVICE_(HOST|PORT)|_PORT(_\d+_(TCP|UDP).*)?$/;
/** What Node.js and systems read themselves. */
const ofSystem =
  /^(NODE_|LC_|LANG|LANGUAGE|TZ|PATH|HOME|USER|UV_|SSL_CERT|AWS_|HTTPS?_PROXY|NO_PROXY|ENV_FILE|INIT_CWD|TMPDIR)/i;

/** What other programs call a setting of ours. */
const otherNames: Readonly<Record<string, string>> = {
  ...{ DB_URL: "DATABASE_URL", POSTGRES_URL: "DATABASE_URL", POSTGRESQL_URL: "DATABASE_URL", PG_URL: "DATABASE_URL" },
  ...{ MAIL_URL: "SMTP_URL", MAILER_URL: "SMTP_URL", SMTP_FROM: "MAIL_FROM", EMAIL_FROM: "MAIL_FROM" },
  ...{ SECRET: "SECRET_KEY", SITE_URL: "PUBLIC_URL", BASE_URL: "PUBLIC_URL", DATA_DIRECTORY: "DATA_DIR" },
  ...{ WORKERS: "PROCESSES", WEB_CONCURRENCY: "PROCESSES", S3_URL: "FILES_URL", CLAMAV_URL: "CLAMD_URL" },
};

const shortName = 5;

/** The names in the file of settings that `bin/karier` reads; none without one. */
function namesInFile(path: string | undefined): ReadonlySet<string> {
  if (path === undefined || !existsSync(path)) return new Set();
  return new Set(Object.keys(parseEnv(readFileSync(path, "utf8"))));
}

/**
 * Names that differ from a setting by a slip of the pen, or begin as settings do, and every other name in `ENV_FILE`;
 * their values are not looked at.
 */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): UnknownSetting[] {
  const inFile = namesInFile(env["ENV_FILE"]);
  return Object.keys(env)
    .filter((name) => /^[A-Z][A-Z0-9_-]{2,60}$/i.test(name) && !known.includes(name) && !ofPlatform.test(name))
    .flatMap((name) => {
      const plain = name.toUpperCase().replaceAll("-", "_");
      const suggestion = otherNames[plain] ?? nearest(plain);
      const isOwn = suggestion !== null || ownBeginning.test(name) || (inFile.has(name) && !ofSystem.test(name));
      return isOwn ? [{ name, meant: suggestion }] : [];
    });
}

function nearest(name: string): string | null {
  const most = name.length <= shortName ? 1 : 2;
  const [found] = known
    .map((setting) => ({ setting, slips: slipsBetween(name, setting) }))
    .filter(({ setting, slips }) => slips <= (setting.length <= shortName ? 1 : most))
    .sort((one, other) => one.slips - other.slips);
  return found?.setting ?? null;
}

/** How many letters have to be added, left out, changed or swapped with their neighbour (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          (next[column - 1] ?? 0) + 1,
          (last[column] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
