import { soon, wholeVacancy } from "../../support/desk-vacancies.ts";
import type { DeskWorld, Persona } from "../desk-world.ts";

type OtherBody = (world: DeskWorld, by: Persona) => object;

const words = { id: "Siapkan KTP.", en: "Bring your card." };
const moment = () => `${soon(3)}T09:00:00+07:00`;

/** An act of each kind, with all that it may carry. */
const acts: Readonly<Record<string, OtherBody>> = {
  move: ({ acts: { phase } }) => ({ kind: "move", phaseId: phase("screening"), nextStep: words, dueOn: soon(5) }),
  "move-back": ({ acts: { phase } }) => ({ kind: "move-back", phaseId: phase("screening"), words }),
  end: ({ acts: { reasonId } }) => ({ kind: "end", reasonId, words, releaseAt: moment() }),
  invite: ({ acts: { phase } }) => ({
    ...{ kind: "invite", phaseId: phase("screening"), at: moment(), nextStep: words, dueOn: soon(2) },
    place: "Jalan Kenanga 5, Jakarta",
  }),
  ask: ({ acts: { phase } }) => ({
    kind: "ask",
    phaseId: phase("screening"),
    formCode: "extended-form",
    dueOn: soon(5),
  }),
};

const bytes = "AAAA";
const passkey = { id: bytes, rawId: bytes, type: "public-key", authenticatorAttachment: "platform" };
const assertion = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes };
const made = { clientDataJSON: bytes, attestationObject: bytes, transports: ["internal"] };
const shownPasskey = { "a passkey": () => ({ passkey: { ...passkey, response: assertion } }) };
const madePasskey = { kind: "passkey", name: "Ponsel", passkey: { ...passkey, response: made } };

const option = (id: string) => ({ id, en: "" });

/**
 * Bodies that a call takes beside the one of its right request: other kinds, and all that may be left out. They are read
 * and understood, if not all of them are right as things stand.
 */
export const otherBodies: Readonly<Record<string, Readonly<Record<string, OtherBody>>>> = {
  "POST staff/session/second-step": shownPasskey,
  "POST staff/session/unlock": shownPasskey,
  "POST staff/session/step-up": shownPasskey,
  "POST staff/invites/{token}/second-step": { "a passkey": () => madePasskey },
  "POST staff/me/second-steps": { "a passkey": () => madePasskey },
  "PATCH staff/me": { all: () => ({ name: "Ratna", language: "en", keysOff: false, morningMail: true }) },
  "PATCH staff/people/{id}": {
    roles: ({ own }) => ({ roles: [{ role: "hiring-manager", vacancyIds: [own.vacancyId] }] }),
  },
  "PATCH staff/companies/{id}": {
    all: () => ({ requiresReview: false, blindByDefault: false, retentionMonths: 24 }),
  },
  "POST staff/applications/{id}/acts/preview": acts,
  "PATCH staff/vacancies/{id}": { all: () => ({ ...wholeVacancy(), requirement: { id: "- SIM A", en: "" } }) },
  "PUT staff/vacancies/{id}/plan": {
    all: ({ acts: { phase } }) => ({
      ...{ phaseIds: [phase("screening")], blind: true },
      ...{ revealedFrom: phase("screening"), sharedFrom: phase("screening") },
    }),
  },
  "PUT staff/vacancies/{id}/questions": {
    options: () => ({
      questions: [
        { kind: "choice", words: option("Golongan SIM?"), options: [option("A"), option("B")], must: { values: [1] } },
        { kind: "number", words: option("Berapa tahun?"), must: { min: 1, max: 9 } },
      ],
    }),
  },
  "PATCH staff/vacancies/{id}/links/{code}": {
    all: () => ({ opensOn: soon(0), expiresOn: soon(4), note: "Bursa" }),
  },
  "PATCH staff/views/{id}": {
    all: ({ own }) => ({ name: "Lain", query: "stars=2", columns: ["name"], sharedWith: own.companyId }),
  },
  "POST staff/applications/{id}/notes": { mentions: ({ manager }) => ({ text: "Rapi.", mentions: [manager.id] }) },
  "POST staff/notices/read": { ids: () => ({ ids: [1] }) },
  "POST staff/jobs/preview": {
    share: ({ own }) => ({ share: { withCv: true }, ids: [own.applicationId] }),
    export: ({ own }) => ({
      ...{ export: { format: "csv", reason: "Rapat mingguan dengan kepala bagian." } },
      query: `vacancyId=${own.vacancyId}&q=dewi&sort=-name`,
    }),
    invite: (world, by) => ({ act: acts["invite"]?.(world, by), ids: [world.own.applicationId] }),
  },
};
