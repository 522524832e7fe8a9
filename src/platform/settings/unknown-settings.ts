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
  /^(STAFF_|DATABASE_|SMTP_|RETENTION_|CAPTCHA_|RECAPTCHA_|GOOGLE_CLIENT|FACEBOOK_|FILES_|METRICS_|LIMITS_|TRUSTED_|TRUST_PROXY)/;
/** Names that container platforms set for services with these names. */
const ofPlatform = /_SERVICE_(HOST|PORT)|_PORT(_\d+_(TCP|UDP).*)?$/;

const shortName = 5;

/** Names that differ from a setting by a slip of the pen, or begin as settings do; their values are not looked at. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): UnknownSetting[] {
  return Object.keys(env)
    .filter((name) => /^[A-Z][A-Z0-9_]{2,60}$/.test(name) && !known.includes(name) && !ofPlatform.test(name))
    .flatMap((name) => {
      const suggestion = nearest(name);
      return suggestion !== null || ownBeginning.test(name) ? [{ name, meant: suggestion }] : [];
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
