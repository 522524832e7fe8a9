import { vacancyPorts } from "../../src/app/endpoints.ts";
import {
  askForPasskey,
  keepPasskey,
  readMadePasskey,
} from "../../src/features/identity/passkeys/make-passkey.server.ts";
import { vacancyEndpoints } from "../../src/features/vacancies/portal/vacancies.api.server.ts";
import { accountsOfTest } from "../../tests/support/accounts.ts";
import { actsOfTest } from "../../tests/support/acts.ts";
import { alertPortal } from "../../tests/support/alerts.ts";
import { aReadyApplicant, portalOfTest } from "../../tests/support/applicants.ts";
import { applyingOfTest, aVacancy } from "../../tests/support/applications.ts";
import { deskBrowsers } from "../../tests/support/desk-browser.ts";
import { anAuthenticator } from "../../tests/support/passkeys.ts";
import { aStaffMember } from "../../tests/support/staff.ts";
import { importVacancyRows } from "../../tests/support/vacancy-import.ts";

/** A flow over a database of its own. */
interface Flow {
  /** Goes through it once; throws unless it goes well. @returns what is to be measured, ready to start */
  prepare(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

function expectStatus(what: string, http: number, expected = 200): void {
  if (http !== expected) throw new Error(`${what} answered ${http}.`);
}

async function list(): Promise<Flow> {
  const portal = await portalOfTest((platform) => vacancyEndpoints(platform, vacancyPorts(platform.database.db)));
  await aVacancy(portal.platform);
  const { visitor } = await aReadyApplicant(portal);
  return {
    prepare: async () => async () => {
      const { http } = await visitor.json("lowongan-page/id", { PageNo: 1, PageSize: 20 });
      expectStatus("List", http);
    },
    close: () => portal.platform.close(),
  };
}

async function submit(): Promise<Flow> {
  const portal = await applyingOfTest();
  return {
    async prepare() {
      const { visitor } = await aReadyApplicant(portal);
      const { id: VacancyId } = await aVacancy(portal.platform);
      const grecaptcha = await visitor.captcha();
      return async () => {
        const { http } = await visitor.json("submit-application", { VacancyId, lang: "id", grecaptcha });
        expectStatus("Submitting", http);
      };
    },
    close: () => portal.platform.close(),
  };
}

async function decide(): Promise<Flow> {
  const acts = await actsOfTest();
  return {
    async prepare() {
      const one = await acts.aCase();
      return async () => {
        const { http } = await acts.decide(one, { kind: "hire" });
        expectStatus("Deciding", http, 201);
        await acts.release();
      };
    },
    close: () => acts.platform.close(),
  };
}

async function passkeySignIn(): Promise<Flow> {
  const { platform } = await accountsOfTest();
  const { browser } = deskBrowsers(platform);
  const { id: staffId, email } = await aStaffMember(platform);
  await platform.database.db.insertInto("staff_roles").values({ staff_id: staffId, role: "editor" }).execute();
  const device = anAuthenticator(platform.settings);
  const challenge = await askForPasskey(platform, () => "Situs Karier", { staffId, email, name: "Ratna" });
  const passkey = device.make(challenge);
  const read = await readMadePasskey(platform, { staffId, name: "Laptop", sealed: challenge.sealed, passkey });
  if (read === null) throw new Error("The passkey was not taken.");
  await platform.database.transact((tx) => keepPasskey(tx, read, platform.clock()));
  return {
    prepare: async () => async () => {
      const { send } = browser();
      const { body } = await send("POST", "session/passkey-options");
      const { http } = await send("POST", "session/second-step", { passkey: device.show(body) });
      expectStatus("Signing in", http);
    },
    close: () => platform.close(),
  };
}

async function alertMail(): Promise<Flow> {
  const portal = await alertPortal();
  let day = 26;
  return {
    async prepare() {
      await portal.confirmed(`orang-${day}@contoh.id`, { search: { SearchString: "analis" }, name: "Analis" });
      portal.platform.time.now = new Date(portal.platform.time.now.getTime() + 3_600_000);
      await portal.come({ titleId: `Analis Data ${day}` });
      day += 1;
      return async () => {
        const written = await portal.writeAt(`2026-11-${day}T06:00:00+07:00`);
        if (written === 0) throw new Error("No mail was written.");
      };
    },
    close: () => portal.platform.close(),
  };
}

async function importVacancies(): Promise<Flow> {
  const { platform } = await portalOfTest();
  let code = 0;
  return {
    prepare: async () => async () => {
      code += 1;
      const row = { code: `A-${code}`, company: "Cahaya", title_id: `Juru Las ${code}`, category: 2 };
      const { exit, lines } = await importVacancyRows(platform.database, [row]);
      if (exit !== 0) throw new Error(lines.join("\n"));
    },
    close: () => platform.close(),
  };
}

/** The ways through the product that are counted. */
export const flows = {
  list,
  submit,
  decide,
  "passkey sign-in": passkeySignIn,
  "alert mail": alertMail,
  import: importVacancies,
};
