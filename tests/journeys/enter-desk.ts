import type { Page } from "@playwright/test";
import type { Site } from "../support/site.ts";

/** Members of the sample content, by the role that they have. */
export const sampleStaff = {
  admin: "meilani.tanuwijaya@contoh.id",
  recruiter: "ratna.widyaningrum@contoh.id",
  otherRecruiter: "galih.suryanto@contoh.id",
  manager: "hendra.simatupang@contoh.id",
  editor: "yosef.kambuaya@contoh.id",
  privacy: "dewi.anggraeni@contoh.id",
} as const;

/** Signs this browser in at the desk as a member of the sample content, by an operator's link. */
export async function enterDesk(page: Page, site: Site, who: keyof typeof sampleStaff): Promise<void> {
  const output = await site.run("staff", ["demo-link", sampleStaff[who]]);
  await page.goto(output.trim());
  await page.getByRole("main").getByRole("button").click();
  await page.waitForURL(/\/staff$/);
}
