import { afterAll, beforeAll, expect, test } from "vitest";
import { aReadyApplicant, aSignedIn, type Portal, portalOfTest } from "../../../../tests/support/applicants.ts";
import { inLanguage } from "../../../i18n/language.server.ts";
import { resumeState } from "./read-profile.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await portalOfTest();
});
afterAll(() => portal.platform.close());

const getState = (applicantId: number) => resumeState(portal.platform.database.db, applicantId);

test("a complete resume lacks nothing", async () => {
  const { id } = await aReadyApplicant(portal);
  expect(await getState(id)).toEqual({ sections: 7, missing: [] });
});

test("an empty resume names each required section with its address, in the reader's language", async () => {
  const { id } = await aSignedIn(portal);
  expect(await getState(id)).toEqual({
    sections: 7,
    missing: [
      { name: "Data pribadi", path: "/profile-resume#personal" },
      { name: "Pendidikan", path: "/profile-resume#education" },
      { name: "Status pencarian kerja", path: "/profile-resume#seeking" },
      { name: "Pernyataan", path: "/profile-resume#statements" },
    ],
  });
  const { missing } = await inLanguage("en", () => getState(id));
  expect(missing[1]).toEqual({ name: "Education", path: "/profile-resume#education" });
});
