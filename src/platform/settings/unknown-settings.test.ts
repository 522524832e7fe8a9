import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unknownSettings } from "./unknown-settings.ts";

test.each([
  ["DATABSE_URL", "DATABASE_URL"],
  ["SMPT_URL", "SMTP_URL"],
  ["SECRET_KEYS", "SECRET_KEY"],
  ["PUBLICURL", "PUBLIC_URL"],
  ["DATADIR", "DATA_DIR"],
  ["PROT", "PORT"],
  ["RETENTION_DRAFTS_DAYS", "RETENTION_DRAFT_DAYS"],
  ["STAFF_OIDC_ISSUSER", "STAFF_OIDC_ISSUER"],
  ["database_url", "DATABASE_URL"],
  ["Smtp_Url", "SMTP_URL"],
  ["PUBLIC-URL", "PUBLIC_URL"],
  ["DB_URL", "DATABASE_URL"],
  ["POSTGRES_URL", "DATABASE_URL"],
  ["MAIL_URL", "SMTP_URL"],
  ["SITE_URL", "PUBLIC_URL"],
  ["WORKERS", "PROCESSES"],
])("%s was meant to be %s", (name, suggestion) => {
  expect(unknownSettings({ [name]: "x" })).toEqual([{ name, meant: suggestion }]);
});

test("of a file of settings every name that nothing reads is named", async () => {
  const path = join(await mkdtemp(join(tmpdir(), "karier-settings-")), "karier.env");
  const names = ["KARIER_URL", "ADMIN_EMAIL", "NODE_EXTRA_CA_CERTS", "PUBLIC_URL", "TZ", "AWS_REGION"];
  await writeFile(path, names.map((name) => `${name}=x\n`).join(""));
  const env = Object.fromEntries([...names, "SHELL"].map((name) => [name, "x"]));
  expect(unknownSettings({ ...env, ENV_FILE: path })).toEqual([
    { name: "KARIER_URL", meant: null },
    { name: "ADMIN_EMAIL", meant: null },
  ]);
  expect(unknownSettings({ ...env, ENV_FILE: "/nowhere" })).toEqual([]);
});

test.each([
  "STAFF_WEBHOOKS",
  "OIDC_ISSUER",
  "EDGE_SECS",
  "MAIL_PASSWORD",
  "DATABASE_PASSWORD",
  "SMTP_PASSWORD",
  "RETENTION_BACKUPS_DAYS",
])("%s begins as settings do, and is none", (name) => {
  expect(unknownSettings({ [name]: "x" })).toEqual([{ name, meant: null }]);
});

test("settings, and what a system has in its environment, are not named", () => {
  const names = ["PATH", "HOME", "PWD", "SHLVL", "LANG", "TERM", "USER", "LOGNAME", "HOSTNAME", "NODE_OPTIONS", "TZ"];
  const more = [
    "AWS_REGION",
    "AWS_PROFILE",
    "NODE_EXTRA_CA_CERTS",
    "INVOCATION_ID",
    "JOURNAL_STREAM",
    "PORT",
    "SMTP_URL",
  ];
  const services = ["DATABASE_SERVICE_HOST", "DATABASE_PORT_5432_TCP_ADDR", "SMTP_PORT", "TEST_DATABASE_URL", "PS1"];
  const env = Object.fromEntries([...names, ...more, ...services].map((name) => [name, "x"]));
  expect(unknownSettings(env)).toEqual([]);
});
