// Shows: F24, F28, F38, F39, F40
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Portal } from "../../../../../tests/support/applicants.ts";
import { applyingOfTest } from "../../../../../tests/support/applications.ts";
import { type AtDesk, type DeskOfTest, deskOfTest } from "../../../../../tests/support/desk.ts";
import { type ListedApplications, listedApplications } from "../../../../../tests/support/listed-applications.ts";
import { withdrawOpenApplications } from "../../../applications/personal-data.server.ts";

let portal: Portal;
let desk: DeskOfTest;
let three: ListedApplications;
let recruiter: AtDesk;
let id: number;
beforeAll(async () => {
  portal = await applyingOfTest();
  desk = deskOfTest(portal.platform);
  three = await listedApplications(portal, 3);
  recruiter = await desk.as({ role: "recruiter", companyIds: [three.companyId] });
  id = three.ids[0] ?? 0;
});
afterAll(() => portal.platform.close());
beforeEach(async () => {
  await three.restore();
  await db().deleteFrom("limit_counts").execute();
});

const db = () => portal.platform.database.db;
const get = (who: AtDesk, path = "") => who.send("GET", `applications/${id}${path}`);
const blind = () => db().updateTable("vacancies").set({ blind: true }).where("id", "=", three.vacancyId).execute();
const looks = async () =>
  (await db().selectFrom("looks").select("what").orderBy("what").execute()).map(({ what }) => what);
const listActions = async () =>
  (await db().selectFrom("trail_entries").select("action").orderBy("id").execute()).map(({ action }) => action);

describe("a candidate's page", () => {
  test("has the resume as it was sent, and is a profile view that the person may read (F42)", async () => {
    const { http, body } = await get(recruiter);
    expect(http).toBe(200);
    expect(body).toMatchObject({
      row: { id, who: { kind: "named", name: "Dewi Lestari" }, salary: 7_500_000 },
      person: { email: "dewi@contoh.id", phone: "+62 81234567890", birthDate: "2000-02-29", gender: 2, hasPhoto: true },
      resume: { educations: [{ startYear: 2018, endYear: 2022, grade: "3.61 / 4" }] },
      version: 1,
      versions: [{ version: 1, changed: [] }],
      timeline: [{ kind: "submitted", by: "applicant", version: 1 }],
    });
    // Two others are named who may be the same person.
    expect(await looks()).toEqual(["list", "list", "page"]);
    expect(await listActions()).toEqual(["candidate.read", "candidates.listed"]);
    const opened = db().selectFrom("desk_applications").select("opened_at").where("application_id", "=", id);
    expect((await opened.executeTakeFirstOrThrow()).opened_at).not.toBeNull();
  });

  test("knows what is before and after it in the list that it was opened from", async () => {
    const [one = 0, two = 0, last = 0] = three.ids;
    for (const [place, each] of three.ids.entries()) await three.change(each, { score: 10 * place });
    const beside = async (of: number, list: string) => {
      const { body } = await recruiter.send("GET", `applications/${of}?list=${encodeURIComponent(list)}`);
      return [body["previous"], body["next"]];
    };
    expect(await beside(two, "sort=-score")).toEqual([last, one]);
    expect(await beside(two, "sort=score")).toEqual([one, last]);
    expect(await beside(one, "sort=score")).toEqual([null, two]);
    expect(await beside(two, "sort=score&scoreFrom=15")).toEqual([null, last]);
    expect(await beside(two, "sort=nonsense&tab=%%%")).toEqual([null, null]);
    expect(await beside(two, "")).toEqual([null, null]);
  });

  test("is not found for another company's recruiter, and names the missing right to others", async () => {
    const elsewhere = await desk.as({ role: "recruiter", companyIds: [] });
    const paths = ["", "/snapshots/1", "/timeline", "/star", "/files/photo", "/files/cv", "/cv-pages", "/cv-pages/1"];
    for (const path of paths) expect([path, (await get(elsewhere, path)).http]).toEqual([path, 404]);
    const admin = await desk.as({ role: "admin" });
    for (const path of paths) {
      expect([path, await get(admin, path)]).toMatchObject([path, { http: 403, body: { right: "candidate.read" } }]);
    }
    expect((await recruiter.send("GET", "applications/999999")).http).toBe(404);
    expect((await recruiter.send("GET", "applications/eins")).http).toBe(400);
    expect(await looks()).toEqual([]);
  });

  test("is opened 600 times an hour, then refused, and the audit log has that once", async () => {
    await get(recruiter);
    await db().updateTable("limit_counts").set({ count: 600 }).execute();
    for (let turn = 0; turn < 2; turn++) expect((await get(recruiter)).http).toBe(429);
    expect((await listActions()).filter((action) => action === "candidate.pages-limited")).toHaveLength(1);
  });

  test("of someone who withdrew the use of the data shows an end and no person", async () => {
    const gone = three.people[2];
    if (gone === undefined) throw new Error("Nobody is there.");
    const { database, clock } = portal.platform;
    await database.transact((tx) => withdrawOpenApplications(tx, gone.id, "account-deleted", clock()));
    const { body } = await recruiter.send("GET", `applications/${gone.applicationId}`);
    expect(body).toMatchObject({ row: { who: { kind: "gone" } }, resume: null, person: { email: null, cv: null } });
    expect(JSON.stringify(body)).not.toMatch(/dewi|lestari/i);
    expect((await recruiter.send("GET", `applications/${gone.applicationId}/files/cv`)).http).toBe(404);
    expect((await recruiter.send("PUT", `applications/${gone.applicationId}/stars`, { body: { stars: 1 } })).http).toBe(
      404,
    );
  });
});

describe("the CV", () => {
  test("is drawn as pages with their text, and read as pictures; the original is a download in the audit log", async () => {
    const pages = await get(recruiter, "/cv-pages");
    expect(pages.body).toMatchObject({
      count: 1,
      pages: [{ pieces: expect.arrayContaining([expect.objectContaining({ text: "Dewi Lestari" })]) }],
    });
    const picture = await get(recruiter, "/cv-pages/1");
    expect([picture.http, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect((await get(recruiter, "/cv-pages/2")).http).toBe(404);
    expect(await listActions()).toEqual(["candidate.cv-read"]);
    const file = await get(recruiter, "/files/cv");
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await listActions()).toEqual(["candidate.cv-read", "candidate.cv-downloaded"]);
    expect(await looks()).toEqual(["cv"]);
  });

  test("that is withheld is given to nobody, drawn or not", async () => {
    await get(recruiter, "/cv-pages");
    await db().updateTable("resume_files").set({ withheld_at: new Date() }).where("role", "=", "cv").execute();
    for (const path of ["/cv-pages", "/cv-pages/1", "/files/cv"]) {
      expect(await get(recruiter, path)).toMatchObject({ http: 409, body: { code: "withheld" } });
    }
    await db().updateTable("resume_files").set({ withheld_at: null }).execute();
  });
});

describe("a blind vacancy's candidate", () => {
  test("is answered the same for two people who differ only in what is hidden", async () => {
    await blind();
    await get(recruiter);
    const before = JSON.stringify([
      (await get(recruiter)).body,
      (await get(recruiter, "/snapshots/1")).body,
      (await get(recruiter, "/timeline")).body,
    ]);
    expect(before).not.toMatch(/dewi|lestari|contoh\.id|81234567890|2000-02-29|2018|2022|CV /i);
    const rows = db().selectFrom("application_snapshots").selectAll().where("application_id", "=", id);
    const { document } = await rows.executeTakeFirstOrThrow();
    const { educations, ...rest } = Object(document);
    const others = { institutionId: null, institutionOther: "Kampus lain", startYear: 1990, endYear: 1995 };
    const changed = {
      ...{
        ...rest,
        name: "Zulkifli Anwar",
        email: "zul@contoh.id",
        phone: "+62 8999999999",
        birthDate: "1970-01-01",
        gender: 1,
      },
      educations: educations.map((education: object) => ({ ...education, ...others })),
    };
    await db()
      .updateTable("application_snapshots")
      .set({ photo_file: null, cv_file: null, cv_name: null })
      .where("application_id", "=", id)
      .execute();
    await sql`update application_snapshots set document = ${JSON.stringify(changed)}::jsonb
      where application_id = ${id}`.execute(db());
    await three.change(id, { name: "Zulkifli Anwar", name_key: "zulkifli anwar" });
    const after = JSON.stringify([
      (await get(recruiter)).body,
      (await get(recruiter, "/snapshots/1")).body,
      (await get(recruiter, "/timeline")).body,
    ]);
    expect(after).toBe(before);
  });

  test("has no photo and no CV to see, and is revealed one by one with a reason, after two-step authentication", async () => {
    await blind();
    id = three.ids[1] ?? 0;
    for (const path of ["/files/photo", "/files/cv", "/cv-pages", "/cv-pages/1"]) {
      expect(await get(recruiter, path)).toMatchObject({ http: 403, body: { code: "blind" } });
    }
    const reveal = (reason: string) => recruiter.send("POST", `applications/${id}/reveal`, { body: { reason } });
    expect((await reveal("kurang")).http).toBe(422);
    expect((await reveal("x".repeat(501))).http).toBe(422);
    expect((await reveal("Pelamar menelepon dan menanyakan hasilnya.")).http).toBe(204);
    expect((await get(recruiter)).body).toMatchObject({ row: { who: { kind: "named" }, isRevealed: true } });
    const entry = db()
      .selectFrom("trail_entries")
      .select(["reason", "thing_id"])
      .where("action", "=", "candidate.revealed");
    expect(await entry.execute()).toEqual([{ reason: "Pelamar menelepon dan menanyakan hasilnya.", thing_id: id }]);
  });
});

describe("a hiring manager", () => {
  test("sees a shared candidate reduced, and the CV only where it was shared along", async () => {
    const manager = await desk.as({ role: "hiring-manager", vacancyIds: [three.vacancyId] });
    id = three.ids[1] ?? 0;
    expect((await get(manager)).http).toBe(404);
    const share = (withCv: boolean) => recruiter.send("PUT", `applications/${id}/share`, { body: { withCv } });
    expect((await share(false)).http).toBe(204);
    const { body } = await get(manager);
    const nothing = { email: null, phone: null, birthDate: null, gender: null, hasPhoto: false, cv: null };
    expect(body).toMatchObject({
      row: { isReduced: true, salary: null, who: { kind: "named" } },
      person: nothing,
      others: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/7500000|contoh\.id|81234567890|2000-02-29/);
    expect(await get(manager, "/files/photo")).toMatchObject({ http: 403, body: { code: "not-shared" } });
    expect(await get(manager, "/files/cv")).toMatchObject({ http: 403, body: { code: "not-shared" } });
    await share(true);
    expect((await get(manager, "/cv-pages")).http).toBe(200);
    expect((await manager.send("PUT", `applications/${id}/share`, { body: { withCv: true } })).body).toMatchObject({
      code: "not-allowed",
      right: "candidate.share",
    });
    expect((await recruiter.send("DELETE", `applications/${id}/share`)).http).toBe(204);
    expect((await get(manager)).http).toBe(404);
  });
});

test("stars are one value for all, and appear in the audit log alone", async () => {
  id = three.ids[1] ?? 0;
  const star = (stars: unknown) => recruiter.send("PUT", `applications/${id}/stars`, { body: { stars } });
  const before = await db().selectFrom("notifications").selectAll().execute();
  expect((await star(2)).http).toBe(204);
  expect((await get(recruiter)).body).toMatchObject({ row: { stars: 2 } });
  for (const wrong of [4, -1, 1.5, "2", null]) expect((await star(wrong)).http).toBe(422);
  expect(await db().selectFrom("notifications").selectAll().execute()).toEqual(before);
  expect(await listActions()).toContain("candidate.starred");
});
