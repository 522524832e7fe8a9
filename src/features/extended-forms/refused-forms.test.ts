import { afterAll, beforeAll, expect, test } from "vitest";
import { aSignedIn, type Portal } from "../../../tests/support/applicants.ts";
import { extendedFormPortal } from "../../../tests/support/extended-form-portal.ts";
import type { Answered } from "../../../tests/support/visitor.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await extendedFormPortal();
});
afterAll(() => portal.platform.close());

type Someone = Awaited<ReturnType<typeof aSignedIn>>;

const fresh = "applicant/flk/freshgraduate";
const save = ({ visitor }: Someone, step: "submit-1" | "submit-2" | "submit", data: object) =>
  visitor.multipart(`${fresh}/${step}`, { data, version: 0 });

function getErrors({ body }: Answered): string[] {
  const errors = body["errors"];
  return Array.isArray(errors) ? errors.map(({ path, code }) => `${path} ${code}`).toSorted() : [];
}

const personal = (fields: object) => ({ personalData: { ...fields } });

test("an impossible value is reported, whatever else is wrong", async () => {
  const someone = await aSignedIn(portal);
  const life = {
    ...personal({ birthDate: "1990-05-01", phone: "1" }),
    education: [{ startYear: 1989 }],
    family: { maritalDate: "1985-01-01" },
    father: { age: 40 },
    trainings: [{ date: "2030-01-01" }, { date: "1980-01-01" }],
    workExperiences: [{ startYear: 1990 }],
  };
  const cases = [
    "education.0.startYear before-birth",
    "family.maritalDate before-birth",
    "father.age parent-age",
    "personalData.phone phone-format",
    "trainings.0.date date-ahead",
    "trainings.1.date before-birth",
    "workExperiences.0.startYear before-birth",
  ];
  expect(getErrors(await save(someone, "submit-1", life))).toEqual(cases);
  const sound = { ...life, ...personal({ birthDate: "1990-05-01" }), trainings: [{ date: "2020-01-01" }] };
  expect(getErrors(await save(someone, "submit-1", sound))).toEqual([
    "education.0.startYear before-birth",
    "family.maritalDate before-birth",
    "father.age parent-age",
    "workExperiences.0.startYear before-birth",
  ]);
});

test("what no group is called is named, and nothing is stored", async () => {
  const someone = await aSignedIn(portal);
  const data = { ...personal({ phone: "1" }), personaldata: { birthPlace: "Solo" }, hobby: [1], "<b>": 1, "": 1 };
  for (const step of ["submit-1", "submit-2", "submit"] as const) {
    const refused = await save(someone, step, data);
    expect(refused.http).toBe(422);
    expect(getErrors(refused)).toEqual(
      expect.arrayContaining(["data unknown-field", "hobby unknown-field", "personaldata unknown-field"]),
    );
  }
  const seen = await someone.visitor.json(`${fresh}/view`, {});
  expect(seen.body).toMatchObject({ version: 0 });
});
