// Shows: R35
import type { Page } from "@playwright/test";
import { applied } from "../support/applied.ts";
import { dayInWords, inDays } from "../support/days.ts";
import { importProgressRows } from "../support/imported-progress.ts";
import type { Person } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { signedIn } from "../support/wire.ts";
import { openAlive } from "./alive.ts";
import { captchaDone } from "./captcha.ts";
import { desktop, type Language, phone, readIn } from "./reading.ts";
import { endSession, signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "what comes and goes" });

const inWords = (days: number) => ({ id: dayInWords(inDays(days), "id"), en: dayInWords(inDays(days), "en") });
const [interview, lastDay] = [inWords(4), inWords(3)];

const words = {
  id: {
    open: "Isi formulir STAR",
    lead: new RegExp(`Juru Cerita.*, ${interview.id} pukul 10\\.00\\sWIB\\. Kirim paling lambat ${lastDay.id}\\.`),
    first: "Saat Anda memimpin orang yang lebih berpengalaman",
    second: "Saat rencana Anda gagal",
    third: "Saat Anda memperbaiki cara kerja",
    details: ["Situasi", "Tugas", "Tindakan", "Hasil"],
    undo: "Urungkan di Situasi",
    redo: "Ulangi di Situasi",
    count: (written: number) => `${written} dari 2.000`,
    fill: (question: string) => `Isi: ${question}`,
    next: (question: string) => `Lanjut: ${question}`,
    bar: "Kirim formulir",
    saved: /^Draf disimpan \d\d\.\d\d\sWIB$/,
    offline: "Offline: tersimpan di perangkat ini",
    lacking: (count: number) => `Kurang ${count} jawaban`,
    complete: "Semua sudah terisi",
    summary: "Ada 4 jawaban yang belum diisi",
    missing: "Ceritakan bagian ini.",
    restored: /Kami membuka draf Anda dari/,
    ask: "Kirim formulir sekarang?",
    sent: /^Terkirim .*\sWIB/,
    ended: "Token Expired, Please Re-login",
    password: "Kata sandi",
    signIn: "Masuk",
    versions: "Ada dua versi",
    theirs: "Pakai yang di tempat lain",
  },
  en: {
    open: "Fill in the STAR form",
    lead: new RegExp(`Juru Cerita.*, ${interview.en} at 10:00\\sWIB\\. Send it by ${lastDay.en}\\.`),
    first: "When you led people with more experience than you",
    second: "When your plan failed",
    third: "When you improved a way of working",
    details: ["Situation", "Task", "Action", "Result"],
    undo: "Undo in Situation",
    redo: "Redo in Situation",
    count: (written: number) => `${written} of 2,000`,
    fill: (question: string) => `Fill in: ${question}`,
    next: (question: string) => `Next: ${question}`,
    bar: "Send the form",
    saved: /^Draft saved \d\d:\d\d\sWIB$/,
    offline: "Offline: saved on this device",
    lacking: (count: number) => `${count} answers missing`,
    complete: "Everything is filled in",
    summary: "4 answers are still missing",
    missing: "Tell us about this part.",
    restored: /We opened your draft of/,
    ask: "Send the form now?",
    sent: /^Sent on .*\sWIB/,
    ended: "Token Expired, Please Re-login",
    password: "Password",
    signIn: "Sign in",
    versions: "There are two versions",
    theirs: "Use the other",
  },
} as const;

const main = (page: Page) => page.getByRole("main");

/** Someone who has applied and is asked for a STAR form before an interview. */
async function requestStar(site: Site, title: string) {
  const { person, id } = await applied(site, title);
  const moment = { invitation_place: "Gedung Nila", invitation_time: `${inDays(4)} 10:00`, due_date: inDays(3) };
  const phase = { phase: "user-interview", star_form_code: "STAR-01" };
  await importProgressRows(site, [{ application_id: id, ...phase, ...moment }]);
  const client = await signedIn(site.url, person);
  const { data } = await client.call("POST", "Application/details/id", { applicationId: id });
  const url = JSON.stringify(data).match(/\/form-star\?id=\d+/)?.[0] ?? "";
  return { person, id, url };
}

function form(page: Page, language: Language) {
  const say = words[language];
  const card = (name: string) => page.getByRole("region", { name, exact: true });
  const bar = card(say.bar);
  return {
    say,
    card,
    bar,
    box: (question: string, place: number) =>
      card(question).getByRole("textbox", { name: say.details[place] ?? "", exact: true }),
    state: bar.getByRole("status"),
    send: bar.getByRole("button"),
  };
}

async function signInAgain(page: Page, language: Language, { password }: Person) {
  const say = words[language];
  const dialog = page.getByRole("dialog", { name: say.ended, exact: true });
  await dialog.getByRole("textbox", { name: say.password, exact: true }).fill(password);
  await captchaDone(dialog);
  await dialog.getByRole("button", { name: say.signIn, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test.describe("on a phone in Indonesian", () => {
  test.use(phone);

  test("the form is filled in through a lost network and an ended session, and sent (J5, promise 16)", async ({
    context,
    page,
    site,
  }) => {
    const { person, id, url } = await requestStar(site, "Juru Cerita");
    await readIn(context, site, "id");
    await signIn(context, site, person);
    const { say, box, card, state, send, bar } = form(page, "id");
    await openAlive(page, `/account/history?open=${id}`);
    await main(page).getByRole("link", { name: say.open }).click();
    await expect(page).toHaveURL(url);
    await expect(main(page)).toContainText(say.lead);
    await expect(bar).toContainText(say.lacking(12));

    await box(say.first, 0).pressSequentially("Magang 2024.");
    await box(say.first, 0).press("Enter");
    await box(say.first, 0).pressSequentially("Delapan pekerja.");
    await expect(box(say.first, 0)).toHaveValue("• Magang 2024.\n• Delapan pekerja.");
    await expect(state).toHaveText(say.saved);

    await context.setOffline(true);
    await box(say.first, 1).pressSequentially("Menyemai bibit.");
    await expect(state).toHaveText(say.offline);
    await card(say.second)
      .getByRole("button", { name: say.fill(say.second) })
      .click();
    await expect(page.getByRole("heading", { name: say.second })).toBeFocused();
    await box(say.second, 0).fill("Hujan turun.");
    await context.setOffline(false);
    await expect(state).toHaveText(say.saved);

    await endSession(context, site);
    await box(say.first, 2).fill("Bertanya dahulu.");
    await signInAgain(page, "id", person);
    await expect(state).toHaveText(say.saved);
    await page.reload();
    await expect(main(page)).toContainText(say.restored);
    await expect(box(say.first, 2)).toHaveValue("• Bertanya dahulu.");

    await box(say.first, 3).fill("Bibit mati 5%.");
    for (const question of [say.second, say.third]) {
      const fill = card(question).getByRole("button", { name: /^(Isi|Lanjutkan):/ });
      if (await fill.isVisible()) await fill.click();
    }
    for (const place of [1, 2, 3]) await box(say.second, place).fill("Menunggu reda.");
    await expect(bar).toContainText(say.lacking(4));
    await send.click({ force: true });
    const summary = page.getByRole("alert").filter({ hasText: say.summary });
    await expect(summary).toBeFocused();
    await expect(card(say.third).getByText(say.missing)).toHaveCount(4);
    await summary.getByRole("link").first().click();
    await expect(box(say.third, 0)).toBeFocused();
    for (const place of [0, 1, 2, 3]) await box(say.third, place).fill("Mencatat setiap hari.");
    await expect(bar).toContainText(say.complete);

    await send.click();
    await page.getByRole("dialog", { name: say.ask }).getByRole("button", { name: say.bar }).click();
    await expect(main(page).getByText(say.sent)).toBeVisible();
    await expect(main(page)).toContainText("Delapan pekerja.");
    expect(await site.run("report", ["star"])).toContain("Bibit mati 5%.");
    await page.goto(`/account/history?open=${id}`);
    await main(page).getByRole("link", { name: "Lihat formulir STAR yang terkirim" }).click();
    await expect(main(page)).toContainText("Mencatat setiap hari.");
    await expect(page.getByRole("textbox")).toHaveCount(0);
  });
});

test.describe("on a desktop in English, by keyboard alone", () => {
  test.use(desktop);

  test("bullets are written, five steps undone and redone, and the form is sent (J10)", async ({
    context,
    page,
    site,
  }) => {
    const { person, url } = await requestStar(site, "Juru Cerita");
    await readIn(context, site, "en");
    await signIn(context, site, person);
    const { say, box, card, state, send } = form(page, "en");
    const { keyboard } = page;
    await openAlive(page, url);
    await expect(main(page)).toContainText(say.lead);
    const situation = box(say.first, 0);
    const under = card(say.first);
    const undo = under.getByRole("button", { name: say.undo });
    await situation.focus();
    await expect(situation).toHaveValue("• ");
    await expect(under.getByText(say.count(0)).first()).toBeVisible();
    await keyboard.type("one");
    for (const line of ["two", "three", "four"]) {
      await keyboard.press("Enter");
      await keyboard.type(line);
    }
    await expect(situation).toHaveValue("• one\n• two\n• three\n• four");
    await expect(under.getByText(say.count(26))).toBeVisible();
    await keyboard.press("Enter");
    await keyboard.press("Enter");
    await expect(situation).toHaveValue("• one\n• two\n• three\n• four\n");
    await keyboard.press("Control+z");
    await keyboard.press("Control+z");
    await expect(situation).toHaveValue("• one\n• two\n• three\n• four");
    await keyboard.press("Tab");
    await expect(undo).toBeFocused();
    await keyboard.press("Enter");
    await expect(situation).toHaveValue("• one\n• two\n• three\n• ");
    await expect(under.getByRole("status").first()).toHaveText("Undone, 2 more to go");
    await keyboard.press("Enter");
    await keyboard.press("Enter");
    await expect(undo).toHaveAttribute("aria-disabled", "true");
    await expect(undo).toBeFocused();
    await expect(situation).toHaveValue("• one\n• two\n• ");
    await keyboard.press("Enter");
    await expect(situation).toHaveValue("• one\n• two\n• ");
    await keyboard.press("Tab");
    for (let step = 0; step < 3; step += 1) await keyboard.press("Enter");
    await expect(situation).toHaveValue("• one\n• two\n• three\n• four");

    // On from field to field: undo and redo lie between.
    for (const place of [1, 2, 3]) {
      const next = box(say.first, place);
      while (!(await next.evaluate((element) => element === document.activeElement))) await keyboard.press("Tab");
      await keyboard.type(`answer ${place}`);
    }
    for (const [from, question] of [
      [say.first, say.second],
      [say.second, say.third],
    ] as const) {
      const on = card(from).getByRole("button", { name: say.next(question) });
      while (!(await on.evaluate((element) => element === document.activeElement))) await keyboard.press("Tab");
      await keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: question })).toBeFocused();
      for (const place of [0, 1, 2, 3]) {
        const field = box(question, place);
        while (!(await field.evaluate((element) => element === document.activeElement))) await keyboard.press("Tab");
        await keyboard.type(`${question} ${place}`);
      }
    }
    await expect(state).toHaveText(say.saved);
    while (!(await send.evaluate((element) => element === document.activeElement))) await keyboard.press("Tab");
    await keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: say.ask });
    await expect(dialog).toBeVisible();
    await keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name: say.bar })).toBeFocused();
    await keyboard.press("Enter");
    await expect(main(page).getByText(say.sent)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("two devices' drafts are compared; what was typed last is not lost", async ({ context, page, site }) => {
    const { person, url } = await requestStar(site, "Juru Dua");
    await readIn(context, site, "en");
    await signIn(context, site, person);
    const { say, box, state } = form(page, "en");
    await openAlive(page, url);
    await box(say.first, 0).fill("• here");
    await expect(state).toHaveText(say.saved);
    const name = `form/draft/star-${url.split("=")[1]}`;
    const { data: draft } = await (await context.request.get(`${site.url}/api/v1/${name}`)).json();
    const [field = ""] = Object.keys(draft.data.values);
    const values = { ...draft.data.values, [field]: "• there" };
    const there = { ...draft.data, values, savedAt: "2026-11-22T00:00:00Z" };
    const headers = { origin: new URL(site.url).origin };
    await context.request.put(`${site.url}/api/v1/${name}`, { headers, data: { data: there, version: draft.version } });
    await box(say.first, 1).fill("• task");
    const versions = page.getByRole("dialog", { name: say.versions });
    await expect(versions).toContainText("• there");
    await versions.getByRole("button", { name: say.theirs }).click();
    await expect(box(say.first, 0)).toHaveValue("• there");
  });
});

test("somebody else's form, and one that there is not, are not found", async ({ context, page, site }) => {
  const { url } = await requestStar(site, "Juru Asing");
  const { person } = await applied(site, "Juru Lain");
  await signIn(context, site, person);
  for (const path of [url, "/form-star?id=999999", "/form-star?id=x", "/form-star"]) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
});
