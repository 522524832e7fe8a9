import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Waits until the captcha of a form is done, which happens automatically once the form was touched; a press beside its
 * box is such a touch.
 */
export async function captchaDone(form: Locator): Promise<void> {
  await form.getByText("ALTCHA", { exact: true }).click();
  await expect(form.getByRole("checkbox", { name: /^(Terverifikasi|Verified)$/ })).toBeChecked();
}

/** Has the captcha of a page solved once more, as it does on its own when a solution expires. */
export async function captchaSolvedAnew(page: Page): Promise<void> {
  const solution = page.locator("input[name='grecaptcha']");
  const before = await solution.inputValue();
  await page.locator("altcha-widget").evaluate((widget) => {
    if ("reset" in widget && typeof widget.reset === "function") widget.reset();
    if ("verify" in widget && typeof widget.verify === "function") widget.verify();
  });
  await expect(solution).toHaveValue(/.{50}/);
  await expect(solution).not.toHaveValue(before);
}
