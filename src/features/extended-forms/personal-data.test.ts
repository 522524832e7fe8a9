import { afterAll, beforeAll, expect, test } from "vitest";
import { aPhoto, aSignedIn, type Portal } from "../../../tests/support/applicants.ts";
import { choicesIn, extendedFormPortal } from "../../../tests/support/extended-form-portal.ts";
import { goodForm, idIn } from "../../../tests/support/extended-forms.ts";
import { documentsPersonalData } from "../documents/document.queries.server.ts";
import { extendedFormsPersonalData } from "./personal-data.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await extendedFormPortal();
});
afterAll(() => portal.platform.close());

test("both forms are exported with words for their ids, and erased with their photo", async () => {
  const someone = await aSignedIn(portal);
  const { database, clock, files } = portal.platform;
  const choices = await choicesIn(portal.platform);
  const form = goodForm(choices);
  const data = { ...form, problemStory: form["problemStory"], hobbies: { hobbyIds: [2, 1] } };
  for (const variant of ["freshgraduate", "professional"]) {
    await someone.visitor.multipart(`applicant/flk/${variant}/submit`, { data, version: 0, photo: await aPhoto() });
  }
  const person = { applicantId: someone.id, email: someone.email, tokenKeys: [] };
  const [told] = await extendedFormsPersonalData.tell(database.db, person);
  expect(told).toMatchObject({
    name: "extended-forms",
    data: [
      { variant: "freshgraduate", submittedAt: expect.any(Date), document: { problemStory: data.problemStory } },
      { variant: "professional", words: { "hobbies.hobbyIds": ["Membaca", "Olahraga"] } },
    ],
  });
  expect(idIn(choices, "hobby", "reading")).toBe(2);
  const parts = await documentsPersonalData.tell(database.db, person);
  expect(parts.flatMap((part) => part.files ?? [])).toHaveLength(2);
  const erased = await database.transact(async (tx) => [
    ...(await extendedFormsPersonalData.erase(tx, person, clock())),
    ...(await documentsPersonalData.erase(tx, person, clock())),
  ]);
  expect(erased).toHaveLength(2);
  expect(await files.read(erased[0] ?? "")).not.toBeNull();
  expect((await extendedFormsPersonalData.tell(database.db, person))[0]).toMatchObject({ data: [] });
});
