import type { BrowserContext, Page } from "@playwright/test";
import { solveCaptcha } from "../support/captcha.ts";
import type { Site } from "../support/site.ts";
import { captchaDone } from "./captcha.ts";
import type { Language } from "./reading.ts";

/**
 * Gives a browser the session of a person, as the sign-in page would, without walking through it and without the offer
 * of two-step sign-in that follows.
 */
export async function signIn(
  context: BrowserContext,
  site: Site,
  person: { email: string; password: string },
): Promise<void> {
  const challenge = await context.request.get(`${site.url}/api/v1/captcha/challenge`);
  const answer = await context.request.post(`${site.url}/api/v1/login`, {
    form: {
      siteType: "test",
      userName: person.email,
      password: person.password,
      lang: "id",
      grecaptcha: await solveCaptcha(await challenge.json()),
    },
    headers: { origin: new URL(site.url).origin },
  });
  const { acknowledge } = await answer.json();
  if (acknowledge !== 1) throw new Error("The sign-in was refused.");
  await context.clearCookies({ name: "mfa" });
}

/** Ends a browser's session from elsewhere, so that its own page knows nothing of it. */
export async function endSession(context: BrowserContext, site: Site): Promise<void> {
  const cookies = await context.cookies();
  const header = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  await fetch(`${site.url}/api/v1/logout`, { method: "POST", headers: { cookie: header, origin: site.url } });
}

const words = {
  id: { password: "Kata sandi", signIn: "Masuk" },
  en: { password: "Password", signIn: "Sign in" },
} as const;

/** Walks through the sign-in page, with what follows: the prompts, or the second step. */
export async function signInByHand(
  page: Page,
  language: Language,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const say = words[language];
  const main = page.getByRole("main");
  await page.goto("/signin");
  await main.getByRole("textbox", { name: "E-mail" }).fill(email);
  await main.getByRole("textbox", { name: say.password, exact: true }).fill(password);
  await captchaDone(main);
  await main.getByRole("button", { name: say.signIn, exact: true }).click();
}
