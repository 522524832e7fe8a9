// Shows: F17
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Portal } from "../../../tests/support/applicants.ts";
import type { DeskOfTest } from "../../../tests/support/desk.ts";
import { readOf } from "../../../tests/support/desk-vacancies.ts";
import {
  anAnswerer,
  anAskingVacancy,
  ask,
  askingOfTest,
  questionsOfEachKind,
  toBody,
} from "../../../tests/support/questions.ts";
import { applicationsPersonalData } from "./personal-data.server.ts";
import { listAnswers } from "./read-answers.server.ts";

let portal: Portal;
let desk: DeskOfTest;
beforeAll(async () => {
  ({ portal, desk } = await askingOfTest());
});
afterAll(() => portal.platform.close());

const { certificate, systems } = questionsOfEachKind;
const asking = (questions: readonly object[]) => anAskingVacancy({ portal, desk }, questions);
const db = () => portal.platform.database.db;

test("what is held of a person has the answers in words and no must, and is without them once erased (F46)", async () => {
  const { id, ids } = await asking([certificate, systems]);
  const someone = await anAnswerer(portal);
  const sent = await someone.apply(id, [
    { questionId: ids[0], value: 2 },
    { questionId: ids[1], value: "satu buatan sendiri" },
  ]);
  const person = { applicantId: someone.id, email: "", tokenKeys: [] };
  const personalData = JSON.stringify(await applicationsPersonalData.tell(db(), person));
  for (const words of ["Sertifikat K3?", "Belum", "satu buatan sendiri"]) expect(personalData).toContain(words);
  expect(personalData).not.toContain("must");
  await portal.platform.database.transact((tx) => applicationsPersonalData.erase(tx, person, new Date()));
  expect(await listAnswers(db(), Number(sent.body["applicationId"]))).toEqual([]);
});

/** Changes to one vacancy: its question is edited, removed or added; someone applies. */
const deeds = fc.array(
  fc.oneof(
    fc.record({ deed: fc.constant("edit" as const), words: fc.string({ minLength: 1, maxLength: 20 }) }),
    fc.constant({ deed: "take away" as const }),
    fc.constant({ deed: "ask" as const }),
    fc.record({ deed: fc.constant("apply" as const), value: fc.string({ maxLength: 40 }) }),
  ),
  { minLength: 3, maxLength: 8 },
);

test("whatever is edited after, an answer keeps the words that it was given to, and its version", async () => {
  const people: Awaited<ReturnType<typeof anAnswerer>>[] = [];
  await fc.assert(
    fc.asyncProperty(deeds, async (order) => {
      const { id, recruiter } = await asking([systems]);
      const sent = new Map<number, [words: string, version: number, value: string | null][]>();
      let applied = 0;
      for (const step of order) {
        const { questions } = await readOf(recruiter, id);
        const bodies = questions.map(toBody);
        if (step.deed === "edit") {
          const [first, ...rest] = bodies;
          const words = { id: step.words.replace(/\s+/g, " ").trim() || "?", en: "" };
          if (first) expect((await ask(recruiter, id, [{ ...first, words }, ...rest])).http).toBe(200);
        } else if (step.deed === "take away") await ask(recruiter, id, bodies.slice(1));
        else if (step.deed === "ask") await ask(recruiter, id, [...bodies, systems].slice(0, 3));
        else {
          const person = people[applied] ?? (await anAnswerer(portal));
          people[applied] = person;
          const value = step.value.normalize("NFC").replaceAll("\0", "").trim();
          const { body } = await person.apply(
            id,
            questions.map((question) => ({ questionId: question.id, value })),
          );
          applied += 1;
          if (body["acknowledge"] !== 1) continue;
          const expected = questions.map(({ words, version }) => [words.id, version, value || null] as const);
          sent.set(
            Number(body["applicationId"]),
            expected.map(([words, version, answer]) => [words, version, answer]),
          );
        }
      }
      for (const [applicationId, expected] of sent) {
        const now = await listAnswers(db(), applicationId);
        expect(now.map(({ question, value }) => [question.words.id, question.version, value])).toEqual(expected);
      }
    }),
    { numRuns: 12 },
  );
});
