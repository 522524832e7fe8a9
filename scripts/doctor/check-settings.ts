import { isLoopback } from "../../src/platform/settings/loopback.ts";
import type { Settings } from "../../src/platform/settings/settings.ts";
import { type Finding, findingsAbout } from "./finding.ts";

/** Work that holds up no machine any more. */
const cheapCaptcha = 10_000;

interface Rule {
  about: string;
  isSo: (settings: Settings) => boolean;
  says: string;
  todo: string;
}

/** Settings that are fine on a developer's machine and wrong on a public site. */
const inPublic: readonly Rule[] = [
  {
    about: "PUBLIC_URL",
    isSo: ({ publicUrl }) => publicUrl.startsWith("http:"),
    says: "passwords and cookies travel in the clear",
    todo: "put TLS in front (deploy/nginx.conf) and let PUBLIC_URL begin with https://",
  },
  {
    about: "TRUST_PROXY",
    isSo: ({ publicUrl, trustProxy }) => publicUrl.startsWith("https:") && trustProxy.length === 0,
    says: "every visitor has the address of what stands in front, and shares its limits",
    todo: "name that proxy's address",
  },
  {
    about: "SMTP_URL",
    isSo: ({ smtpUrl }) => smtpUrl === null,
    says: "mails are kept as files, nobody receives one",
    todo: "set it to a mail server",
  },
  {
    about: "SAMPLE_CONTENT",
    isSo: ({ sampleContent }) => sampleContent,
    says: "invented companies and a demonstration applicant, into an empty database",
    todo: "set it to false before the first start",
  },
  {
    about: "CAPTCHA_COST",
    isSo: ({ captcha }) => captcha.provider === "altcha" && captcha.cost < cheapCaptcha,
    says: "holds no machine up",
    todo: "leave it out",
  },
  {
    about: "LIMITS_FACTOR",
    isSo: ({ limitsFactor }) => limitsFactor !== 1,
    says: "limits are not the ones that were thought through",
    todo: "leave it out but for a test of load",
  },
];

/** Settings for a single start. */
const passing: readonly Rule[] = [
  {
    about: "ACCEPT_NEW_SECRET",
    isSo: ({ acceptsNewSecret }) => acceptsNewSecret,
    says: "the next start takes any secret",
    todo: "leave it out after one start",
  },
  {
    about: "ALLOW_NEWER_SCHEMA",
    isSo: ({ database }) => database.allowsNewerSchema,
    says: "starts on a schema that it does not know",
    todo: "leave it out once every process has the same version",
  },
  {
    about: "MAINTENANCE",
    isSo: ({ maintenance }) => maintenance,
    says: "every page answers 503",
    todo: "leave it out once the work is done",
  },
];

/** Looks at the settings themselves, each of which has been read. */
export function checkSettings(settings: Settings): Finding[] {
  const rules = isLoopback(settings.publicUrl) ? passing : [...inPublic, ...passing];
  const found = rules.filter(({ isSo }) => isSo(settings));
  if (found.length === 0) return [findingsAbout("settings").ok(`read; the site is ${settings.publicUrl}`)];
  return found.map(({ about, says, todo }) => findingsAbout(about).warning(says, todo));
}
