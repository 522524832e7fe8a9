import type { BrowserContext, Page } from "@playwright/test";
import type { Site } from "../support/site.ts";
import { openAlive } from "./alive.ts";

interface Begun {
  name: string;
  email: string;
  /** The vacancy that brought somebody to sign up, as a path of ours. */
  redirect: string | null;
}

/** Runs in the page: what step 1 leaves in the tab. */
function leave(begun: Begun & { source: null }): void {
  sessionStorage.setItem("sign-up", JSON.stringify(begun));
}

/** Opens sign-up's second step as after a reload: step 1 was done in this tab, and the password is asked for again. */
export async function openSecondStep(page: Page, context: BrowserContext, site: Site, begun: Begun): Promise<void> {
  await context.addCookies([{ name: "sign-up-step", value: "1", url: site.url }]);
  await page.addInitScript(leave, { ...begun, source: null });
  await openAlive(page, "/signup/profile-resume");
}
