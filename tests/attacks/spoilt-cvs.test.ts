// Shows: suggestions 3, promise 10
import { afterAll, beforeAll, expect, test } from "vitest";
import { storedFiles } from "../support/applicants.ts";
import { everyLook } from "../support/every-look.ts";
import { Lot } from "../support/made-cvs/lot.ts";
import { knownLayouts, type MadeCv, makeCvs } from "../support/made-cvs/made-cvs.ts";
import { spoilt } from "../support/made-cvs/spoilt.ts";
import { emptyPortal, findBody, type WholePortal } from "../wire/whole-portal.ts";

// Randomly damaged CVs, sent as anybody may. Each costs a process: two thousand in the long form, a few else.
const files = everyLook ? 2_000 : 6;

let portal: WholePortal;
let made: MadeCv[];
beforeAll(async () => {
  portal = await emptyPortal();
  made = await makeCvs(knownLayouts, 1);
});
afterAll(() => portal.platform.close());

/** How a file was answered: `200`, or the refusal's code with the sentence that it says. */
async function answered(file: Uint8Array): Promise<{ what: string; sentence: string; ms: number }> {
  const began = performance.now();
  const body = findBody("multipart", { file: new File([new Uint8Array(file)], "cv"), lang: "id" });
  const response = await portal.send({ path: "form/read-cv", token: portal.owner.token, body });
  const message: unknown = Reflect.get(Object([response.json["errors"]].flat()[0]), "message");
  const what = response.http === 200 ? "200" : `${response.http} ${String(response.json["code"])}`;
  return { what, sentence: response.http === 200 ? "" : String(message), ms: performance.now() - began };
}

const outcomes = [
  "200",
  "413 file-too-large",
  "415 file-type",
  "422 no-text",
  "422 unreadable",
  "422 cv-active-content",
  "422 cv-encrypted",
];

test(
  "a malformed CV is read or refused in one sentence, and the site keeps running",
  async () => {
    const lot = new Lot(37);
    const stored = await storedFiles(portal);
    const counts = new Map<string, number>();
    let slowest = 0;
    const turns = Array.from({ length: files }).keys();
    const send = async () => {
      for (const turn of turns) {
        if (turn > 0 && turn % 200 === 0) console.log(turn, [...counts], `slowest ${Math.round(slowest)} ms`);
        const { what, sentence, ms } = await answered(spoilt(lot.of(made), lot));
        expect(outcomes).toContain(what);
        if (what !== "200") expect(sentence).toMatch(/^\p{Lu}[^\n]{20,200}\.$/u);
        counts.set(what, (counts.get(what) ?? 0) + 1);
        slowest = Math.max(slowest, ms);
      }
    };
    await Promise.all([send(), send()]);
    if (everyLook) console.log(files, [...counts], `slowest ${Math.round(slowest)} ms`);
    expect(await storedFiles(portal)).toBe(stored);
    const well = await answered(made[0]?.bytes ?? new Uint8Array());
    expect(well.what).toBe("200");
  },
  everyLook ? 3_600_000 : 600_000,
);
