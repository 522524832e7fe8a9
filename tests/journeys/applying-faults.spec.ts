import { newHome } from "../support/home.ts";
import { startSite } from "../support/site.ts";
import { signedIn, type WireClient } from "../support/wire.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "applying under faults" });

const consent = { kebenaranData: true, penggunaanData: true };

interface Item {
  vacancyId: number;
  isApplied: boolean;
}

async function openVacancies(client: WireClient): Promise<number[]> {
  const answer = await client.call("POST", "lowongan-page/id", { PageSize: 50, PageNo: 1 });
  const { vacancies } = answer;
  const items: Item[] =
    typeof vacancies === "object" && vacancies !== null && "data" in vacancies && Array.isArray(vacancies.data)
      ? vacancies.data
      : [];
  return items.filter(({ isApplied }) => !isApplied).map(({ vacancyId }) => vacancyId);
}

async function apply(client: WireClient, vacancyId: number | undefined) {
  const body = { VacancyId: vacancyId, grecaptcha: await client.captcha(), lang: "id", activityPlatform: "", consent };
  return client.call("POST", "submit-application", body);
}

async function history(client: WireClient): Promise<{ applicationId: number; vacancyId: number }[]> {
  const { data } = await client.call("POST", "Application/list/id", { PageSize: 50, PageNo: 1 });
  return Array.isArray(data) ? data : [];
}

// Shows: promise 14
test("applying fifty times at once to one vacancy makes one application", async ({ site }) => {
  const client = await signedIn(site.url, await site.demonstration());
  const [vacancyId] = await openVacancies(client);
  const answers = await Promise.all(Array.from({ length: 50 }, () => apply(client, vacancyId)));
  expect(answers.filter(({ acknowledge }) => acknowledge === 1)).toHaveLength(1);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, "already-applied"]));
  expect(new Set(answers.map(({ applicationId }) => applicationId)).size).toBe(1);
  expect((await history(client)).filter((item) => item.vacancyId === vacancyId)).toHaveLength(1);
});

// Shows: promise 17
test("a process killed while people apply loses no application that it acknowledged", async () => {
  const home = await newHome();
  const acknowledged: unknown[] = [];
  for (let life = 0; life < 3; life++) {
    const site = await startSite(home);
    const client = await signedIn(site.url, await site.demonstration());
    const vacancies = await openVacancies(client);
    const sent = vacancies.slice(0, 20).map((vacancyId) => apply(client, vacancyId));
    const requests = sent.map((one) =>
      one.then((answer) => answer.acknowledge === 1 && acknowledged.push(answer["applicationId"])),
    );
    await Promise.race([sent[4 + life * 3], ...sent.slice(10)]);
    site.process.kill("SIGKILL");
    await Promise.allSettled(requests);
  }
  const site = await startSite(home);
  const items = await history(await signedIn(site.url, await site.demonstration()));
  const ids = items.map(({ applicationId }) => applicationId);
  await site.stop();
  await home.remove();
  expect(acknowledged.length).toBeGreaterThan(3);
  expect(ids).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(items.map(({ vacancyId }) => vacancyId)).size).toBe(items.length);
});
