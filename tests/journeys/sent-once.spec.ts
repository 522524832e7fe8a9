// Shows: N21
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { applied } from "../support/applied.ts";
import { inDays } from "../support/days.ts";
import { eventually } from "../support/eventually.ts";
import { importProgressRows } from "../support/imported-progress.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { keptMailsTo } from "../support/mails.ts";
import { activationLink, aPerson, newcomer } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { signedIn } from "../support/wire.ts";
import { openAlive } from "./alive.ts";
import { captchaDone } from "./captcha.ts";
import { type Language, readIn, wayIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "what comes and goes" });

const words = {
  id: {
    ...{ password: "Kata sandi", enter: "Masuk", sendLink: "Kirim tautan", noted: "Periksa e-mail Anda" },
    ...{ resend: "Kirim tautan aktivasi", newPassword: "Kata sandi baru", repeat: "Ulangi kata sandi baru" },
    ...{ save: "Simpan kata sandi", changed: "Kata sandi sudah diubah", old: "Kata sandi saat ini" },
    ...{ change: "Ubah kata sandi", four: "4 dari 5", rate: "Kirim penilaian", thanks: "Terima kasih" },
    ...{ accept: "Terima undangan", accepted: "Undangan diterima" },
  },
  en: {
    ...{ password: "Password", enter: "Sign in", sendLink: "Send link", noted: "Check your e-mail" },
    ...{ resend: "Send activation link", newPassword: "New password", repeat: "Repeat the new password" },
    ...{ save: "Save password", changed: "Password changed", old: "Current password" },
    ...{ change: "Change password", four: "4 of 5", rate: "Send rating", thanks: "Thank you" },
    ...{ accept: "Accept the invitation", accepted: "Invitation accepted" },
  },
} as const;

const better = "Sawah-Hijau-Lereng-9";

interface Walk {
  context: BrowserContext;
  page: Page;
  site: Site;
}

/** A form that is filled in, and what its success looks like. */
interface Deed {
  /** The call that is to be sent once. */
  call: string;
  send: Locator;
  /** A field from which Enter sends too. */
  field?: Locator;
  done: () => Promise<void>;
}

async function resetLink(page: Page, site: Site): Promise<string> {
  const { email } = await aPerson(site);
  const client = await signedIn(site.url, { email, password: "Tenun-Karya-26" });
  await client.call("POST", "forget-password", { email, lang: "id", grecaptcha: await client.captcha() });
  await expect.poll(() => site.mailTo(email)).toContain("forgot-password");
  const link = mailedLink(await site.mailTo(email), "/forgot-password");
  await page.goto("about:blank");
  return link;
}

async function fillNew(page: Page, language: Language): Promise<Locator> {
  const say = words[language];
  await page.getByRole("textbox", { name: say.newPassword, exact: true }).fill(better);
  const repeated = page.getByRole("textbox", { name: say.repeat, exact: true });
  await repeated.fill(better);
  return repeated;
}

async function invitationLink(site: Site): Promise<string> {
  const { person, id } = await applied(site, "Juru Ketuk");
  const row = { phase: "hr-interview", invitation_place: "Gedung Nila", invitation_time: `${inDays(4)} 10:00` };
  await importProgressRows(site, [{ application_id: id, ...row }]);
  return eventually(async () => {
    const mails = await keptMailsTo(site.dataDir, person.email);
    const mail = mails.find((one) => one.includes("Lihat dan jawab"));
    expect(mail).toBeDefined();
    return mailedLink(mail ?? "", "/recruitmentprocess/");
  });
}

type Way = (walk: Walk, language: Language) => Promise<Deed>;

const heading = (page: Page, name: string) => () => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

const deeds: Record<string, Way> = {
  async "signing in"({ page, site }, language) {
    const { email, password } = await aPerson(site);
    const main = page.getByRole("main");
    await openAlive(page, "/signin");
    await main.getByRole("textbox", { name: "E-mail" }).fill(email);
    const field = main.getByRole("textbox", { name: words[language].password, exact: true });
    await field.fill(password);
    await captchaDone(main);
    const send = main.getByRole("button", { name: words[language].enter, exact: true });
    return { call: "login", send, field, done: () => expect(page).toHaveURL("/") };
  },
  async "asking for a new password"({ page, site }, language) {
    const main = page.getByRole("main");
    const { email } = await aPerson(site);
    await openAlive(page, "/forgot-password");
    const field = main.getByRole("textbox", { name: "E-mail" });
    await field.fill(email);
    await captchaDone(main);
    const send = main.getByRole("button", { name: words[language].sendLink });
    return { call: "forget-password", send, field, done: heading(page, words[language].noted) };
  },
  async "asking for another activation link"({ page, site }, language) {
    const main = page.getByRole("main");
    const person = await newcomer(site);
    await activationLink(site, person);
    await openAlive(page, "/account/activation/resend");
    const field = main.getByRole("textbox", { name: "E-mail" });
    await field.fill(person.email);
    await captchaDone(main);
    const send = main.getByRole("button", { name: words[language].resend });
    return { call: "resend-activation", send, field, done: heading(page, words[language].noted) };
  },
  async "choosing a new password"({ page, site }, language) {
    await openAlive(page, await resetLink(page, site));
    const field = await fillNew(page, language);
    const send = page.getByRole("button", { name: words[language].save });
    return { call: "reset-password", send, field, done: heading(page, words[language].changed) };
  },
  async "changing the password"({ context, page, site }, language) {
    const person = await aPerson(site);
    await signIn(context, site, person);
    await openAlive(page, "/account/change-password");
    await page.getByRole("textbox", { name: words[language].old, exact: true }).fill(person.password);
    const field = await fillNew(page, language);
    const send = page.getByRole("main").getByRole("button", { name: words[language].change });
    return { call: "password-change", send, field, done: heading(page, words[language].changed) };
  },
  async "answering the survey"({ context, page, site }, language) {
    const { person } = await applied(site, "Juru Ketuk");
    await signIn(context, site, person);
    const client = await signedIn(site.url, person);
    const { transactionId } = await client.call("GET", "net-promotor-survey/existing");
    await openAlive(page, `/NPS/Application?id=${transactionId}`);
    await page.getByRole("radio", { name: words[language].four }).check();
    const send = page.getByRole("button", { name: words[language].rate });
    return { call: "net-promotor-survey/rating", send, done: heading(page, words[language].thanks) };
  },
  async "answering an invitation"({ page, site }, language) {
    await openAlive(page, await invitationLink(site));
    const send = page.getByRole("button", { name: words[language].accept });
    return { call: "invitationconfrim", send, done: heading(page, words[language].accepted) };
  },
};

/** Holds a call until `letGo`, as a slow line does. */
async function holding(page: Page, call: string): Promise<{ sent: () => number; letGo: () => void }> {
  let letGo = () => {};
  let sent = 0;
  const blocked = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/api/v1/${call}`, async (route) => {
    // A guest's token is had by the call that signs in; nobody sends that one.
    if (call === "login" && !route.request().postData()?.includes("userName")) return route.continue();
    sent += 1;
    await blocked;
    await route.continue();
  });
  return { sent: () => sent, letGo };
}

const twice: Record<string, (deed: Deed) => Promise<void>> = {
  "pressed twice": ({ send }) => send.dblclick(),
  "sent by Enter twice": async ({ field, send }) => {
    const from = field ?? send;
    await from.focus();
    // As Enter does, but in one beat: two presses may be as close as that.
    await from.evaluate((element) => {
      const by = element instanceof HTMLButtonElement ? element : null;
      element.closest("form")?.requestSubmit(by);
      element.closest("form")?.requestSubmit(by);
    });
  },
};

for (const [language, view] of wayIn("en")) {
  test.describe(`in ${language} at ${view.viewport.width} pixels`, () => {
    test.use(view);
    const press = language === "id" ? "pressed twice" : "sent by Enter twice";

    test("what is sent twice in one beat is one deed, and its success is shown", async ({ part }) => {
      for (const [name, way] of Object.entries(deeds))
        await part(`${name}, ${press}, is one deed, and its success is shown`, async ({ context, page, site }) => {
          await readIn(context, site, language);
          const deed = await way({ context, page, site }, language);
          const line = await holding(page, deed.call);
          await twice[press]?.(deed);
          await expect.poll(line.sent).toBeGreaterThan(0);
          line.letGo();
          await deed.done();
          expect(line.sent()).toBe(1);
        });
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an answer that is pressed twice is one deed, and its success is shown", async ({ context, page, site }) => {
    await readIn(context, site, "id");
    await page.goto(await invitationLink(site));
    await page.getByRole("button", { name: words.id.accept }).dblclick();
    await expect(page.getByRole("heading", { level: 1, name: words.id.accepted })).toBeVisible();
  });
});

test("a form before hydration, pressed again during its request, is sent once and shows the answer", async ({
  context,
  page,
  site,
}) => {
  await readIn(context, site, "id");
  const link = await resetLink(page, site);
  await page.route("**/assets/*.js", (route) => route.abort());
  let letGo = () => {};
  const blocked = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let posts = 0;
  await page.route("**/forgot-password?*", async (route) => {
    if (route.request().method() === "POST") {
      posts += 1;
      await blocked;
    }
    await route.continue();
  });
  await page.goto(link);
  await fillNew(page, "id");
  const save = page.getByRole("button", { name: words.id.save });
  await save.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await save.boundingBox()) ?? {};
  // By hand: a locator would wait for the answer.
  const press = () => page.mouse.click(x + 9, y + 9);
  await press();
  await expect.poll(() => posts).toBe(1);
  await press();
  letGo();
  await expect(page.getByRole("heading", { level: 1, name: words.id.changed })).toBeVisible();
  expect(posts).toBe(1);
});
