import { aPerson } from "../support/people.ts";
import { phone } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

test("who is signed in goes on from sign-in and sign-up to where they lead, or home", async ({
  context,
  page,
  site,
}) => {
  await signIn(context, site, await aPerson(site));
  for (const [path, to] of [
    ["/signin", "/"],
    ["/signup", "/"],
    ["/signin?redirect=%2Fagenda", "/agenda"],
    ["/signup?redirect=%2Fagenda", "/agenda"],
    ["/signin?redirect=%2F%2Fevil.example", "/"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("whose session ended elsewhere stays at the sign-in, and is sent in no circle", async ({
  context,
  page,
  site,
}) => {
  const person = await aPerson(site);
  await signIn(context, site, person);
  await context.request.post(`${site.url}/api/v1/logout`, { headers: { origin: site.url }, data: {} });
  const otherCookies = (await context.cookies()).filter(({ name }) => name !== "session");
  await context.clearCookies();
  await context.addCookies([...otherCookies, { name: "session", value: "ended", url: site.url }]);
  await page.goto("/signin?redirect=%2Fprofile-resume");
  await expect(page).toHaveURL("/signin?redirect=%2Fprofile-resume");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test("the second step of sign-up says that it needs them, in place of a form that never comes", async ({
    context,
    page,
    site,
  }) => {
    await page.goto("/signup/profile-resume/kampus");
    await expect(page).toHaveURL("/signup");
    await page.goto("/signup/profile-resume/virtue");
    await expect(page).toHaveURL("/signup/virtue");
    await context.addCookies([{ name: "sign-up-step", value: "1", url: site.url }]);
    await page.goto("/signup/profile-resume");
    await expect(page.getByRole("main").getByText(/JavaScript/)).toBeVisible();
    await expect(page.getByRole("status", { name: "Menyiapkan formulir" })).toBeHidden();
  });
});
