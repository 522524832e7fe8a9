import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { aCv, aReadyApplicant, aSignedIn, type Portal, portalOfTest } from "../../../../../tests/support/applicants.ts";
import { createLog } from "../../../../platform/log/log.ts";
import { sweepFiles } from "../../../documents/sweep-files.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await portalOfTest();
});
afterAll(() => portal.platform.close());

const profileSchema = z.object({
  data: z.object({ personalData: z.object({ oldImageUrl: z.string(), cvUrl: z.string() }) }),
});

async function getUrls({ token }: { token: string }): Promise<{ photo: string; cv: string }> {
  const { data } = profileSchema.parse(await (await portal.fetch(token, "get-profile/id")).json());
  const below = (url: string) => url.replace(/^\/api\/v1\//, "");
  return { photo: below(data.personalData.oldImageUrl), cv: below(data.personalData.cvUrl) };
}

test("the owner downloads photo and CV, and nothing caches them", async () => {
  const someone = await aReadyApplicant(portal);
  const { photo, cv } = await getUrls(someone);
  const sent = await portal.fetch(someone.token, cv);
  expect(sent.status).toBe(200);
  expect(Object.fromEntries(sent.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''CV%20Dewi.pdf",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  expect(
    Buffer.from(await sent.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect((await portal.fetch(someone.token, photo)).headers.get("content-type")).toBe("image/jpeg");
});

test("the profile tells how long and how large the CV is", async () => {
  const someone = await aReadyApplicant(portal);
  const cv = aCv();
  const facts = { cvFacts: { pages: 1, bytes: cv.size } };
  expect((await someone.visitor.get("get-profile/id")).body["data"]).toMatchObject(facts);
  const nobody = await aSignedIn(portal);
  expect((await nobody.visitor.get("get-profile/id")).body["data"]).toMatchObject({ cvFacts: null });
});

test("anybody else gets 404, whatever the name", async () => {
  const { photo } = await getUrls(await aReadyApplicant(portal));
  const other = await aSignedIn(portal);
  for (const path of [photo, `files/${"0".repeat(40)}.jpg`, "files/..%2F..%2Fsecret.key", "files/x"]) {
    expect(await other.visitor.get(path)).toMatchObject({ http: 404, body: { code: "not-found" } });
  }
});

test("one sweep removes at most twenty files, or a twentieth of all; the rest is removed later, and the log reports it", async () => {
  const output: string[] = [];
  const log = createLog({ level: "warn", destination: { write: (line) => void output.push(line) } });
  const { files } = portal.platform;
  const orphans: string[] = [];
  for (let file = 0; file < 25; file++) orphans.push(await files.put(new Uint8Array([file]), "pdf"));
  const later = { ...portal.platform, log, clock: () => new Date(Date.now() + 2 * 3_600_000) };
  await sweepFiles(later);
  const left = async () =>
    (await Promise.all(orphans.map((name) => files.read(name)))).filter((found) => found !== null);
  expect(await left()).toHaveLength(5);
  expect(output.join()).toContain("more files without a row than one sweep removes");
  await sweepFiles(later);
  expect(await left()).toHaveLength(0);
});

test("files in a store with another installation's mark are not swept", async () => {
  const { files } = portal.platform;
  const orphan = await files.put(new Uint8Array([1]), "pdf");
  const ours = await files.readOwner();
  await files.writeOwner("another-installation");
  const later = { ...portal.platform, clock: () => new Date(Date.now() + 2 * 3_600_000) };
  await expect(sweepFiles(later)).rejects.toThrow(/belong to another installation: set FILES_URL .* remove "owner"/);
  expect(await files.read(orphan)).not.toBeNull();
  await files.writeOwner(ours ?? "");
  await sweepFiles(later);
  expect(await files.read(orphan)).toBeNull();
});

test("files that no row names go after an hour, the others stay", async () => {
  const someone = await aReadyApplicant(portal);
  const { photo } = await getUrls(someone);
  const orphan = await portal.platform.files.put(new Uint8Array([1]), "pdf");
  await sweepFiles(portal.platform);
  expect(await portal.platform.files.read(orphan)).not.toBeNull();
  const later = { ...portal.platform, clock: () => new Date(Date.now() + 2 * 3_600_000) };
  await sweepFiles(later);
  expect(await portal.platform.files.read(orphan)).toBeNull();
  expect((await portal.fetch(someone.token, photo)).status).toBe(200);
});
