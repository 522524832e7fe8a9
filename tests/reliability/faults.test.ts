// Shows: promise 22
import { afterAll, beforeAll, expect, test } from "vitest";
import { endure } from "../../scripts/reliability/endure.ts";
import { faults } from "../../scripts/reliability/faults.ts";
import { startWorld, type World } from "../../scripts/reliability/world.ts";
import { eventually } from "../support/eventually.ts";
import { everyLook } from "../support/every-look.ts";

// In the ordinary run the quick ones; all fifteen in the long form, and in `npm run reliability`, which writes the
// table.
const quick = /connections to the database break|store of files cannot|processes is killed/;
const tried = faults.filter(({ name }) => everyLook || quick.test(name));

let world: World | string;
beforeAll(async () => {
  world = await startWorld(2);
});
afterAll(async () => {
  if (typeof world !== "string") await world.stop();
});

test("all processes hear at once what another one changes, and drop what they kept", async ({ skip }) => {
  if (typeof world === "string") return skip(world);
  const { site, admin } = world;
  const titles = async () => {
    const pages = await Promise.all(Array.from({ length: 6 }, () => fetch(`${site.url}/lowongan`)));
    return Promise.all(pages.map(async (page) => (await page.text()).includes("Judul yang baru")));
  };
  for (let time = 0; time < 3; time++) expect(await titles()).not.toContain(true);
  await admin.run("update vacancies set title_id = 'Judul yang baru'");
  await admin.run("select pg_notify('page_changes', 'vacancies')");
  await eventually(async () => expect(await titles()).not.toContain(false));
});

test.each(tried)("$name: visitors meet nothing worse than a 503, and all comes back", async (fault) => {
  if (typeof world === "string") return;
  // `npm run reliability` reports within how many seconds.
  const { seen, backSeconds, isRight } = await endure(world, fault);
  expect({ ...seen, backSeconds, isRight }).toMatchObject({ isRight: true, lost: 0 });
  expect(Number.isFinite(backSeconds)).toBe(true);
});

test("mails that were asked for while the mail server was away arrive", async ({ skip }) => {
  if (typeof world === "string") return skip(world);
  const { mail, mailsTaken, site, demonstration } = world;
  mail.refuse();
  const before = mailsTaken();
  const { solveCaptcha } = await import("../support/captcha.ts");
  const challenge: unknown = await (await fetch(`${site.url}/api/v1/captcha/challenge`)).json();
  const body = { email: demonstration.email, lang: "id", grecaptcha: await solveCaptcha(challenge) };
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${site.url}/api/v1/forget-password`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(mailsTaken()).toBe(before);
  mail.open();
  await eventually(() => expect(mailsTaken()).toBeGreaterThan(before));
});
