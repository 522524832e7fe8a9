import type { Database } from "../database/database.ts";
import type { CaptchaSettings } from "../settings/settings.ts";
import { createAltcha } from "./altcha.ts";
import type { Captcha } from "./provider.ts";
import { createRecaptcha } from "./recaptcha.ts";

export interface CaptchaParts {
  settings: CaptchaSettings;
  /** As `readSecrets` gives them. */
  secrets: readonly string[];
  database: Database;
  clock: () => Date;
  /** How many times the work is asked for now; 1 at ease. */
  times: (network: string) => Promise<number>;
}

/** The captcha that the settings name. */
export function openCaptcha({ settings, secrets, database, clock, times }: CaptchaParts): Captcha {
  const { db } = database;
  if (settings.provider === "recaptcha") return createRecaptcha({ ...settings, db, clock });
  return createAltcha({ cost: settings.cost, secrets, db, clock, times });
}
