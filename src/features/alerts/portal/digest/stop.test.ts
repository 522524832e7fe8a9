// Shows: suggestions 1
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aReadyApplicant, type Portal, portalOfTest } from "../../../../../tests/support/applicants.ts";
import { aSeeker, putResume } from "../../../../../tests/support/seekers.ts";
import { aVacancy, storeVacancies } from "../../../../../tests/support/vacancies.ts";
import { readAlways } from "../../../../platform/cache/remember.ts";
import { idOfCode } from "../../../reference-data/master-data.server.ts";
import { findResume } from "../../../resumes/resume.queries.server.ts";
import { sealStops } from "../../digest/stop-letters.server.ts";
import { stopSuggestions } from "../../suggestions/own-suggestions.server.ts";
import { vacancyLetterEndpoints } from "./vacancy-letters.api.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await portalOfTest((platform) =>
    vacancyLetterEndpoints(platform, { reminders: stopSuggestions, suggestions: stopSuggestions }, readAlways),
  );
});
afterAll(() => portal.platform.close());

async function aReader() {
  const { id, visitor } = await aReadyApplicant(portal);
  const code = sealStops(portal.platform.sealer, [{ kind: "suggestions", stops: String(id) }]);
  const events = async () => {
    const { db } = portal.platform.database;
    const own = db.selectFrom("account_events").select("event").where("applicant_id", "=", id).orderBy("id");
    return (await own.execute()).map(({ event }) => event).filter((event) => event.startsWith("suggestions-"));
  };
  return { id, visitor, code, events };
}

async function getState(id: number) {
  const { db } = portal.platform.database;
  const { version, resume } = await findResume(db, id);
  for (const period of ["daily", "weekly", "fortnightly", "monthly", "never"]) {
    if ((await idOfCode(db, "emailSuggestionPeriod", period)) === resume.emailPeriodId) return { version, period };
  }
  return { version, period: null };
}

/** A mail program's click: no cookie, no token, from an origin of its own. */
async function click(code: string, as: "form" | "multipart" = "form") {
  const program = portal.visitor({ isBrowser: false, headers: { origin: "https://mail.example" } });
  const { http, body } = await program[as](`unsubscribe/${code}`, { "List-Unsubscribe": "One-Click" });
  return { http, acknowledge: body["acknowledge"] };
}

describe("one click in a mail program", () => {
  test("stops suggestions as a new version of the resume, listed in my activity, once however often it comes", async () => {
    const { id, code, events } = await aReader();
    expect(await getState(id)).toEqual({ version: 1, period: "daily" });
    const answers = await Promise.all([click(code), click(code), click(code)]);
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
    expect((await click(code)).http).toBe(200);
    expect(await getState(id)).toEqual({ version: 2, period: "never" });
    expect(await events()).toEqual(["suggestions-stopped"]);
  });

  test("of a reminder stops suggestions, and reminders with them", async () => {
    const { id, events } = await aReader();
    const code = sealStops(portal.platform.sealer, [{ kind: "reminders", stops: String(id) }]);
    const seen = await portal.visitor({ isBrowser: false }).get(`unsubscribe/${code}/id`);
    expect(seen.body).toMatchObject({ data: { suggestions: "daily", alerts: false } });
    expect((await click(code)).http).toBe(200);
    expect(await getState(id)).toEqual({ version: 2, period: "never" });
    expect(await events()).toEqual(["suggestions-stopped"]);
  });

  test("as multipart does the same", async () => {
    const { id, code } = await aReader();
    expect((await click(code, "multipart")).http).toBe(200);
    expect(await getState(id)).toMatchObject({ period: "never" });
  });

  test("by a code that is not ours, or changed, is answered the same and stops nothing", async () => {
    const { id, code } = await aReader();
    const changed = code.replace(/^./, (first) => (first === "A" ? "B" : "A"));
    for (const wrong of [changed, "x", "%00", String(id), `${code}A`, code.slice(1), "%F0%9F%8E%93"]) {
      expect(await click(wrong)).toEqual({ http: 200, acknowledge: 1 });
    }
    expect(await getState(id)).toEqual({ version: 1, period: "daily" });
  });

  test("of an erased person is answered the same", async () => {
    const code = sealStops(portal.platform.sealer, [{ kind: "suggestions", stops: "999999" }]);
    expect((await click(code)).http).toBe(200);
  });
});

describe("the letter's own link", () => {
  const guest = () => portal.visitor({ isBrowser: false });

  test("changes nothing when it is opened, by GET or HEAD, and says what may be chosen", async () => {
    const { id, code, events } = await aReader();
    const seen = await guest().get(`unsubscribe/${code}/id`);
    expect(seen.body).toMatchObject({
      data: { suggestions: "daily", alerts: false, choices: ["weekly", "fortnightly", "monthly", "stop"] },
    });
    expect((await guest().get(`unsubscribe/${code}`)).http).toBeGreaterThanOrEqual(404);
    expect(await getState(id)).toEqual({ version: 1, period: "daily" });
    expect(await events()).toEqual([]);
  });

  test("has suggestions come less often, then not at all; a stale form meets a conflict", async () => {
    const { id, code, events } = await aReader();
    const chosen = (choice: string) => guest().json(`unsubscribe/${code}/choice`, { choice, lang: "id" });
    expect(await chosen("monthly")).toMatchObject({ http: 200, body: { acknowledge: 1 } });
    expect(await getState(id)).toEqual({ version: 2, period: "monthly" });
    expect((await guest().get(`unsubscribe/${code}/id`)).body).toMatchObject({ data: { choices: ["stop"] } });
    expect(await chosen("stop")).toMatchObject({ http: 200 });
    expect((await guest().get(`unsubscribe/${code}/id`)).body).toMatchObject({ data: { choices: [] } });
    expect(await events()).toEqual(["suggestions-changed", "suggestions-stopped"]);
  });

  test.each(["daily", "never", "", "yearly"])("takes no choice that it does not offer: %j", async (choice) => {
    const { id, code } = await aReader();
    expect(await guest().json(`unsubscribe/${code}/choice`, { choice, lang: "id" })).toMatchObject({ http: 422 });
    expect(await getState(id)).toEqual({ version: 1, period: "daily" });
  });

  test("that is incomplete is reported as such", async () => {
    const { code } = await aReader();
    expect((await guest().get(`unsubscribe/${code.slice(2)}/id`)).body).toMatchObject({ code: "link-invalid" });
    const sent = await guest().json(`unsubscribe/${code.slice(2)}/choice`, { choice: "stop", lang: "id" });
    expect(sent.body).toMatchObject({ acknowledge: 0, code: "link-invalid" });
  });
});

test("an applicant sees last, next and what would come today; nobody else does", async () => {
  const { visitor } = await aReader();
  expect((await visitor.get("account/suggestions/id")).body).toMatchObject({
    data: { status: "comes", last: null, preview: [], nextOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  });
  expect((await portal.visitor({ isBrowser: false }).get("account/suggestions/id")).http).toBe(401);
});

test("a suggested vacancy says until when it is open as a moment with offset", async () => {
  const { id, visitor } = await aReader();
  await putResume(portal.platform, id, (await aSeeker(portal.platform)).resume);
  const fitting = aVacancy({ titleId: "Analis Gudang", places: ["Sleman, DI Yogyakarta"] });
  await storeVacancies(portal.platform.database, [fitting]);
  expect((await visitor.get("account/suggestions/id")).body).toMatchObject({
    data: { preview: [{ endDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT23:59:59\+07:00$/) }] },
  });
});
