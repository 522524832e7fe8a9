import { expect, type Locator } from "@playwright/test";

/**
 * Waits until the captcha of a form is done, which it is by itself once the form was touched; a press beside its box is
 * such a touch.
 */
export async function captchaDone(form: Locator): Promise<void> {
  await form.getByText("ALTCHA", { exact: true }).click();
  await expect(form.getByRole("checkbox", { name: /^(Terverifikasi|Verified)$/ })).toBeChecked();
}
