// Shows: F44
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyFields } from "../draft/vacancy-fields.ts";
import { addDays } from "../vacancy.ts";
import { getValues, type ImportedValues, importedFields, isSameValue, type SomeValues } from "./imported-values.ts";
import { type ImportState, mergeImport, settled } from "./merge-import.ts";

const now = new Date("2026-11-26T03:00:00Z");
const today = "2026-11-26";

const first: ImportedValues = {
  ...getValues(emptyFields),
  ...{ "title.id": "Juru Las", "title.en": "Welder", "description.id": "<p>Satu</p>", "requirement.id": "<p>A</p>" },
  ...{ functionId: 1, category: 2, locations: ["Cikarang"], employmentType: "FULL_TIME" },
  ...{ salaryMin: 5_000_000, salaryMax: 7_000_000, endDay: addDays(today, 20), openings: 2, replyDays: 14 },
};

/** Of each kind of field what the desk makes of it, and what an import says next. */
const kinds = [
  ["a title", "title.id", "Juru Las Kapal", "Juru Las Pipa"],
  ["its English", "title.en", "Ship welder", "Pipe welder"],
  ["a long text", "description.id", "<p>Dua</p>", "<p>Tiga</p>"],
  ["a function", "functionId", 2, 3],
  ["a level", "category", 1, null],
  ["places", "locations", ["Batam"], ["Bekasi", "Karawang"]],
  ["kind of employment", "employmentType", "CONTRACTOR", null],
  ["a wage", "salaryMin", 6_000_000, null],
  ["the last day", "endDay", addDays(today, 30), addDays(today, 40)],
  ["a number", "openings", null, 9],
] as const satisfies readonly (readonly [string, keyof ImportedValues, unknown, unknown])[];

const aState = (overrides: Partial<ImportState> = {}): ImportState => ({
  published: first,
  draft: null,
  said: first,
  pending: {},
  isClosedByHand: false,
  isShown: true,
  ...overrides,
});

const merge = (overrides: Partial<ImportState>, values: SomeValues, takesAll = false) =>
  mergeImport(aState(overrides), { ...first, ...values }, { takesAll, now });

describe.each(kinds)("%s", (_, field, here, there) => {
  const edited = { ...first, [field]: here };
  const values = { [field]: there };

  test("that was not edited is the import's", () => {
    expect(merge({}, values)).toMatchObject({ taken: values, said: { ...first, ...values }, pending: {}, raised: [] });
  });

  test.each([
    ["published", { published: edited }],
    ["in a draft beside", { draft: edited }],
  ])("that was edited, %s, stays where the import says nothing new", (_where, overrides) => {
    expect(merge(overrides, {})).toMatchObject({ taken: {}, said: first, pending: {}, raised: [] });
  });

  test.each([
    ["published", { published: edited }, first],
    ["in a draft beside", { draft: edited }, first],
    ["where no import had spoken", { published: edited, said: {} }, {}],
  ])(
    "that was edited, %s, stays and waits for a choice where the import says something new",
    (_where, overrides, expectedSaid) => {
      const merged = merge(overrides, values);
      expect(merged).toMatchObject({ pending: values, raised: [field] });
      expect(merged.taken).not.toHaveProperty([field]);
      expect(isSameValue(merged.said, expectedSaid, field)).toBe(true);
    },
  );

  test("gives way where the import takes all, and the trail names it", () => {
    const merged = merge({ published: edited, pending: { [field]: here } }, values, true);
    expect(merged).toMatchObject({ taken: values, said: values, pending: {}, raised: [], overwritten: [field] });
  });

  test("that says the same here and there is settled", () => {
    expect(merge({ published: { ...first, ...values } }, values)).toMatchObject({
      taken: {},
      said: values,
      pending: {},
    });
    expect(settled(aState({ published: { ...first, ...values }, pending: values }))).toMatchObject({
      ...{ said: values, pending: {} },
    });
  });
});

test("an import that says the former value again has nothing to choose about", () => {
  const published = { ...first, openings: 4 };
  expect(merge({ published, pending: { openings: 9 } }, {}).pending).toEqual({});
});

test("an end that was decided by hand is edited, whatever day it names", () => {
  const endDay = addDays(today, 50);
  expect(merge({ isClosedByHand: true, isShown: false }, { endDay })).toMatchObject({
    ...{ taken: {}, pending: { endDay }, raised: ["endDay"] },
  });
});

test("nothing that was edited is hidden without a choice; what nobody edited ends as the import says", () => {
  const endDay = addDays(today, -1);
  expect(merge({ published: { ...first, openings: 4 } }, { endDay })).toMatchObject({ pending: { endDay } });
  expect(merge({}, { endDay })).toMatchObject({ taken: { endDay }, pending: {} });
});

test("half of a span of wages is not taken where it turned the span round", () => {
  const published = { ...first, salaryMax: 5_500_000 };
  const values = { salaryMin: 6_000_000, salaryMax: 8_000_000 };
  expect(merge({ published }, values)).toMatchObject({
    taken: {},
    pending: values,
    raised: ["salaryMin", "salaryMax"],
  });
});

/** A small world of values, so that desk and import often meet. */
const fields = ["title.id", "endDay", "openings"] as const;
const values = {
  "title.id": fc.constantFrom("A", "B", "C"),
  endDay: fc.constantFrom(addDays(today, 10), addDays(today, 20), addDays(today, -5)),
  openings: fc.constantFrom(null, 1, 2),
};
const some = fc.record(values, { requiredKeys: [] });
type Step =
  | { kind: "edit"; values: SomeValues }
  | { kind: "import"; values: SomeValues }
  | { kind: "publish" }
  | { kind: "choose"; theirs: boolean };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("edit" as const), values: some }),
  fc.record({ kind: fc.constant("import" as const), values: some }),
  fc.constant({ kind: "publish" as const }),
  fc.record({ kind: fc.constant("choose" as const), theirs: fc.boolean() }),
);

test("whatever desk and import do in turn, no edit is lost and no word of an import is dropped without a choice", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.boolean(), (steps, isDesk) => {
      let stands = aState({ said: isDesk ? {} : first });
      let values: ImportedValues = first;
      for (const next of steps) {
        const before = stands;
        if (next.kind === "edit") {
          stands = {
            ...stands,
            draft: { ...(stands.draft ?? first), ...(stands.draft ?? stands.published), ...next.values },
          };
          stands = { ...stands, ...settled(stands) };
        } else if (next.kind === "publish") {
          stands = { ...stands, published: stands.draft ?? stands.published, draft: null };
        } else if (next.kind === "import") {
          values = { ...values, ...next.values };
          const merged = mergeImport(stands, values, { takesAll: false, now });
          stands = takenInto(stands, merged.taken, merged);
          for (const field of fields) {
            const isEdited = [before.published, before.draft].some(
              (place) => place !== null && !isSameValue(place, before.said, field),
            );
            if (isEdited) expect([field, merged.taken[field]]).toEqual([field, undefined]);
          }
        } else {
          const known = { said: { ...stands.said, ...stands.pending }, pending: {} };
          stands = takenInto(stands, next.theirs ? stands.pending : {}, known);
        }
        // Of each field the import's last word is public, waits for a choice, or was chosen about.
        for (const field of importedFields) {
          if (isDesk && !importSpoke(steps, next)) continue;
          const isThere = isSameValue(stands.said, values, field) || isSameValue(stands.pending, values, field);
          expect([field, isThere]).toEqual([field, true]);
        }
      }
    }),
    { numRuns: 2_000 },
  );
});

function importSpoke(steps: readonly Step[], now: Step): boolean {
  return steps.slice(0, steps.indexOf(now) + 1).some(({ kind }) => kind === "import");
}

function takenInto(stands: ImportState, taken: SomeValues, known: Pick<ImportState, "said" | "pending">): ImportState {
  return {
    ...stands,
    published: stands.published && { ...stands.published, ...taken },
    draft: stands.draft && { ...stands.draft, ...taken },
    ...{ said: known.said, pending: known.pending },
  };
}
