import { browserApi } from "../../../contract/browser-api.ts";
import { remoteChallenge } from "../../../domain/people/people.schema.ts";
import { captchaChallenge } from "../accounts.calls.ts";
import { loadRecaptcha, type Recaptcha } from "./load-recaptcha.ts";

/** Who asks: our own server with ALTCHA, or Google where the operator chose it. */
export type Widget = { readonly by: "altcha" } | { readonly by: "recaptcha"; readonly recaptcha: Recaptcha };

let loading: Promise<Widget> | undefined;

async function loadAltcha(): Promise<Widget> {
  const [{ default: Pbkdf2Worker }] = await Promise.all([
    import("altcha/workers/pbkdf2?worker"),
    import("altcha/external"),
  ]);
  await import("altcha/i18n/id");
  globalThis.$altcha.algorithms.set("PBKDF2/SHA-256", () => new Pbkdf2Worker());
  return { by: "altcha" };
}

async function load(): Promise<Widget> {
  const sent = await browserApi.send(captchaChallenge, {});
  if (sent.status === "refused") throw new Error(sent.message);
  const remote = remoteChallenge.safeParse(sent.answer);
  return remote.success ? { by: "recaptcha", recaptcha: await loadRecaptcha(remote.data) } : loadAltcha();
}

/** Fetches what draws the captcha, once; only in the browser. */
export function loadWidget(): Promise<Widget> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
