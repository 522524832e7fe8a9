// Shows: F36, F39, F7, promise 8
import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApi } from "../../src/app/api/api.ts";
import { createEndpoints } from "../../src/app/endpoints.ts";
import { insertRequest, writeAnswer } from "../../src/features/extended-forms/form-request.queries.server.ts";
import { createIdentify } from "../../src/features/identity/portal/session/identify.server.ts";
import { getEdit } from "../support/desk-vacancies.ts";
import { ask } from "./ask.ts";
import { deskCalls } from "./desk-calls.ts";
import { aDeskWorld, type DeskWorld, type Persona } from "./desk-world.ts";

// What only some of staff may read carries a word of its own; anyone else who asks for anything never meets it.

let world: DeskWorld;
beforeAll(async () => {
  world = await aDeskWorld();
  await world.restore();
  for (const { plant } of Object.values(canaries)) await plant(world);
});
afterAll(() => world.acts.platform.close());

interface Canary {
  /** Where the word stands, and how it gets there. */
  plant(world: DeskWorld): Promise<unknown>;
  /** Who may meet it. */
  readers: readonly string[];
}

const ofCompany = "a recruiter of the company";
const privacyOfficer = "a privacy officer";
const ofVacancy = "a hiring manager of the vacancy";
const at = ({ own }: DeskWorld, rest: string) => `applications/${own.applicationId}/${rest}`;

/** By the word itself. */
const canaries: Readonly<Record<string, Canary>> = {
  kenarinota: {
    plant: (w) => w.recruiter.send("POST", at(w, "notes"), { body: { text: "kenarinota: gaji lamanya?" } }),
    readers: [ofCompany, ofVacancy],
  },
  kenarikartu: {
    async plant(w) {
      const { body, version = 0 } = (await deskCalls["PUT staff/applications/{id}/scorecards/mine"]?.good(
        w,
        w.recruiter,
      )) ?? { body: {} };
      await w.recruiter.send("PUT", at(w, "scorecards/mine"), { body: { ...body, summary: "kenarikartu" }, version });
      return w.recruiter.send("POST", at(w, "scorecards/mine/send"));
    },
    readers: [ofCompany, ofVacancy],
  },
  kenaritahan: {
    async plant(w) {
      const act = { kind: "move", phaseId: w.acts.phase("screening"), nextStep: { id: "kenaritahan: bawa KTP." } };
      const { body } = await w.recruiter.send("POST", at(w, "acts/preview"), { body: act });
      return w.recruiter.send("POST", at(w, "acts"), { body: { ...act, shown: body["shown"] } });
    },
    readers: [ofCompany],
  },
  kenarialasan: {
    async plant(w) {
      const blind = (on: boolean) =>
        w.acts.db.updateTable("vacancies").set({ blind: on }).where("id", "=", w.own.vacancyId).execute();
      await blind(true);
      await w.recruiter.send("POST", at(w, "reveal"), { body: { reason: "kenarialasan: perlu dihubungi." } });
      await blind(false);
    },
    readers: [privacyOfficer],
  },
  kenarikeluarga: {
    async plant({ own, acts: { platform } }) {
      const about = { applicationId: own.applicationId, applicantId: own.id, phaseId: 1 };
      const document = { father: { name: "kenarikeluarga" }, personalData: { fullName: own.email } };
      await platform.database.transact(async (tx) => {
        await insertRequest(tx, about, new Date());
        await writeAnswer(tx, own.applicationId, { variant: "professional", document }, new Date());
      });
    },
    readers: [ofCompany],
  },
  kenaridraf: {
    async plant(w) {
      const { id, version } = await w.aVacancy();
      return getEdit(w.recruiter, id, version, { title: { id: "kenaridraf rahasia", en: "kenaridraf secret" } });
    },
    // The audit log names what was edited.
    readers: [ofCompany, privacyOfficer],
  },
  kenaritampilan: {
    plant: (w) => w.recruiter.send("POST", "views", { body: { name: "kenaritampilan", query: "stars=3" } }),
    readers: [ofCompany],
  },
  kenaritaut: {
    async plant(w) {
      const { path = {}, version } = await (deskCalls["PATCH staff/vacancies/{id}/links/{code}"]?.good(
        w,
        w.recruiter,
      ) ?? {});
      const body = { note: "kenaritaut" };
      return ask(w.recruiter, "PATCH staff/vacancies/{id}/links/{code}", { path, body, ...(version && { version }) });
    },
    readers: [ofCompany, ofVacancy],
  },
};

const words = Object.keys(canaries);

/** Everything that someone of staff is answered who asks for all there is, refusals too. */
async function readByStaff(persona: Persona): Promise<string> {
  const leaks: string[] = [];
  for (const [name, call] of Object.entries(deskCalls)) {
    if (!name.startsWith("GET ")) continue;
    const { http, body } = await ask(persona, name, await call.good(world, world.recruiter));
    leaks.push(`${name} ${http} ${JSON.stringify(body)}`);
  }
  return leaks.join("\n");
}

/** Everything that the applicants' calls answer to someone with this token. */
async function readByApplicant(token: string, applicationId: number): Promise<string> {
  const { platform } = world.acts;
  const { endpoints } = createEndpoints(platform);
  const api = createApi(platform, createIdentify(platform), endpoints);
  const leaks: string[] = [];
  for (const { call } of endpoints) {
    const isRead = call.method === "GET" || /details|history|list|lowongan-page/i.test(call.path);
    if (!isRead) continue;
    const path = call.path.replace("{lang}", "id").replace(/\{\w+\}/g, String(applicationId));
    const headers = { authorization: `Bearer ${token}`, origin: platform.settings.publicUrl };
    const body = JSON.stringify({ applicationId });
    const sent = call.method === "GET" ? {} : { method: call.method, body };
    const response = await api.request(`${platform.settings.publicUrl}/${path}`, {
      ...sent,
      headers: { ...headers, "content-type": "application/json" },
    });
    leaks.push(`${call.path} ${response.status} ${await response.text()}`);
  }
  return leaks.join("\n");
}

describe("what only some may read", () => {
  test("is met by these and by nobody else of staff", async () => {
    for (const persona of world.personas) {
      const answers = await readByStaff(persona);
      const met = words.filter((word) => answers.includes(word));
      const mayMeet = words.filter((word) => canaries[word]?.readers.includes(persona.name));
      expect([persona.name, met]).toEqual([persona.name, mayMeet]);
    }
  });

  test("is in no answer to its applicant, to another one, or to a guest", async () => {
    const { own, other } = world;
    const answers = await readByApplicant(own.token, own.applicationId);
    expect(answers).toContain(own.email);
    for (const text of [
      answers,
      await readByApplicant(other.token, own.applicationId),
      await readByApplicant("", own.applicationId),
    ]) {
      expect(words.filter((word) => text.includes(word))).toEqual([]);
      expect(text.length).toBeGreaterThan(1_000);
    }
  });

  test("is in no mail, whatever was sent meanwhile", async () => {
    const folder = `${world.acts.platform.settings.dataDir}/mail`;
    const mails = await Promise.all((await readdir(folder)).map((name) => readFile(`${folder}/${name}`, "utf8")));
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) expect(words.filter((word) => mail.includes(word))).toEqual([]);
  });
});
