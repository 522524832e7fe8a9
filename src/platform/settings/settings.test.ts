import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";

describe("without any setting", () => {
  test("the defaults are those of the README", () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      basePath: "/",
      dataDir: resolve("data"),
      databaseUrl: null,
      database: { listenUrl: null, connections: 10, statementMs: 10_000, allowsNewerSchema: false },
      processes: 1,
      files: { kind: "folder", folder: resolve("data/files") },
      clamd: null,
      smtpUrl: null,
      smtpConnections: 10,
      mailFrom: "no-reply@localhost",
      retention: {
        unactivatedDays: 30,
        draftDays: 180,
        notificationDays: 730,
        letterDays: 1825,
        inactiveDays: 730,
      },
      secretKeys: [],
      acceptsNewSecret: false,
      captcha: { provider: "altcha", cost: 50_000 },
      social: { google: null, facebook: null },
      sampleContent: true,
      limitsFactor: 1,
      maintenance: false,
      cookieDomain: null,
      logLevel: "info",
      staff: { oidc: null, passwords: "on" },
      trustProxy: [],
      trustedNetworks: [],
      edgeSeconds: 0,
      metricsToken: null,
      drainSeconds: 5,
      desk: { isOpen: true, networks: [] },
    });
  });

  test("an empty or blank variable counts as absent", () => {
    expect(readSettings({ PORT: "", SECRET_KEY: "  ", DATABASE_URL: "" })).toEqual(readSettings({}));
  });
});

describe("what one setting means for another", () => {
  test("a public address opens the site to the network", () => {
    expect(readSettings({ PUBLIC_URL: "https://karier.example.com/" })).toMatchObject({
      host: "0.0.0.0",
      publicUrl: "https://karier.example.com",
      mailFrom: "no-reply@karier.example.com",
    });
    expect(readSettings({ PUBLIC_URL: "https://karier.example.com", HOST: "10.0.0.5" }).host).toBe("10.0.0.5");
  });

  test("the port is part of the default address", () => {
    expect(readSettings({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
  });

  test("a database server comes without sample content, unless asked for", () => {
    const DATABASE_URL = "postgres://me:hidden@db/karier";
    expect(readSettings({ DATABASE_URL }).sampleContent).toBe(false);
    expect(readSettings({ DATABASE_URL, SAMPLE_CONTENT: "true" }).sampleContent).toBe(true);
  });

  test("several processes need a server, and so does an address to listen at", () => {
    const DATABASE_URL = "postgres://me:hidden@db/karier";
    expect(readSettings({ DATABASE_URL, PROCESSES: "4" }).processes).toBe(4);
    expect(() => readSettings({ PROCESSES: "2" })).toThrow("it needs DATABASE_URL");
    expect(() => readSettings({ DATABASE_LISTEN_URL: DATABASE_URL })).toThrow("it needs DATABASE_URL too");
  });

  test("files follow the data folder, unless they have their own", () => {
    expect(readSettings({ DATA_DIR: "/srv/karier" }).files).toEqual({ kind: "folder", folder: "/srv/karier/files" });
    expect(readSettings({ FILES_URL: "file:///srv/uploads" }).files).toEqual({
      kind: "folder",
      folder: "/srv/uploads",
    });
  });

  test("files may lie in a bucket, which needs both keys", () => {
    const FILES_URL = "s3://karier-files?endpoint=https://s3.example.com/&region=id-1";
    expect(() => readSettings({ FILES_URL, AWS_ACCESS_KEY_ID: "us" })).toThrow("AWS_SECRET_ACCESS_KEY");
    expect(readSettings({ FILES_URL, AWS_ACCESS_KEY_ID: "us", AWS_SECRET_ACCESS_KEY: "hush" }).files).toEqual({
      kind: "bucket",
      url: "https://s3.example.com/karier-files",
      prefix: "",
      region: "id-1",
      accessKeyId: "us",
      secretAccessKey: "hush",
    });
  });

  test("files may share a bucket, below a prefix of their own", () => {
    const keys = { AWS_ACCESS_KEY_ID: "us", AWS_SECRET_ACCESS_KEY: "hush" };
    const FILES_URL = "s3://shared/careers/files/?endpoint=https://s3.example.com";
    expect(readSettings({ FILES_URL, ...keys }).files).toMatchObject({ prefix: "careers/files/" });
    expect(() => readSettings({ FILES_URL: "s3://shared/../x?endpoint=https://s3.example.com", ...keys })).toThrow(
      "FILES_URL",
    );
  });

  test("several secrets, proxies and a parent domain are read", () => {
    const settings = readSettings({
      SECRET_KEY: "the-newer-secret-1, the-older-secret-1",
      TRUST_PROXY: "10.0.0.0/8, ::1",
      PUBLIC_URL: "https://karier.example.com",
      COOKIE_DOMAIN: ".example.com",
    });
    expect(settings.secretKeys).toEqual(["the-newer-secret-1", "the-older-secret-1"]);
    expect(settings.trustProxy).toEqual(["10.0.0.0/8", "::1"]);
    expect(settings.cookieDomain).toBe("example.com");
  });

  test.each([
    ["unix:/run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
    ["tcp://clamav.internal:3310", { host: "clamav.internal", port: 3310 }],
    ["tcp://[::1]:3310/", { host: "::1", port: 3310 }],
  ])("CLAMD_URL %s is where the scanner listens", (CLAMD_URL, clamd) => {
    expect(readSettings({ CLAMD_URL }).clamd).toEqual(clamd);
  });

  test.each(["karier", "/karier", "/karier/", "//karier//"])("BASE_PATH %s is /karier", (BASE_PATH) => {
    expect(readSettings({ BASE_PATH }).basePath).toBe("/karier");
  });
});

describe("a wrong value", () => {
  test.each([
    ["PORT", "abc"],
    ["PORT", "65536"],
    ["PORT", "3000.5"],
    ["PUBLIC_URL", "karier.example.com"],
    ["PUBLIC_URL", "ftp://karier.example.com"],
    ["PUBLIC_URL", "https://karier.example.com/jobs"],
    ["BASE_PATH", "/a b"],
    ["BASE_PATH", "/../x"],
    ["FILES_URL", "s3://bucket"],
    ["FILES_URL", "s3://bucket?endpoint=http://s3.example.com"],
    ["FILES_URL", "s3://Bucket_Name?endpoint=https://s3.example.com"],
    ["FILES_URL", "https://example.com/files"],
    ["MAIL_FROM", "nobody"],
    ["MAIL_FROM", "a@b.id\nBcc: c@d.id"],
    ["CAPTCHA", "off"],
    ["CAPTCHA_COST", "0"],
    ["SAMPLE_CONTENT", "yes"],
    ["LIMITS_FACTOR", "0"],
    ["LIMITS_FACTOR", "-1"],
    ["MAINTENANCE", "1"],
    ["SMTP_CONNECTIONS", "0"],
    ["CLAMD_URL", "localhost:3310"],
    ["CLAMD_URL", "tcp://localhost"],
    ["CLAMD_URL", "unix:clamd.sock"],
    ["RETENTION_DRAFT_DAYS", "6"],
    ["RETENTION_DRAFT_DAYS", "-1"],
    ["RETENTION_INACTIVE_DAYS", "59"],
    ["COOKIE_DOMAIN", "com"],
    ["COOKIE_DOMAIN", "other.example.com"],
    ["LOG_LEVEL", "loud"],
    ["TRUST_PROXY", "10.0.0.0/64"],
    ["TRUST_PROXY", "proxy.local"],
  ])("%s=%j stops the start with a sentence that names both", (name, value) => {
    const start = () => readSettings({ [name]: value });
    expect(start).toThrow(SettingsError);
    expect(start).toThrow(`${name}="${value}`);
  });

  test.each([
    ["SECRET_KEY", "short"],
    ["SECRET_KEY", "long-enough-to-be-fine,short"],
    ["DATABASE_URL", "mysql://me:hidden@db/karier"],
    ["SMTP_URL", "http://me:hidden@mail"],
  ])("%s is named without its value", (name, value) => {
    const start = () => readSettings({ [name]: value });
    expect(start).toThrow(`The setting ${name} is wrong`);
    expect(start).not.toThrow(value);
  });

  test("a provider of sign-ins needs both, and an address that nobody listens to on the way", () => {
    const both = { GOOGLE_CLIENT_ID: "us", GOOGLE_CLIENT_SECRET: "hush" };
    expect(readSettings(both).social).toEqual({
      google: { clientId: "us", clientSecret: "hush", url: "https://accounts.google.com" },
      facebook: null,
    });
    expect(() => readSettings({ FACEBOOK_CLIENT_ID: "us" })).toThrow("it needs FACEBOOK_CLIENT_SECRET too");
    expect(() => readSettings({ GOOGLE_CLIENT_SECRET: "hush" })).toThrow("it needs GOOGLE_CLIENT_ID too");
    expect(() => readSettings({ ...both, GOOGLE_ISSUER: "http://accounts.example.com" })).toThrow("GOOGLE_ISSUER");
    expect(readSettings({ ...both, GOOGLE_ISSUER: "http://127.0.0.1:9/" }).social.google?.url).toBe(
      "http://127.0.0.1:9",
    );
  });

  test("recaptcha needs both keys", () => {
    expect(() => readSettings({ CAPTCHA: "recaptcha", RECAPTCHA_SITE_KEY: "site" })).toThrow("RECAPTCHA_SECRET");
    expect(
      readSettings({ CAPTCHA: "recaptcha", RECAPTCHA_SITE_KEY: "site", RECAPTCHA_SECRET: "hush" }).captcha,
    ).toEqual({
      provider: "recaptcha",
      siteKey: "site",
      secret: "hush",
      url: "https://www.google.com/recaptcha",
      hostname: "localhost",
    });
  });
});

describe("how staff sign in", () => {
  const oidc = {
    STAFF_OIDC_ISSUER: "https://login.example.com/realms/grup/",
    STAFF_OIDC_CLIENT_ID: "meja",
    STAFF_OIDC_CLIENT_SECRET: "rahasia yang panjang",
    STAFF_OIDC_ROLES: "hr-akl = recruiter:arus-kirana-logistik,sagara ; it=admin;",
  };

  test("by accounts of their own, unless the company has a provider: then administrators' alone", () => {
    expect(readSettings({}).staff).toEqual({ oidc: null, passwords: "on" });
    expect(readSettings(oidc).staff).toEqual({
      passwords: "admins",
      oidc: {
        ...{ issuer: "https://login.example.com/realms/grup/", clientId: "meja", clientSecret: "rahasia yang panjang" },
        groupsClaim: "groups",
        roles: [
          { group: "hr-akl", role: "recruiter", companies: ["arus-kirana-logistik", "sagara"] },
          { group: "it", role: "admin", companies: [] },
        ],
      },
    });
    expect(readSettings({ ...oidc, STAFF_PASSWORDS: "off", STAFF_OIDC_GROUPS_CLAIM: "grup" }).staff).toMatchObject({
      passwords: "off",
      oidc: { groupsClaim: "grup" },
    });
  });

  test.each([
    [{ STAFF_OIDC_ISSUER: "http://login.example.com" }, /STAFF_OIDC_ISSUER="http:.*must begin with https/],
    [{ STAFF_OIDC_ROLES: "it" }, /STAFF_OIDC_ROLES="it" is wrong: it must be groups and their roles/],
    [{ STAFF_OIDC_ROLES: undefined }, /STAFF_OIDC_ISSUER is incomplete: it needs STAFF_OIDC_ROLES too/],
    [{ STAFF_OIDC_CLIENT_SECRET: undefined }, /STAFF_OIDC_ISSUER is incomplete: it needs STAFF_OIDC_CLIENT_SECRET too/],
    [{ STAFF_PASSWORDS: "no" }, /STAFF_PASSWORDS="no" is wrong: it must be on, admins or off/],
  ])("stops the start with one sentence where %o", (wrong, sentence) => {
    expect(() => readSettings({ ...oidc, ...wrong })).toThrow(sentence);
  });

  test("nobody is shut out: without a provider passwords are on", () => {
    for (const STAFF_PASSWORDS of ["admins", "off"]) {
      expect(() => readSettings({ STAFF_PASSWORDS })).toThrow(/STAFF_PASSWORDS=".*" is incomplete/);
    }
  });
});
