import { expect, test } from "vitest";
import type { Language } from "../../../i18n/language.ts";
import { languages } from "../../../i18n/language.ts";
import { groupNames, groups, sections } from "./definition.ts";
import type { Field, Label, Variant } from "./field.ts";
import type { Group } from "./group.ts";

const english = (label: Label) => label({}, { locale: "en" });

function formatGroup(group: Group, variant: Variant): string {
  if (group.kind === "one") return group.needed.includes(variant) ? "required" : "may stay empty";
  return group.least[variant] === 0 ? `up to ${group.most}` : `${group.least[variant]} to ${group.most}`;
}

function formatField(name: string, { kind, needed, shown, ...field }: Field): string {
  const from = "list" in field ? ` of ${field.list}` : "";
  const only = needed.length === 1 ? `, ${needed[0] === "freshgraduate" ? "flk1" : "flk2"}` : "";
  const may = needed.length === 0 && kind !== "tick" ? ", optional" : "";
  const when = shown === null ? "" : `, by ${shown.field}`;
  return `\`${name}\` (${kind}${from}${only}${may}${when})`;
}

function row(section: string, name: (typeof groupNames)[number]): string {
  const group = groups[name];
  const fields = Object.entries(group.fields).map(([field, spec]) => formatField(field, spec));
  const stored = name === "personalData" ? `\`document.${name}\`, photo: \`photo_file\`` : `\`document.${name}\``;
  const cells = [
    section,
    english(group.label),
    formatGroup(group, "freshgraduate"),
    formatGroup(group, "professional"),
    stored,
  ];
  return `| ${cells.join(" | ")} | ${fields.join(", ")} |`;
}

/** The page about the form, as the definition says it. */
function page(): string {
  const rows = sections.flatMap(({ label, groups: names }) => names.map((name) => row(english(label), name)));
  return `# Fields of the extended application form

The test of the form's definition (\`src/features/extended-forms/definition/\`) generates this page; \`vitest -u\` updates it.
Both variants have every group; flk1 is for fresh graduates, flk2 for professionals. "required": all fields except the optional ones must be filled in; "may stay empty": once started, the group must be complete.
A form is one row of \`extended_forms\` per applicant and variant, with its groups in the column \`document\`; ids are those of the master data. The photo is a file like the resume's (\`resume_files\`). \`submit-1\` saves the groups up to work experience, \`submit-2\` the rest.

| section | group | flk1 | flk2 | in \`extended_forms\` | fields |
|---|---|---|---|---|---|
${rows.join("\n")}
`;
}

test("the page in docs says what the definition says", async () => {
  await expect(page()).toMatchFileSnapshot("../../../../docs/extended-form.md");
});

/** §3 "Old recruitment form", word by word, and the fields that hold it. */
const specified: Record<string, string[]> = {
  personalData: [
    ...["photo", "fullName", "birthPlace", "birthDate", "nationalityId", "nationalityOther", "address"],
    ...["phone", "secondPhone", "homePhone", "email", "gender", "experienceCategory", "salaryId", "expectedSalaryId"],
  ],
  education: [
    ...["degreeId", "institutionId", "institutionOther", "cityId", "cityOther", "majorId", "majorOther"],
    ...["studyProgram", "startYear", "graduationYear", "gpa"],
  ],
  thesis: ["title", "link"],
  publications: ["typeId", "title", "link"],
  trainings: ["name", "organizer", "date", "description"],
  organisations: ["name", "positionId", "scopeId"],
  family: ["maritalStatusId", "maritalDate", "birthOrder", "siblings"],
  father: ["name", "age", "lastEducationId", "occupationId"],
  mother: ["name", "age", "lastEducationId", "occupationId"],
  familyMembers: ["familyTitleId", "name", "isDeceased", "age", "lastEducationId", "occupationId"],
  internships: ["institution", "industryId", "department", "startMonth", "endMonth", "jobDescription"],
  workExperiences: [
    ...["company", "title", "positionId", "positionTypeId", "mainJob1", "mainJob2", "mainJob3", "improvement"],
    ...["functionIds", "industryId", "industryOther", "startYear", "endYear", "monthlySalary", "subordinates"],
  ],
  problemStory: ["situation", "task", "action", "result"],
  obstacleStory: ["situation", "task", "action", "result"],
  hobbies: ["hobbyIds"],
  socialActivities: ["activityIds", "activityOther"],
  workInterest: ["availableDate", "placementId", "cityIds", "activityRanking", "jobRanking", "jobOther"],
  psychotests: ["date", "organizer", "purpose"],
  facilities: ["facilityIds", "facilityOther"],
  references: ["name", "company", "title", "phone", "email", "relationId"],
  referenceFlag: ["isActive"],
  consents: ["dataTruth", "dataUse"],
};

// Shows: J9
test("every group and field of §3 is there", () => {
  expect(groupNames.toSorted()).toEqual(Object.keys(specified).toSorted());
  for (const name of groupNames)
    expect(Object.keys(groups[name].fields)).toEqual(expect.arrayContaining(specified[name] ?? []));
});

test.each<Language>([...languages])("every label is said in %s, none twice in a group", (locale) => {
  for (const name of groupNames) {
    const labels = Object.values(groups[name].fields).map(({ label }) => label({}, { locale }));
    expect(labels.filter((label) => label.trim() === "")).toEqual([]);
    expect({ name, labels: [...new Set(labels)] }).toEqual({ name, labels });
  }
});

test("a field is shown by one that its group has, before it", () => {
  for (const name of groupNames) {
    const fields = Object.entries(groups[name].fields);
    for (const [index, [field, { shown }]] of fields.entries()) {
      if (shown === null) continue;
      const before = fields.slice(0, index).map(([other]) => other);
      expect({ name, field, before }).toEqual({ name, field, before: expect.arrayContaining([shown.field]) });
    }
  }
});
