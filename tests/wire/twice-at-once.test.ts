// Shows: N21, promise 14
import { afterAll, beforeAll, expect, test } from "vitest";
import { askingAt, calls, publishedCall } from "./asking.ts";
import { type WholePortal, wholePortal } from "./whole-portal.ts";

let portal: WholePortal;
let at: ReturnType<typeof askingAt>;
beforeAll(async () => {
  portal = await wholePortal();
  at = askingAt(portal);
});
afterAll(() => portal.platform.close());

/** Data that one of two calls changes and both return: the second answer must not hide the first's change. */
const toldToBoth: ReadonlySet<string> = new Set(["POST reset-password", "POST password-change"]);

/** The mails and the lines of someone's trail that there are by now. */
async function trail(): Promise<{ name: string; id: string }[]> {
  const { db } = portal.platform.database;
  const mails = await db.selectFrom("outbox").select(["id", "kind"]).execute();
  const events = await db.selectFrom("account_events").select(["id", "applicant_id", "event"]).execute();
  return [
    ...mails.map(({ id, kind }) => ({ name: `mail ${kind}`, id: `mail ${id}` })),
    ...events.map(({ id, applicant_id, event }) => ({ name: `${event} of ${applicant_id}`, id: `event ${id}` })),
  ];
}

/** Each time is one: two sign-ins by a provider are two sessions, two downloads two files. */
const eachItsOwn = /^(signed-in|data-downloaded) /;

/** What was left twice since. */
async function leftTwiceSince(before: Awaited<ReturnType<typeof trail>>): Promise<string[]> {
  const known = new Set(before.map(({ id }) => id));
  const names = (await trail()).filter(({ id }) => !known.has(id)).map(({ name }) => name);
  return names.filter((name, place) => names.indexOf(name) !== place && !eachItsOwn.test(name));
}

test.each(calls)("%s sent twice at once is done once, and the repetition is no fault", async (name) => {
  const before = await trail();
  const responses = await at.twiceAtOnce(name);
  for (const { http } of responses) expect(http).toBeLessThan(500);
  const isDone = ({ http, json }: (typeof responses)[number]) =>
    http === 200 && (publishedCall(name).isFile === true || json["acknowledge"] === 1);
  expect(responses.filter(isDone).length).toBeGreaterThanOrEqual(toldToBoth.has(name) ? 2 : 1);
  for (const refused of responses.filter((one) => !isDone(one)))
    expect(refused.json).toMatchObject({
      acknowledge: 0,
      code: expect.stringMatching(/\w/),
      message: expect.any(String),
    });
  expect(await leftTwiceSince(before)).toEqual([]);
});
