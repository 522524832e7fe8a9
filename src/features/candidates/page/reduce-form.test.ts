// Shows: F40
import { expect, test } from "vitest";
import { goodForm, smallLists } from "../../../../tests/support/extended-forms.ts";
import { groupNames, groups } from "../../extended-forms/definition/definition.ts";
import { reducedForm } from "./read-form.server.ts";

const reduced = reducedForm(goodForm(smallLists));

/** Every field that a reduced form still has, with its kind. */
const seen = groupNames.flatMap((name) => {
  const value = reduced[name];
  const [entry] = Array.isArray(value) ? value : [value];
  return Object.keys(entry ?? {}).flatMap((field) => {
    const kind = groups[name].fields[field]?.kind;
    return kind === undefined ? [] : [{ name, field, kind }];
  });
});

test("a hiring manager's form has no family, references or statements", () => {
  const hidden = ["family", "father", "mother", "familyMembers", "references", "referenceFlag", "consents"];
  expect(hidden.filter((name) => name in reduced)).toEqual([]);
  expect(seen.map(({ name }) => name)).toContain("problemStory");
});

test("of the person it has the name and the category of experience, and nothing else", () => {
  expect(Object.keys(reduced["personalData"] ?? {})).toEqual(["fullName", "experienceCategory"]);
});

test.each(["email", "phone", "birthDate", "money", "photo"])(
  "it has no field that holds a %s, wherever it stands",
  (kind) => {
    expect(seen.filter((field) => field.kind === kind)).toEqual([]);
  },
);

test("no field that chooses a salary or a gender is left", () => {
  const lists = seen.flatMap(({ name, field }) => {
    const of = groups[name].fields[field];
    return of !== undefined && "list" in of ? [of.list] : [];
  });
  expect(lists).not.toContain("salary");
  expect(lists).not.toContain("gender");
});
