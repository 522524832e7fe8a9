import { afterAll, beforeAll, expect, test } from "vitest";
import { accountPortal } from "../../../tests/support/account-portal.ts";
import { password } from "../../../tests/support/accounts.ts";
import { aReadyApplicant, type Portal } from "../../../tests/support/applicants.ts";
import { aVacancy } from "../../../tests/support/applications.ts";
import { personalDataOfRooms } from "../../app/personal-data.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import { applicationsPersonalData } from "../applications/personal-data.server.ts";
import { deleteAccount } from "./delete-account.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await accountPortal();
});
afterAll(() => portal.platform.close());

test("of five deletions at once all find the account gone or a session that ended, none a fault", async () => {
  const person = await aReadyApplicant(portal);
  const all = await Promise.all(Array.from({ length: 5 }, () => person.visitor.json("account/delete", { password })));
  expect(all.filter(({ http }) => ![200, 401].includes(http))).toEqual([]);
  expect(all.some(({ body }) => body["acknowledge"] === 1)).toBe(true);
});

// The embedded database does one after the other on its own; PostgreSQL only because the account's row is held.
test.each([
  ["begins", personalDataOfRooms.length],
  ["has passed the applications", personalDataOfRooms.indexOf(applicationsPersonalData)],
])(
  "an application sent when the erasing %s comes to nothing, and neither waits for the other for good",
  async (_, place) => {
    const person = await aReadyApplicant(portal);
    const { id: VacancyId } = await aVacancy(portal.platform);
    const grecaptcha = await person.visitor.captcha();
    const [isReached, isTried] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const meanwhile: PersonalData = {
      tables: [],
      tell: async () => [],
      async erase() {
        isReached.resolve();
        await isTried.promise;
        return [];
      },
    };
    const erasing = deleteAccount(
      portal.platform,
      personalDataOfRooms.toSpliced(place, 0, meanwhile),
      person.id,
      "a request",
    );
    await isReached.promise;
    const applying = person.visitor.json("submit-application", { VacancyId, lang: "id", grecaptcha });
    await Promise.race([applying, new Promise((resolve) => setTimeout(resolve, 500))]);
    isTried.resolve();
    await erasing;
    const { http, body } = await applying;
    expect(body["acknowledge"]).toBe(0);
    expect([200, 401]).toContain(http);
    const { db } = portal.platform.database;
    const left = db.selectFrom("applications").where("vacancy_id", "=", VacancyId).select("id");
    expect(await left.execute()).toEqual([]);
  },
);
