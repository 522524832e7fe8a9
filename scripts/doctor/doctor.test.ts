import { once } from "node:events";
import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildVersion } from "../../src/app/build-version.ts";
import { migrations } from "../../src/app/migrations.ts";
import { openDatabase } from "../../src/platform/database/database.ts";
import { embeddedDatabase } from "../../tests/support/embedded-folder.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { examine } from "./examine.ts";
import { getTodo } from "./finding.ts";
import { getTable } from "./table.ts";

let dataDir: string;
let place: Record<string, string>;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "doctor-"));
  // Where nothing answers, unless a test lets something.
  place = { DATA_DIR: dataDir, PORT: String(await freePort()) };
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function found(env: Record<string, string>): Promise<Record<string, string>> {
  const findings = await examine({ ...place, ...env });
  return Object.fromEntries(findings.map(({ about, level, says }) => [about, `${level}: ${says}`]));
}

test("before a first start all is well, and nothing is made by looking", async () => {
  const findings = await examine(place);
  expect(findings.filter(({ level }) => level !== "ok")).toEqual([]);
  expect(findings.map(({ about }) => about)).toEqual([
    ...["settings", "DATA_DIR", "disk", "SECRET_KEY", "database", "files", "mail", "PUBLIC_URL"],
  ]);
  expect(await readdir(dataDir)).toEqual([]);
});

test("a setting that is wrong is the one finding, without its value where that is a secret", async () => {
  expect(await found({ SMTP_URL: "http://karier:hush-hush@mail" })).toEqual({
    settings: expect.stringMatching(/^fault: The setting SMTP_URL is wrong: [^@]*$/),
  });
});

test.each([
  [{ PUBLIC_URL: "http://karier.example" }, "PUBLIC_URL", "in the clear"],
  [{ PUBLIC_URL: "https://karier.example" }, "TRUST_PROXY", "every visitor"],
  [{ PUBLIC_URL: "https://karier.example" }, "SMTP_URL", "nobody receives"],
  [{ PUBLIC_URL: "https://karier.example" }, "SAMPLE_CONTENT", "demonstration applicant"],
  [{ PUBLIC_URL: "https://karier.example", CAPTCHA_COST: "1000" }, "CAPTCHA_COST", "holds no machine up"],
  [{ PUBLIC_URL: "https://karier.example", LIMITS_FACTOR: "9" }, "LIMITS_FACTOR", "limits"],
  [{ ACCEPT_NEW_SECRET: "true" }, "ACCEPT_NEW_SECRET", "any secret"],
  [{ ALLOW_NEWER_SCHEMA: "true" }, "ALLOW_NEWER_SCHEMA", "does not know"],
  [{ MAINTENANCE: "true" }, "MAINTENANCE", "503"],
])("with %o it warns of %s", async (env, about, says) => {
  const warned = (await examine({ ...place, ...env })).filter((finding) => finding.about === about);
  expect(warned).toContainEqual({
    about,
    level: "warning",
    says: expect.stringContaining(says),
    todo: expect.any(String),
  });
});

test("a data folder that is not writable, or is readable by others, is reported", async () => {
  const file = join(dataDir, "file");
  await writeFile(file, "");
  expect((await found({ DATA_DIR: file }))["DATA_DIR"]).toMatch(/^fault: E/);
  await writeFile(join(dataDir, "secret"), "x".repeat(43));
  await chmod(join(dataDir, "secret"), 0o644);
  expect((await found({}))["SECRET_KEY"]).toBe("fault: DATA_DIR/secret can be read by others");
  expect((await found({ SECRET_KEY: "sixteen-letters-" }))["SECRET_KEY"]).toMatch(/^warning: has fewer than 32/);
});

test("a mail server that refuses name and password is a fault, whose message contains neither", async () => {
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      done(password === "right-word" ? null : new Error(`No: ${username} ${password}`), { user: username }),
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const mailWith = async (word: string) =>
    (await found({ SMTP_URL: `smtp://karier:${word}@127.0.0.1:${port}` }))["mail"];
  expect(await mailWith("right-word")).toBe("ok: this machine's server lets the site in; from no-reply@localhost");
  const refused = await mailWith("wr%C3%B6ng-word");
  expect(refused).toMatch(/^fault: .*No: karier …/);
  expect(refused).not.toMatch(/wr%C3|wröng/);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect(await mailWith("right-word")).toMatch(/^fault: .*ECONNREFUSED/);
});

test("an address that serves another build, or something else, is reported", async () => {
  let answer = '{"version":"1.0.0"}';
  const server = createServer((_, response) => response.end(answer)).listen(Number(place["PORT"]), "127.0.0.1");
  await once(server, "listening");
  const env = { PUBLIC_URL: `http://127.0.0.1:${place["PORT"]}` };
  expect((await found(env))["PUBLIC_URL"]).toMatch(/^warning: leads to version 1\.0\.0/);
  answer = '{"version":"3.3.63","build":"2026.01.02+0123abcd"}';
  expect((await found(env))["PUBLIC_URL"]).toMatch(/^warning: leads to version 2026\.01\.02\+0123abcd, this is /);
  answer = JSON.stringify({ version: "3.3.63", build: buildVersion() });
  expect((await found(env))["PUBLIC_URL"]).toBe(`ok: leads to a site of version ${buildVersion()}`);
  answer = "<html>";
  expect((await found(env))["PUBLIC_URL"]).toMatch(/^fault: .*is not this site's/);
  server.close();
});

test("before the proxy runs its certificate is a warning, no fault", async () => {
  const findings = await found({ PUBLIC_URL: `https://localhost:${place["PORT"]}` });
  expect(findings["certificate"]).toMatch(/^warning: .*ECONNREFUSED/);
});

test.each([
  "self-signed certificate; if the root CA is installed locally, try running Node.js with --use-system-ca",
  "self signed certificate in certificate chain",
  "unable to get local issuer certificate",
  "unable to verify the first certificate",
])("a certificate of a private authority is reported with the setting that names its root: %s", (words) => {
  expect(getTodo(new Error(words), "as usual")).toContain("NODE_EXTRA_CA_CERTS");
  expect(getTodo(new Error("certificate has expired"), "as usual")).toBe("as usual");
});

test("a misspelt setting is named with what was meant, also where another one is wrong", async () => {
  const named = "warning: is no setting: nothing reads it";
  expect(await found({ DATABSE_URL: "postgres://karier:hush-hush@db/karier" })).toMatchObject({ DATABSE_URL: named });
  const findings = await found({ SMPT_URL: "x", PORT: "abc" });
  expect(findings).toEqual({ SMPT_URL: named, settings: expect.stringMatching(/^fault: .*PORT/) });
});

/** The embedded database of the place, with as many migrations as there are, or fewer. */
async function anEmbeddedDatabase(lacking = 0): Promise<void> {
  const done = migrations.slice(0, migrations.length - lacking);
  await (await embeddedDatabase(join(dataDir, "database"), done)).close();
}

test("pending migrations of an embedded database are reported, too, and none runs", async () => {
  await anEmbeddedDatabase(3);
  for (let look = 0; look < 2; look++) expect((await found({}))["schema"]).toBe("warning: 3 migrations wait");
});

test("missing derived rows are reported, and a clock that is not trusted", async () => {
  await anEmbeddedDatabase();
  expect(await found({})).toMatchObject({
    "derived rows": expect.stringMatching(/^ok/),
    "site's clock": "ok: believed",
  });
  const database = await openDatabase({ dataDir: join(dataDir, "database") });
  await database.run("insert into open_counts values (-1, 0, 0, 7)");
  await database.run("insert into clock_watch values (1, '2026-01-01', '2026-04-01', '2026-04-01')");
  await database.close();
  expect(await found({})).toMatchObject({
    "derived rows": expect.stringMatching(/^warning: 1 rows and counts of the search/),
    "site's clock": expect.stringMatching(/^warning: it came from 2026-01-01/),
  });
});

test("a store that cannot take a file is a fault", async () => {
  const file = join(dataDir, "no-folder");
  await writeFile(file, "");
  expect((await found({ FILES_URL: file }))["files"]).toMatch(/^fault: /);
});

test("a server that is not there is a fault, and everything else is looked at all the same", async () => {
  const findings = await found({ DATABASE_URL: `postgres://karier:hush-hush@127.0.0.1:${place["PORT"]}/karier` });
  expect(findings["database"]).toMatch(/^fault: .*ECONNREFUSED/);
  expect(findings).toHaveProperty("files");
});

test("the table says what to do below what it is about, a finding a line", () => {
  const table = getTable([
    { about: "disk", level: "ok", says: "has\n room" },
    { about: "database", level: "fault", says: "gone", todo: "start it" },
  ]);
  expect(table).toBe("disk      ok       has room\ndatabase  FAULT    gone\n                   → start it");
});
