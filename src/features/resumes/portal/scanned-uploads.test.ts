// Shows: promise 10
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  aCv,
  aPhoto,
  aProfile,
  aSignedIn,
  type Portal,
  portalOfTest,
  storedFiles,
} from "../../../../tests/support/applicants.ts";
import { type Clamd, eicar, noClamd, startClamd } from "../../../../tests/support/clamd.ts";
import { freePort } from "../../../../tests/support/free-port.ts";
import { baseObjects, getStream, madePdf } from "../../../../tests/support/made-pdfs.ts";
import { createLog } from "../../../platform/log/log.ts";

const log: string[] = [];
const logging = createLog({ level: "info", destination: { write: (line: string) => void log.push(line) } });

async function save(portal: Portal, files: object) {
  const { visitor } = await aSignedIn(portal);
  const data = await aProfile(portal.platform);
  return visitor.multipart("form/update-profile", { data, grecaptcha: await visitor.captcha(), ...files });
}

/** A CV without any fault of its own, with the scanners' test text in a comment of its page. */
function infectedCv(): File {
  const objects = baseObjects().map((each) =>
    each.number === 4
      ? { ...each, body: getStream("", `% ${eicar}\nBT /F1 12 Tf 50 700 Td (Dewi Lestari) Tj ET`) }
      : each,
  );
  return new File([madePdf(objects)], "Rahasia Dewi.pdf");
}

const infectedPhoto = async () => new File([await aPhoto(), eicar], "Rahasia Dewi.jpg");

let clamd: Clamd | null = null;
let portal: Portal;
let lonely: Portal;
beforeAll(async () => {
  clamd = noClamd === null ? await startClamd() : null;
  const env = { CLAMD_URL: clamd?.url ?? "tcp://127.0.0.1:1" };
  portal = await portalOfTest(undefined, undefined, { env, log: logging });
  lonely = await portalOfTest(undefined, undefined, { env: { CLAMD_URL: `tcp://127.0.0.1:${await freePort()}` } });
});
afterAll(async () => {
  await portal.platform.close();
  await lonely.platform.close();
  await clamd?.stop();
});

test.skipIf(noClamd !== null)(`a CV or photo with a virus is refused and not kept${noClamd ?? ""}`, async () => {
  for (const files of [{ cvFile: infectedCv() }, { photoProfile: await infectedPhoto() }]) {
    const path = Object.keys(files)[0];
    expect(await save(portal, files)).toMatchObject({ http: 422, body: { errors: [{ path, code: "file-infected" }] } });
  }
  expect(await storedFiles(portal)).toBe(0);
  expect(log.join("")).toContain("Karier.Test.EICAR");
  expect(log.join("")).not.toContain("Rahasia");
});

test.skipIf(noClamd !== null)(`a CV and a photo without one are kept${noClamd ?? ""}`, async () => {
  expect(await save(portal, { cvFile: aCv(), photoProfile: await aPhoto() })).toMatchObject({ http: 200 });
});

test("while the scanner does not answer nothing is stored, and the sender may try again", async () => {
  const answer = await save(lonely, { cvFile: aCv() });
  expect(answer).toMatchObject({ http: 503, body: { errors: [{ path: "cvFile", code: "scan-unavailable" }] } });
  expect(await storedFiles(lonely)).toBe(0);
});
