import { describe, expect, test } from "vitest";
import { goodForm, idIn, smallLists, withPhotoAt } from "../../../tests/support/extended-forms.ts";
import { getMissing, getSection, isNeeded, isShown, sectionStates } from "./completeness.ts";
import { groups, sections } from "./definition/definition.ts";
import { type Variant, variants } from "./definition/field.ts";
import type { Value } from "./definition/group.ts";
import { emptyForm, type FormValues, getPlaces } from "./form.ts";
import { formLists } from "./form-lists.ts";

const lists = formLists(smallLists);
const complete = withPhotoAt(goodForm(smallLists), "/api/v1/files/x.jpg");

function changed(path: string, value: Value, form: FormValues = complete): FormValues {
  const [group = "", ...rest] = path.split(".");
  const copy = structuredClone(form);
  const copyGroup = copy[group];
  const entry = Array.isArray(copyGroup) ? copyGroup[Number(rest[0])] : copyGroup;
  const field = rest.at(-1);
  if (entry === undefined || field === undefined) throw new Error(`There is no ${path}.`);
  entry[field] = value;
  return copy;
}

const without = (path: string) => changed(path, null);

describe.each(variants)("of the %s form", (variant) => {
  test("nothing is missing once everything is filled in", () => {
    expect(getMissing(variant, complete, lists)).toEqual([]);
  });

  test("each field that it needs is missed by its path, and no other", () => {
    let fieldCount = 0;
    for (const place of getPlaces(complete)) {
      for (const [name, field] of Object.entries(place.group.fields)) {
        if (!isShown(name, place, lists)) continue;
        const path = `${place.path}.${name}`;
        const isAsked = isNeeded(field, variant);
        expect({ path, missing: getMissing(variant, without(path), lists) }).toEqual({
          path,
          missing: isAsked ? [path] : [],
        });
        if (isAsked) fieldCount += 1;
      }
    }
    expect(fieldCount).toBeGreaterThan(80);
  });
});

test.each<[Variant, string[]]>([
  ["freshgraduate", ["education", "thesis.title", "organisations"]],
  ["professional", ["personalData.salaryId", "education", "workExperiences"]],
])("an empty form of the %s asks for %j among what both ask for", (variant, own) => {
  const missing = getMissing(variant, emptyForm(lists), lists);
  expect(missing).toEqual(expect.arrayContaining([...own, "personalData.photo", "consents.dataUse"]));
  const both = ["thesis", "organisations", "workExperiences", "personalData.salaryId"];
  const optionalPaths = missing.filter((path) => both.some((start) => path.startsWith(start)));
  expect(optionalPaths).toEqual(own.filter((path) => path !== "education"));
  for (const stories of ["problemStory", "obstacleStory"]) {
    const four = ["situation", "task", "action", "result"].map((field) => `${stories}.${field}`);
    expect(missing.filter((path) => path.startsWith(stories))).toEqual(four);
  }
});

test("a thesis that was begun wants its title from professionals too", () => {
  const begun: FormValues = { ...complete, thesis: { title: null, link: "https://contoh.id" } };
  expect(getMissing("professional", begun, lists)).toEqual(["thesis.title"]);
  expect(getMissing("professional", { ...complete, thesis: { title: null, link: null } }, lists)).toEqual([]);
});

test.each<[string, Value, string[]]>([
  ["personalData.nationalityId", idIn(smallLists, "nationality", "asing"), ["personalData.nationalityOther"]],
  ["education.0.institutionId", idIn(smallLists, "institution", "other"), ["education.0.institutionOther"]],
  ["education.0.cityId", idIn(smallLists, "domicile", "other"), ["education.0.cityOther"]],
  ["education.0.majorId", idIn(smallLists, "major", "other"), ["education.0.majorOther"]],
  ["family.maritalStatusId", idIn(smallLists, "maritalStatus", "menikah"), ["family.maritalDate"]],
  ["father.occupationId", idIn(smallLists, "occupation", "other"), ["father.occupationOther"]],
  ["workExperiences.0.functionIds", [1, idIn(smallLists, "function", "other")], ["workExperiences.0.functionOther"]],
  ["socialActivities.activityIds", [idIn(smallLists, "socialActivity", "other")], ["socialActivities.activityOther"]],
  ["facilities.facilityIds", [idIn(smallLists, "facility", "other")], ["facilities.facilityOther"]],
  ["workInterest.placementId", idIn(smallLists, "placement", "bersedia"), ["workInterest.cityIds"]],
  [
    "workInterest.placementId",
    idIn(smallLists, "placement", "bersedia-dengan-syarat"),
    ["workInterest.placementTerms", "workInterest.cityIds"],
  ],
  ["workInterest.jobRanking", [1, 2], ["workInterest.jobRanking"]],
  ["workInterest.jobRanking", [1, 2, idIn(smallLists, "function", "other")], ["workInterest.jobOther"]],
  ["workInterest.activityRanking", [1, 2, 3, 4], ["workInterest.activityRanking"]],
  ["consents.dataTruth", false, ["consents.dataTruth"]],
  ["mother.isDeceased", true, []],
  ["workExperiences.0.isCurrent", true, []],
])("%s = %j makes %j missing", (path, value, missing) => {
  expect(getMissing("professional", changed(path, value), lists)).toEqual(missing);
});

test("the age of a person who has died, and the last year of a present job, are not asked", () => {
  const bereaved = changed("father.age", null, changed("father.isDeceased", true));
  const working = changed("workExperiences.0.endYear", null, changed("workExperiences.0.isCurrent", true, bereaved));
  expect(getMissing("professional", working, lists)).toEqual([]);
});

describe("sections", () => {
  test("are empty where something is asked and nothing is there, optional where nothing is asked", () => {
    const states = sectionStates("freshgraduate", emptyForm(lists), lists);
    expect(Object.fromEntries(states)).toMatchObject({
      personal: "empty",
      family: "empty",
      "work-interest": "empty",
      works: "optional",
      experience: "optional",
      facilities: "optional",
    });
    expect(sectionStates("professional", emptyForm(lists), lists).get("experience")).toBe("empty");
  });

  test("are partial once one field is filled in, complete once none is missing", () => {
    const begun = changed("family.siblings", 0, emptyForm(lists));
    expect(sectionStates("freshgraduate", begun, lists).get("family")).toBe("partial");
    const states = [...sectionStates("freshgraduate", complete, lists).entries()];
    const open = states.filter(([, state]) => state !== "complete").map(([id]) => id);
    expect(open).toEqual([]);
  });

  test("hold every group once, and know their paths", () => {
    const groupNames = sections.flatMap((section): readonly string[] => section.groups);
    expect(groupNames.toSorted()).toEqual(Object.keys(groups).toSorted());
    expect(getSection("father.name")).toBe("family");
    expect(getSection("education.2.gpa")).toBe("education");
  });
});
