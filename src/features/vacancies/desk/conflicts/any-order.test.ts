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

/** A vacancy with every value that an import or an edit set, so that a lost value is found. */
async function aStory() {
  const { row, id } = await imported({ openings: "2" });
  const lastImport: Record<Field, number | null> = { openings: 2, replyDays: null };
  /** Values of an import's that the desk had, or chose about. */
  const known: Record<Field, Set<unknown>> = { openings: new Set([2]), replyDays: new Set([null]) };

  async function getImport(name: Field, value: number) {
    lastImport[name] = value;
    const before = await readOf(recruiter, id);
    await put([{ ...row, openings: String(lastImport.openings), reply_days: String(lastImport.replyDays ?? "") }]);
    const after = await readOf(recruiter, id);
    const waiting = await waitingOf(id);
    for (const each of fields) {
      // An import takes the place of what an import said, never of an edit.
      if (after[each] !== before[each]) expect([each, known[each].has(before[each])]).toEqual([each, true]);
      const isThere = after[each] === lastImport[each] || waiting[each]?.[1] === lastImport[each];
      expect([each, lastImport[each], isThere || known[each].has(lastImport[each])]).toEqual([
        each,
        lastImport[each],
        true,
      ]);
      if (after[each] === lastImport[each]) known[each].add(lastImport[each]);
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
    if (to === lastImport[name]) known[name].add(to);
  }

  return { importOf: getImport, chooseOf, editOf: getEdit, publish: () => actOn(recruiter, id, "publish") };
}

test("edits, imports, choices and publications in any order lose no edit and no value of an import", async () => {
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
