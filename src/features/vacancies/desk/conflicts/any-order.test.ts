// Shows: F44
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { actOn, readOf } from "../../../../../tests/support/desk-vacancies.ts";
import { importsAtDesk } from "../../../../../tests/support/imports-at-desk.ts";

const { platform, recruiter, put, imported, edit, waitingOf, choose } = await importsAtDesk();
afterAll(() => platform.close());

const fields = ["openings", "replyDays"] as const;
type Field = (typeof fields)[number];

const field = fc.constantFrom(...fields);
const value = fc.integer({ min: 1, max: 4 });
const step = fc.oneof(
  fc.record({ kind: fc.constant("edit" as const), field, value }),
  fc.record({ kind: fc.constant("import" as const), field, value }),
  fc.record({ kind: fc.constant("choose" as const), field, side: fc.constantFrom("ours" as const, "theirs" as const) }),
  fc.constant({ kind: "publish" as const }),
);

/** A vacancy and all that was said of it, by whom, so that whatever is lost is found. */
async function aStory() {
  const { row, id } = await imported({ openings: "2" });
  const told: Record<Field, number | null> = { openings: 2, replyDays: null };
  /** Values of an import's that the desk had, or chose about. */
  const known: Record<Field, Set<unknown>> = { openings: new Set([2]), replyDays: new Set([null]) };

  async function getImport(name: Field, said: number) {
    told[name] = said;
    const before = await readOf(recruiter, id);
    await put([{ ...row, openings: String(told.openings), reply_days: String(told.replyDays ?? "") }]);
    const after = await readOf(recruiter, id);
    const waiting = await waitingOf(id);
    for (const each of fields) {
      // An import takes the place of what an import said, never of an edit.
      if (after[each] !== before[each]) expect([each, known[each].has(before[each])]).toEqual([each, true]);
      const isThere = after[each] === told[each] || waiting[each]?.[1] === told[each];
      expect([each, told[each], isThere || known[each].has(told[each])]).toEqual([each, told[each], true]);
      if (after[each] === told[each]) known[each].add(told[each]);
    }
  }

  async function chooseOf(name: Field, side: "ours" | "theirs") {
    const pair = (await waitingOf(id))[name];
    if (pair === undefined) return;
    expect((await choose(id, { [name]: side })).http).toBe(200);
    known[name].add(pair[1]);
    expect((await readOf(recruiter, id))[name]).toBe(side === "ours" ? pair[0] : pair[1]);
    expect((await waitingOf(id))[name]).toBeUndefined();
  }

  async function getEdit(name: Field, to: number) {
    await edit(id, { [name]: to });
    const now = await readOf(recruiter, id);
    expect(now[name]).toBe(to);
    if (to === told[name]) known[name].add(to);
  }

  return { importOf: getImport, chooseOf, editOf: getEdit, publish: () => actOn(recruiter, id, "publish") };
}

test("edits, imports, choices and publications in any order lose no edit and drop no word of an import", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const story = await aStory();
      for (const next of steps) {
        if (next.kind === "edit") await story.editOf(next.field, next.value);
        else if (next.kind === "import") await story.importOf(next.field, next.value);
        else if (next.kind === "choose") await story.chooseOf(next.field, next.side);
        else await story.publish();
      }
    }),
    { numRuns: 25 },
  );
});
