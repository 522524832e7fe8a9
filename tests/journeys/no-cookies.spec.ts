import { aPerson } from "../support/people.ts";
import { captchaDone } from "./captcha.ts";
import { phone } from "./reading.ts";
import { expect, test } from "./site-test.ts";

test.use(phone);

test("a browser that keeps no cookies sees at the sign-in that they are needed, and stays there", async ({
  context,
  page,
  site,
}) => {
  await page.route("**/api/v1/login", async (route) => {
    const response = await route.fetch();
    await context.clearCookies();
    const { "set-cookie": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  const person = await aPerson(site);
  await page.goto("/signin");
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await form.getByRole("textbox", { name: "Kata sandi", exact: true }).fill(person.password);
  await captchaDone(form);
  await form.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(form.getByText("browser ini memblokir cookie")).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
});
