// Shows: F11
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  beginEditing,
  type Editing,
  merged,
  refusedFields,
  type Saved,
  settled,
  typed,
  unsaved,
} from "./editing-state.ts";
import { type FieldName, type FormValues, fieldNames, toEdits } from "./form-values.ts";

const empty = Object.fromEntries(fieldNames.map((name) => [name, ""]));
const getValues = (overrides: Partial<FormValues>): FormValues => ({
  ...{ "title.id": "", "title.en": "", "description.id": "", "description.en": "", "requirement.id": "" },
  ...{ "requirement.en": "", functionId: "", category: "", locations: "", employmentType: "", salaryMin: "" },
  ...{ salaryMax: "", endDate: "", openings: "", replyDays: "", code: "" },
  ...empty,
  ...overrides,
});
const saved = (version: number, overrides: Partial<FormValues> = {}): Saved => ({
  version,
  values: getValues(overrides),
  edited: { by: "Bayu Pradipta", isMe: false, at: "2026-11-25T10:41:00+07:00" },
});

const begun = () => beginEditing(saved(1, { "title.id": "Analis", openings: "1" }));

test("what is typed is to be saved, and is not once it is as before", () => {
  const editing = typed(begun(), "title.id", "Analis Data");
  expect(unsaved(editing)).toEqual(["title.id"]);
  expect(unsaved(typed(editing, "title.id", "Analis"))).toEqual([]);
});

test("a field that only somebody else changed is theirs at once", () => {
  const editing = merged(
    typed(begun(), "openings", "3"),
    saved(2, { "title.id": "Analis Rantai Pasok", openings: "1" }),
  );
  expect(editing.values).toMatchObject({ "title.id": "Analis Rantai Pasok", openings: "3" });
  expect([unsaved(editing), editing.base.version]).toEqual([["openings"], 2]);
});

test("a field that both changed stays as typed, shows both and is not saved until one is chosen", () => {
  const both = merged(
    typed(begun(), "title.id", "Analis Data"),
    saved(2, { "title.id": "Analis Gudang", openings: "1" }),
  );
  expect(both.clashes["title.id"]).toMatchObject({ theirs: "Analis Gudang", by: "Bayu Pradipta" });
  expect([both.values["title.id"], unsaved(both)]).toEqual(["Analis Data", []]);
  expect(unsaved(settled(both, "title.id", "ours"))).toEqual(["title.id"]);
  const theirs = settled(both, "title.id", "theirs");
  expect([theirs.values["title.id"], unsaved(theirs)]).toEqual(["Analis Gudang", []]);
});

test("two people who wrote the same have no conflict", () => {
  const same = merged(
    typed(begun(), "title.id", "Analis Data"),
    saved(2, { "title.id": "Analis Data", openings: "1" }),
  );
  expect(same.clashes).toEqual({});
  expect(unsaved(same)).toEqual([]);
});

test("one language of a text is theirs and the other mine", () => {
  const editing = merged(typed(begun(), "title.en", "Analyst"), saved(2, { "title.id": "Analis II", openings: "1" }));
  expect(toEdits(unsaved(editing), editing.values)).toEqual({ title: { id: "Analis II", en: "Analyst" } });
});

test("text typed during a save is kept, and values that the server tidied are the server's", () => {
  const sending = typed(begun(), "title.id", "Analis  Data");
  const sent = { "title.id": "Analis  Data" };
  const answer = saved(2, { "title.id": "Analis Data", openings: "1" });
  expect(merged(sending, answer, sent).values["title.id"]).toBe("Analis Data");
  const on = typed(sending, "title.id", "Analis  Data Besar");
  const after = merged(on, answer, sent);
  expect([after.values["title.id"], after.clashes, unsaved(after)]).toEqual(["Analis  Data Besar", {}, ["title.id"]]);
});

test("a refused field waits until it is edited again; the others are saved", () => {
  const editing = refusedFields(typed(typed(begun(), "openings", "0"), "code", "A"), { openings: "Too small." });
  expect(unsaved(editing)).toEqual(["code"]);
  expect(unsaved(typed(editing, "openings", "2"))).toEqual(["openings", "code"]);
});

test("in any order of two people's edits, no word of mine is lost unless I chose so", () => {
  const name = fc.constantFrom<FieldName>("title.id", "title.en", "openings");
  const deed = fc.record({ name, value: fc.constantFrom("a", "b", "c"), isMine: fc.boolean() });
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 20 }), (deeds) => {
      let editing: Editing = begun();
      const mine = new Map<FieldName, string>();
      for (const { name, value, isMine } of deeds) {
        if (isMine) {
          editing = typed(editing, name, value);
          mine.set(name, value);
        } else {
          const values = { ...editing.base.values, [name]: value };
          editing = merged(editing, { ...editing.base, version: editing.base.version + 1, values });
        }
        for (const [field, value] of mine) {
          const isTheirs = editing.values[field] === editing.base.values[field];
          expect(editing.values[field] === value || isTheirs).toBe(true);
          if (isTheirs) mine.delete(field);
        }
      }
    }),
  );
});
