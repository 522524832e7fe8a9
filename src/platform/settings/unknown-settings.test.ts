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
])("%s was meant to be %s", (name, suggestion) => {
  expect(unknownSettings({ [name]: "x" })).toEqual([{ name, meant: suggestion }]);
});

test.each(["STAFF_WEBHOOKS", "DATABASE_PASSWORD", "SMTP_PASSWORD", "RETENTION_BACKUPS_DAYS"])(
  "%s begins as settings do, and is none",
  (name) => {
    expect(unknownSettings({ [name]: "x" })).toEqual([{ name, meant: null }]);
  },
);

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
