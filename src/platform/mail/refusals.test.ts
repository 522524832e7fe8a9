// Shows: promise 18
import { afterEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { startMailServer } from "../../../tests/support/mail-server.ts";
import { mailMigrations, outboxOn } from "../../../tests/support/outbox.ts";

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

/** A server that gives one mail these answers in turn, and the mail as it stands after the last of them. */
async function afterAnswers(answers: readonly number[]) {
  let attempts = 0;
  const server = await startMailServer((attempt, to) => {
    attempts = attempt;
    const responseCode = answers[attempt - 1];
    return responseCode === undefined ? undefined : { responseCode, words: `${attempt}.0.0 no <${to}>` };
  });
  closings.push(server.stop);
  const database = await testDatabase(mailMigrations);
  closings.push(() => database.close());
  const { queue, jobs, close } = await outboxOn(database, server.url);
  closings.push(close);
  await queue({});
  await jobs.start();
  return eventually(async () => {
    expect(attempts).toBe(answers.length);
    const row = await database.db
      .selectFrom("outbox")
      .select(["state", "attempts", "refusals", "final_refusals as final", "last_answer as answer"])
      .executeTakeFirstOrThrow();
    expect(row.attempts).toBe(answers.length);
    return row;
  });
}

test("one refusal for good after five that may pass is the first of its kind, and its words are kept", async () => {
  expect(await afterAnswers([450, 451, 452, 450, 450, 550])).toEqual({
    ...{ state: "waiting", attempts: 6, refusals: 5, final: 1 },
    answer: "550 6.0.0 no <[address]>",
  });
});

test.each([553, 554])(
  "after %i at once it waits for minutes, also where refusals that may pass came before",
  async (code) => {
    expect(await afterAnswers([450, code])).toMatchObject({ state: "waiting", refusals: 1, final: 1 });
  },
);

test("mail deferred by a clock that ran ahead goes out once the clock is right", async () => {
  const server = await startMailServer(() => undefined);
  closings.push(server.stop);
  const database = await testDatabase(mailMigrations);
  closings.push(() => database.close());
  const { queue, jobs, close } = await outboxOn(database, server.url);
  closings.push(close);
  await queue({});
  const ahead = new Date(Date.now() + 800 * 86_400_000);
  await database.db.updateTable("outbox").set({ postponed_until: ahead }).execute();
  await jobs.start();
  await eventually(() => expect(server.messages).toHaveLength(1));
});
