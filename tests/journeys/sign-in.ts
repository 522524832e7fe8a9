import type { BrowserContext } from "@playwright/test";
import { solveCaptcha } from "../support/captcha.ts";
import type { Site } from "../support/site.ts";

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
