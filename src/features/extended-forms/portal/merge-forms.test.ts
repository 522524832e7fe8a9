import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { goodForm, partialForms, smallLists } from "../../../../tests/support/extended-forms.ts";
import { groupNames } from "../definition/definition.ts";
import { formSchema } from "../form.schema.ts";
import type { FormValues, ListEntry } from "../form.ts";
import { mergeForms } from "./page/keep/form-keeper.ts";

const base = goodForm(smallLists);
const reference: ListEntry = { ...firstOf("references"), name: "Budi", id: 1 };

function firstOf(group: string) {
  const entries = base[group];
  if (!Array.isArray(entries) || entries[0] === undefined) throw new Error(`${group} has no entry.`);
  return entries[0];
}

const personal = (fields: object): FormValues => ({ ...base, personalData: { ...base["personalData"], ...fields } });
const references = (...entries: ListEntry[]): FormValues => ({
  ...base,
  references: entries.map((entry) => ({ ...reference, ...entry })),
});

describe("a field", () => {
  test("that one side changed is taken from there", () => {
    const { merged, conflicts } = mergeForms(base, personal({ birthPlace: "Solo" }), personal({ address: "Jl. Baru" }));
    expect(conflicts).toEqual([]);
    expect(merged).toEqual(personal({ birthPlace: "Solo", address: "Jl. Baru" }));
  });

  test("that both changed stays mine, and both are shown", () => {
    const { merged, conflicts } = mergeForms(base, personal({ birthPlace: "Solo" }), personal({ birthPlace: "Tegal" }));
    expect(merged).toEqual(personal({ birthPlace: "Solo" }));
    expect(conflicts).toEqual([{ path: "personalData.birthPlace", mine: "Solo", theirs: "Tegal" }]);
  });

  test("that both changed to the same is no conflict, and one that was emptied stays empty", () => {
    const same = personal({ birthPlace: "Solo" });
    expect(mergeForms(base, same, same)).toEqual({ merged: same, conflicts: [] });
    const emptied = personal({ birthPlace: null });
    expect(mergeForms(base, emptied, base)).toEqual({ merged: emptied, conflicts: [] });
    expect(mergeForms(base, base, emptied)).toEqual({ merged: emptied, conflicts: [] });
  });

  test("of several choices counts as a whole", () => {
    const ranked = (jobRanking: number[]): FormValues => ({
      ...base,
      workInterest: { ...base["workInterest"], jobRanking },
    });
    const { merged, conflicts } = mergeForms(ranked([1, 2, 3]), ranked([2, 1, 3]), ranked([3, 2, 1]));
    expect(merged).toEqual(ranked([2, 1, 3]));
    expect(conflicts).toEqual([{ path: "workInterest.jobRanking", mine: [2, 1, 3], theirs: [3, 2, 1] }]);
  });
});

describe("entries", () => {
  const begun = references({ id: 1 }, { id: 2 });

  test("stand in the order of the side that changed it, theirs where both did", () => {
    const ordered = (...ids: number[]) => references(...ids.map((id) => ({ id })));
    const [three, turned, other] = [ordered(1, 2, 3), ordered(3, 1, 2), ordered(2, 1, 3)];
    const getOrder = (mine: FormValues, theirs: FormValues) => {
      const { merged } = mergeForms(three, mine, theirs);
      return Array.isArray(merged["references"]) ? merged["references"].map(({ id }) => id) : [];
    };
    expect(getOrder(turned, three)).toEqual([3, 1, 2]);
    expect(getOrder(three, turned)).toEqual([3, 1, 2]);
    expect(getOrder(turned, other)).toEqual([2, 1, 3]);
    expect(getOrder(turned, ordered(1, 3, 9))).toEqual([3, 1, 9]);
  });

  test("that were added on both sides are all there, theirs first", () => {
    const { merged, conflicts } = mergeForms(
      begun,
      references({ id: 1 }, { id: 2 }, { id: 40, name: "Mine" }),
      references({ id: 50, name: "Theirs" }, { id: 1 }, { id: 2 }),
    );
    expect(merged["references"]).toMatchObject([{ name: "Theirs" }, { id: 1 }, { id: 2 }, { name: "Mine" }]);
    expect(conflicts).toEqual([]);
  });

  test("that one side took away and the other left as they were are gone", () => {
    for (const [mine, theirs] of [
      [references({ id: 2 }), begun],
      [begun, references({ id: 2 })],
    ] as const) {
      const { merged, conflicts } = mergeForms(begun, mine, theirs);
      expect(merged["references"]).toMatchObject([{ id: 2 }]);
      expect(conflicts).toEqual([]);
    }
  });

  test("that one side took away and the other changed stay, and both are shown", () => {
    const saved = { ...reference, id: 1, name: "Citra" };
    const { merged, conflicts } = mergeForms(begun, references({ id: 2 }), references(saved, { id: 2 }));
    expect(merged["references"]).toMatchObject([saved, { id: 2 }]);
    expect(conflicts).toEqual([{ path: "references.0", mine: null, theirs: saved }]);
  });

  test("that both changed are merged by their id, wherever they stand", () => {
    const { merged, conflicts } = mergeForms(
      begun,
      references({ id: 2, company: "PT Satu", name: "X" }, { id: 1 }),
      references({ id: 1 }, { id: 2, title: "Manajer", name: "Y" }),
    );
    expect(merged["references"]).toMatchObject([{ id: 2, company: "PT Satu", title: "Manajer", name: "X" }, { id: 1 }]);
    expect(conflicts).toEqual([{ path: "references.0.name", mine: "X", theirs: "Y" }]);
  });
});

test("whatever the forms are: who changed nothing gets the other's, and neither side's own field is lost", () => {
  const schema = formSchema(groupNames, () => new Date("2026-11-22T03:00:00Z"));
  const forms = partialForms(smallLists).map((raw) => schema.parse(raw));
  const alone = fc.property(forms, forms, (first, second) => {
    expect(mergeForms(first, second, first)).toEqual({ merged: second, conflicts: [] });
    expect(mergeForms(first, first, second)).toEqual({ merged: second, conflicts: [] });
    const { merged, conflicts } = mergeForms({}, first, second);
    for (const { path, mine } of conflicts) expect(at(merged, path)).toEqual(mine);
  });
  fc.assert(alone, { numRuns: 200, seed: 7 });
});

function at(form: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => Reflect.get(Object(value), key), form);
}
