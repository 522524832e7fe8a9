import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../../../src/app/app.ts";
import { doJobs } from "../../../src/app/jobs.ts";
import { closePlatform, platformOver } from "../../../src/app/open-platform.ts";
import { createStaffCookies } from "../../../src/features/identity/desk/staff-cookies.server.ts";
import { applicantPrincipal, staffPrincipal } from "../../../src/features/identity/principal.ts";
import type { Database } from "../../../src/platform/database/database.ts";
import { createLog } from "../../../src/platform/log/log.ts";
import type { Platform } from "../../../src/platform/platform.ts";
import { readSettings } from "../../../src/platform/settings/settings.ts";
import { getSession } from "../../../tests/support/bench-recruiter.ts";
import { solveCaptcha } from "../../../tests/support/captcha.ts";

/** Asks a call of the API; its body as JSON, or as a form. @returns the answer @throws Error when it is refused */
export type Ask = (path: string, body?: object | URLSearchParams) => Promise<unknown>;

/** The whole site's calls, in process, over a filled database. */
export interface Portal {
  platform: Platform;
  asGuest: Ask;
  asApplicant(applicantId: number): Promise<Ask>;
  asStaff(staffId: number): Promise<Ask>;
  /** A solved captcha's payload, good once. */
  captcha(): Promise<string>;
  close(): Promise<void>;
}

const address = "127.0.0.1";

/** Opens the site over a database; mails are kept as files, nothing else is done beside. */
export async function openPortal(database: Database): Promise<Portal> {
  const env = { DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")), LIMITS_FACTOR: "10000", CAPTCHA_COST: "1000" };
  const settings = readSettings(env);
  const platform = await platformOver(database, settings, () => new Date(), createLog({ level: "silent" }));
  await doJobs(platform, ["mail"]);
  await platform.jobs.start();
  const app = createApp(platform);
  const inner = { address, requestId: "bench", shows: () => {} };
  const askWith =
    (requestHeaders: Record<string, string>): Ask =>
    async (path, body) => {
      const isForm = body instanceof URLSearchParams;
      const headers = new Headers(requestHeaders);
      if (body && !isForm) headers.set("content-type", "application/json");
      const sent = body && { method: "POST", body: isForm ? body : JSON.stringify(body) };
      const answer = await app.fetch(new Request(`${settings.publicUrl}/api/v1/${path}`, { headers, ...sent }), {
        inner,
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 500)}`);
      return JSON.parse(text);
    };
  return {
    platform,
    asGuest: askWith({}),
    async asApplicant(applicantId) {
      return askWith({ authorization: `Bearer ${await getSession(database, applicantPrincipal(applicantId))}` });
    },
    async asStaff(staffId) {
      const token = await getSession(database, staffPrincipal(staffId));
      const [cookie = ""] = createStaffCookies(settings, platform.sealer).session(token).split(";", 1);
      return askWith({ cookie, origin: settings.publicUrl });
    },
    captcha: async () => solveCaptcha(await platform.captcha.challenge(address)),
    close: () => closePlatform(platform),
  };
}
