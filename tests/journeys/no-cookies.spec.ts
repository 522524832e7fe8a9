import { aPerson } from "../support/people.ts";
import { captchaDone } from "./captcha.ts";
import { expect, test } from "./site-test.ts";

test("a browser that keeps no cookies is told at the sign-in that they are needed, and stays there", async ({
  page,
  site,
}) => {
  await page.route("**/*", async (route) => {
    const { cookie: _, ...headers } = route.request().headers();
    const response = await route.fetch({ headers, maxRedirects: 0 });
    const { "set-cookie": __, ...kept } = response.headers();
    await route.fulfill({ response, headers: kept });
  });
  const person = await aPerson(site);
  await page.goto("/signin");
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await form.getByRole("textbox", { name: "Kata sandi", exact: true }).fill(person.password);
  await captchaDone(form);
  await form.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(form.getByText("peramban ini tidak menyimpan kuki")).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/);
});
