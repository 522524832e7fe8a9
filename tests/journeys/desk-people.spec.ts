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
    whole: /^Tidak ditemukan perubahan tidak sah/,
    did: "menangguhkan",
    title: "Masuk ke Ruang Rekrutmen",
    over: "Undangan ini sudah tidak berlaku",
    companies: "Perusahaan",
    review: /^Lowongan perlu ditinjau orang lain/,
    months: "Hapus data lamaran setelah (bulan)",
    keep: "Simpan",
    kept: "Tersimpan.",
    noVacancy: /Pilih minimal satu lowongan/,
    addVacancy: "Tambah lowongan",
    searchVacancy: "Cari judul atau kode lowongan",
    team: "Ubah tim",
    inTeam: /^Undangan terkirim\. Orang ini sudah ada di tim/,
    auditRight: /orang yang boleh membaca log audit/,
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
    noVacancy: /Choose at least one vacancy/,
    addVacancy: "Add a vacancy",
    searchVacancy: "Search title or code of a vacancy",
    team: "Change team",
    inTeam: /^Invitation sent\. This person is in the team/,
    auditRight: /people who may read the audit log/,
    forOthers: "Your role does not include this page",
  },
} as const;

for (const [language, view] of wayIn("en")) {
  const texts = words[language];

  test.describe(`people of the desk in ${language}`, () => {
    test.use(view);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("are invited, changed and suspended; a company's settings are changed", async ({ part }) => {
      await part(
        "an administrator invites a recruiter, changes roles, suspends, and reads it in the trail (F1, F8, F41)",
        async ({ page, site }) => {
          await enterDesk(page, site, "admin");
          await page.getByRole("link", { name: texts.people, exact: true }).click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.people);
          await page.getByRole("link", { name: texts.invite }).click();
          const email = newEmail();
          await page.getByRole("textbox", { name: texts.email }).fill(email);
          await page.getByRole("button", { name: texts.send }).click();
          await expect(page.getByRole("alert").getByText(texts.noRole)).toBeVisible();
          await expect(page.getByRole("textbox", { name: texts.email })).toHaveValue(email);
          await page.getByRole("checkbox", { name: texts.recruiter }).check();
          await page.getByRole("button", { name: texts.send }).click();
          await expect(page.getByRole("alert").getByText(texts.noCompany)).toBeVisible();
          await page.getByRole("checkbox", { name: texts.company }).check();
          await isAccessible(page);
          await page.getByRole("button", { name: texts.send }).click();
          await expect(page.getByRole("status").getByText(texts.sent)).toBeVisible();
          const link = mailedLink(await site.mailTo(email), "/staff/invite/");

          await page.getByRole("searchbox", { name: texts.search }).fill(email);
          await page.getByRole("searchbox", { name: texts.search }).press("Enter");
          await page.getByRole("row", { name: email }).getByRole("link").click();
          // Until then the panel of the invitation is there, with a box of the same name.
          await expect(page.getByRole("button", { name: texts.save })).toBeVisible();
          await page.getByRole("checkbox", { name: texts.editor }).check();
          await page.getByRole("button", { name: texts.save }).click();
          await expect(page.getByRole("status").getByText(texts.saved)).toBeVisible();
          await expect(page.getByRole("checkbox", { name: texts.editor })).toBeChecked();
          await page.getByRole("button", { name: texts.suspend }).click();
          await expect(page.getByRole("status").getByText(texts.suspended)).toBeVisible();
          await expect(page.getByRole("button", { name: texts.restore })).toBeVisible();

          await openMore(page);
          await page.getByRole("link", { name: texts.trail, exact: true }).click();
          const row = page.getByRole("row", { name: email }).first();
          await expect(row).toContainText("Meilani Tanuwijaya");
          await expect(row).toContainText(texts.did);
          await page.getByRole("button", { name: texts.verify }).click();
          await expect(page.getByRole("status").getByText(texts.whole)).toBeVisible();
          await isAccessible(page);
          await page.goto(link);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.over);
        },
      );

      await part(
        "a recruiter invites hiring managers of own vacancies, among users and in a vacancy's team (F8, F10)",
        async ({ page, site }) => {
          await enterDesk(page, site, "recruiter");
          await openMore(page);
          await page.getByRole("link", { name: texts.people, exact: true }).click();
          await page.getByRole("link", { name: texts.invite }).click();
          await expect(page.getByRole("checkbox", { name: texts.recruiter })).toHaveCount(0);
          const email = page.getByRole("textbox", { name: texts.email });
          const first = newEmail();
          await email.fill(first);
          await page.getByRole("button", { name: texts.send }).click();
          await expect(page.getByRole("alert").getByText(texts.noVacancy)).toBeVisible();
          await page.getByRole("combobox", { name: texts.addVacancy }).click();
          await page.getByRole("combobox", { name: texts.searchVacancy }).fill("AKL");
          await page.getByRole("listbox").getByRole("option").first().click();
          await isAccessible(page);
          await page.getByRole("button", { name: texts.send }).click();
          await expect(page.getByRole("status").getByText(texts.sent)).toBeVisible();
          expect(mailedLink(await site.mailTo(first), "/staff/invite/")).toContain("/staff/invite/");

          await page.goto("/staff/vacancies?state=open");
          await page.getByRole("row").nth(1).getByRole("rowheader").getByRole("link").click();
          await page.getByRole("link", { name: texts.team, exact: true }).click();
          const second = newEmail();
          await page.getByRole("button", { name: texts.send }).click();
          await expect(page.getByRole("alert")).toBeVisible();
          await email.fill(second);
          await isAccessible(page);
          await page.getByRole("button", { name: texts.send }).click();
          await expect(page.getByRole("status").getByText(texts.inTeam)).toBeVisible();
          await page.getByRole("link", { name: texts.team, exact: true }).click();
          await expect(page.getByRole("checkbox", { name: second })).toBeChecked();
        },
      );

      await part(
        "a company's settings are changed once and read by its recruiter, who changes none",
        async ({ browser, context, page, site }) => {
          await enterDesk(page, site, "admin");
          await page.getByRole("link", { name: texts.companies, exact: true }).click();
          await page.getByRole("link", { name: "Arus Kirana Logistik" }).click();
          await page.getByRole("checkbox", { name: texts.review }).check();
          await page.getByRole("spinbutton", { name: texts.months }).fill("5");
          await page.getByRole("button", { name: texts.keep, exact: true }).click();
          await expect(page.getByRole("alert")).toBeVisible();
          await page.getByRole("spinbutton", { name: texts.months }).fill("36");
          await page.getByRole("button", { name: texts.keep, exact: true }).click();
          await expect(page.getByRole("status").getByText(texts.kept)).toBeVisible();
          const other = await browser.newContext({ baseURL: site.url, ...view });
          await readIn(other, site, language);
          const theirs = await other.newPage();
          await enterDesk(theirs, site, "recruiter");
          await openMore(theirs);
          await theirs.getByRole("link", { name: texts.companies, exact: true }).click();
          await expect(theirs.getByRole("link", { name: "Griya Tirta Laras" })).toHaveCount(0);
          await theirs.getByRole("link", { name: "Arus Kirana Logistik" }).click();
          await expect(theirs.getByRole("spinbutton", { name: texts.months })).toHaveValue("36");
          await expect(theirs.getByRole("spinbutton", { name: texts.months })).toBeDisabled();
          await expect(theirs.getByRole("link", { name: texts.trail, exact: true })).toHaveCount(0);
          await theirs.goto("/staff/trail");
          await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(texts.forOthers);
          await expect(theirs.getByText(texts.auditRight)).toBeVisible();
          await expect(theirs.getByText("audit.read")).toHaveCount(0);
          // The menu stays, and leads on.
          await openMore(theirs);
          await expect(theirs.getByRole("link", { name: texts.companies, exact: true })).toBeVisible();
          await other.close();
          await context.clearCookies();
        },
      );
    });
  });
}
