import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import { doJobs } from "../../src/app/jobs.ts";
import { migrations } from "../../src/app/migrations.ts";
import { emailKey } from "../../src/features/identity/email.ts";
import type { ApplicantsTable } from "../../src/features/identity/people.tables.ts";
import { accountEndpoints } from "../../src/features/identity/portal/accounts.api.server.ts";
import { createIdentify } from "../../src/features/identity/portal/session/identify.server.ts";
import type { ResumePort } from "../../src/features/identity/ports.server.ts";
import { applicantPrincipal, type Principal } from "../../src/features/identity/principal.ts";
import { insertSession } from "../../src/features/identity/session/session.queries.server.ts";
import type { Db } from "../../src/platform/database/database.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { hashPassword } from "../../src/platform/security/passwords.ts";
import { newToken } from "../../src/platform/security/token.ts";
import { type TestPlatform, testPlatform } from "./platform.ts";
import { getVisitors } from "./visitor.ts";

export const password = "Tenun-Karya-26";

/** A resume that wants one field of its own, so that tests see both features' errors together. */
const aResumePort = (resume: { isUpToDate: boolean }): ResumePort<{ phone: string }, { phone: string }> => ({
  async check(form) {
    const phone = typeof form === "object" && form !== null && "phone" in form ? form.phone : undefined;
    if (typeof phone === "string") return { status: "valid", value: { phone } };
    const message = "Isian ini wajib diisi.";
    const errors = [
      { path: "PERSONAL_DATA.name", code: "required", message },
      { path: "phone", code: "required", message },
    ];
    return { status: "invalid", errors };
  },
  read: async (value) => ({ status: "read", value }),
  async create() {},
  summary: async () => ({ profilePicture: null, ...resume, seekingJobStatus: "aktif" }),
});

/** The jobs that the accounts' calls send. */
export const accountJobs = ["resend-activation", "forget-password", "staff-password"] as const;

/** The accounts' calls on a database of their own, and visitors to make them. */
export async function accountsOfTest(env: Record<string, string> = {}) {
  const siteName = () => "Situs Karier";
  const work = (platform: Platform) => doJobs(platform, accountJobs, siteName);
  const platform = await testPlatform({ migrations, env, work });
  /** Texts in every resume. */
  const resume = { isUpToDate: true };
  const visitor = getVisitors(
    platform,
    createIdentify(platform),
    accountEndpoints(platform, { resume: aResumePort(resume), siteName }),
  );
  return { platform, visitor, resume };
}

let hash: Promise<string> | undefined;

async function hashOfPassword(): Promise<string> {
  const hashed = await hashPassword(password);
  if (hashed.status === "busy") throw new Error("Hashing is busy.");
  return hashed.hash;
}

let made = 0;

/** Writes an activated applicant whose password is `password`. */
export async function anApplicant(
  { database }: Pick<TestPlatform, "database">,
  overrides: Partial<Insertable<ApplicantsTable>> = {},
) {
  made += 1;
  hash ??= hashOfPassword();
  const email = overrides.email ?? `orang${made}@contoh.id`;
  const created = new Date(Date.now() - 86_400_000);
  const row = {
    name: "Dewi Lestari",
    language: "id",
    source: null,
    created_at: created,
    activated_at: created,
  } as const;
  return insert(database.db, { ...row, email, email_key: emailKey(email), password_hash: await hash, ...overrides });
}

function insert(db: Db, row: Insertable<ApplicantsTable>) {
  return db.insertInto("applicants").values(row).returning(["id", "email", "name"]).executeTakeFirstOrThrow();
}

/** Signs an applicant in beside the endpoint; the token is for the header `Authorization`. */
export function aSession(platform: TestPlatform, applicantId: number): Promise<string> {
  return aSessionOf(platform, applicantPrincipal(applicantId));
}

/** The same for a principal of either kind. */
export async function aSessionOf({ database, clock }: TestPlatform, principal: Principal): Promise<string> {
  const token = newToken();
  const session = { principal, token, rememberMe: false, device: "Mozilla/5.0 (test)", network: "192.0.2.7" };
  await database.transact((tx) => insertSession(tx, session, clock()));
  return token;
}

/** How a table keeps a token: as itself, in letters or in bytes, or as its SHA-256. */
export async function keptToken({ database }: TestPlatform, table: "account_tokens" | "sessions", token: string) {
  const rows = JSON.stringify(await database.run(`select ${table}::text from ${table}`));
  const itself = [token, Buffer.from(token).toString("hex"), Buffer.from(token, "base64url").toString("hex")];
  return {
    asItself: itself.some((text) => rows.includes(text)),
    asHash: rows.includes(createHash("sha256").update(token).digest("hex")),
  };
}
