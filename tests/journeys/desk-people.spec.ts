import { mailedLink } from "../support/mailed-link.ts";
import { newEmail } from "../support/people.ts";
import { enterDesk } from "./enter-desk.ts";
import { isAccessible } from "./is-accessible.ts";
import { openMore } from "./open-more.ts";
import { readIn, wayIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

// Suspending and roles of sample members would be seen by others.
test.use({ siteOf: "what the desk changes" });
test.describe.configure({ mode: "default" });

const words = {
  id: {
    people: "Pengguna",
    invite: "Undang pengguna",
    email: "E-mail",
    recruiter: /^Rekruter/,
    editor: /^Editor/,
    send: "Kirim undangan",
    noRole: /Pilih minimal satu peran/,
    noCompany: /Pilih perusahaan tempat rekruter/,
    company: "Griya Tirta Laras",
    sent: /^Undangan terkirim/,
    search: "Nama atau e-mail",
    save: "Simpan peran",
    saved: /^Peran tersimpan/,
    suspend: "Tangguhkan",
    suspended: /^Akun ditangguhkan/,
    restore: "Aktifkan lagi",
    trail: "Log audit",
    verify: "Periksa integritas",
    whole: /^Tidak ada perubahan dari luar/,
    did: "menangguhkan",
    title: "Masuk ke Ruang Rekrutmen",
    over: "Undangan ini sudah tidak berlaku",
    companies: "Perusahaan",
    review: /^Lowongan perlu ditinjau orang lain/,
    months: "Hapus data lamaran setelah (bulan)",
    keep: "Simpan",
    kept: "Tersimpan.",
    forOthers: "Halaman ini bukan untuk peran Anda",
  },
  en: {
    people: "Users",
    invite: "Invite a user",
    email: "E-mail",
    recruiter: /^Recruiter/,
    editor: /^Editor/,
    send: "Send invitation",
    noRole: /Choose at least one role/,
    noCompany: /Choose the companies that this recruiter/,
    company: "Griya Tirta Laras",
    sent: /^Invitation sent to /,
    search: "Name or e-mail",
    save: "Save roles",
    saved: /^Roles saved/,
    suspend: "Suspend",
    suspended: /^Account suspended/,
    restore: "Reactivate",
    trail: "Audit log",
    verify: "Verify integrity",
    whole: /^No tampering found/,
    did: "suspended",
    title: "Sign in to the recruiting desk",
    over: "This invitation has expired",
    companies: "Companies",
    review: /^Vacancies need a review/,
    months: "Delete application data after (months)",
    keep: "Save",
    kept: "Saved.",
    forOthers: "Your role does not include this page",
  },
} as const;

for (const [language, view] of wayIn("en")) {
  const told = words[language];

  test.describe(`people of the desk in ${language}`, () => {
    test.use(view);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("are invited, changed and suspended; a company's settings are changed", async ({ part }) => {
      await part(
        "an administrator invites a recruiter, changes roles, suspends, and reads it in the trail (F1, F8, F41)",
        async ({ page, site }) => {
          await enterDesk(page, site, "admin");
          await page.getByRole("link", { name: told.people, exact: true }).click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.people);
          await page.getByRole("link", { name: told.invite }).click();
          const email = newEmail();
          await page.getByRole("textbox", { name: told.email }).fill(email);
          await page.getByRole("button", { name: told.send }).click();
          await expect(page.getByRole("alert").getByText(told.noRole)).toBeVisible();
          await expect(page.getByRole("textbox", { name: told.email })).toHaveValue(email);
          await page.getByRole("checkbox", { name: told.recruiter }).check();
          await page.getByRole("button", { name: told.send }).click();
          await expect(page.getByRole("alert").getByText(told.noCompany)).toBeVisible();
          await page.getByRole("checkbox", { name: told.company }).check();
          await isAccessible(page);
          await page.getByRole("button", { name: told.send }).click();
          await expect(page.getByRole("status").getByText(told.sent)).toBeVisible();
          const link = mailedLink(await site.mailTo(email), "/staff/invite/");

          await page.getByRole("searchbox", { name: told.search }).fill(email);
          await page.getByRole("searchbox", { name: told.search }).press("Enter");
          await page.getByRole("row", { name: email }).getByRole("link").click();
          // Until then the panel of the invitation is there, with a box of the same name.
          await expect(page.getByRole("button", { name: told.save })).toBeVisible();
          await page.getByRole("checkbox", { name: told.editor }).check();
          await page.getByRole("button", { name: told.save }).click();
          await expect(page.getByRole("status").getByText(told.saved)).toBeVisible();
          await expect(page.getByRole("checkbox", { name: told.editor })).toBeChecked();
          await page.getByRole("button", { name: told.suspend }).click();
          await expect(page.getByRole("status").getByText(told.suspended)).toBeVisible();
          await expect(page.getByRole("button", { name: told.restore })).toBeVisible();

          await openMore(page);
          await page.getByRole("link", { name: told.trail, exact: true }).click();
          const row = page.getByRole("row", { name: email }).first();
          await expect(row).toContainText("Meilani Tanuwijaya");
          await expect(row).toContainText(told.did);
          await page.getByRole("button", { name: told.verify }).click();
          await expect(page.getByRole("status").getByText(told.whole)).toBeVisible();
          await isAccessible(page);
          await page.goto(link);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.over);
        },
      );

      await part(
        "a company's settings are changed once and read by its recruiter, who changes none",
        async ({ browser, context, page, site }) => {
          await enterDesk(page, site, "admin");
          await page.getByRole("link", { name: told.companies, exact: true }).click();
          await page.getByRole("link", { name: "Arus Kirana Logistik" }).click();
          await page.getByRole("checkbox", { name: told.review }).check();
          await page.getByRole("spinbutton", { name: told.months }).fill("5");
          await page.getByRole("button", { name: told.keep, exact: true }).click();
          await expect(page.getByRole("alert")).toBeVisible();
          await page.getByRole("spinbutton", { name: told.months }).fill("36");
          await page.getByRole("button", { name: told.keep, exact: true }).click();
          await expect(page.getByRole("status").getByText(told.kept)).toBeVisible();
          const other = await browser.newContext({ baseURL: site.url, ...view });
          await readIn(other, site, language);
          const theirs = await other.newPage();
          await enterDesk(theirs, site, "recruiter");
          await openMore(theirs);
          await theirs.getByRole("link", { name: told.companies, exact: true }).click();
          await expect(theirs.getByRole("link", { name: "Griya Tirta Laras" })).toHaveCount(0);
          await theirs.getByRole("link", { name: "Arus Kirana Logistik" }).click();
          await expect(theirs.getByRole("spinbutton", { name: told.months })).toHaveValue("36");
          await expect(theirs.getByRole("spinbutton", { name: told.months })).toBeDisabled();
          await expect(theirs.getByRole("link", { name: told.trail, exact: true })).toHaveCount(0);
          await theirs.goto("/staff/trail");
          await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(told.forOthers);
          await expect(theirs.getByText("audit.read")).toBeVisible();
          await other.close();
          await context.clearCookies();
        },
      );
    });
  });
}
