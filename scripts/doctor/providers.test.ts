import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readSettings } from "../../src/platform/settings/settings.ts";
import { startCompanyProvider } from "../../tests/support/company-provider.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { selfSigned } from "../../tests/support/self-signed.ts";
import { checkProviders } from "./check-providers.ts";
import { examine } from "./examine.ts";

let folder: string;
const servers: Server[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "doctor-providers-"));
  selfSigned(folder);
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Something that answers, over TLS by a certificate that no known root stands for; its address. */
async function serve(scheme: "http" | "https", listener: RequestListener): Promise<string> {
  const read = (name: string) => readFile(join(folder, name));
  const server =
    scheme === "http"
      ? createServer(listener)
      : createTlsServer({ key: await read("privkey.pem"), cert: await read("fullchain.pem") }, listener);
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  servers.push(server);
  return `${scheme}://${scheme === "http" ? "127.0.0.1" : "localhost"}:${port}`;
}

const company = { STAFF_OIDC_CLIENT_ID: "x", STAFF_OIDC_CLIENT_SECRET: "hush-hush", STAFF_OIDC_ROLES: "it=admin" };
const google = { GOOGLE_CLIENT_ID: "x", GOOGLE_CLIENT_SECRET: "hush-hush" };
const facebook = { FACEBOOK_CLIENT_ID: "x", FACEBOOK_CLIENT_SECRET: "hush-hush" };
const recaptcha = { CAPTCHA: "recaptcha", RECAPTCHA_SITE_KEY: "x", RECAPTCHA_SECRET: "hush-hush" };

/** Each server that vouches for someone, by the setting that leads to it. */
const providers = [
  ["STAFF_OIDC_ISSUER", company],
  ["GOOGLE_ISSUER", google],
  ["FACEBOOK_GRAPH_URL", facebook],
  ["RECAPTCHA_URL", recaptcha],
] as const;

const findings = (env: Record<string, string>) => checkProviders(readSettings({ DATA_DIR: folder, ...env }));

/** A provider's discovery document, with its endpoints elsewhere. */
const words = (issuer: string, elsewhere: string) =>
  JSON.stringify({
    issuer,
    authorization_endpoint: `${elsewhere}/authorize`,
    token_endpoint: `${elsewhere}/token`,
    jwks_uri: `${elsewhere}/keys`,
  });

/** A provider over plain HTTP that says `say` of itself, which is given its own address. */
async function issuing(say: (issuer: string) => string): Promise<string> {
  let own = "";
  own = await serve("http", (_, response) => response.end(say(own)));
  return own;
}

test("nobody is asked where nobody is set", async () => {
  expect(await findings({})).toEqual([]);
});

test.each(providers)(
  "a certificate of a private authority at %s is reported with the setting that names its root",
  async (name, env) => {
    const url = await serve("https", (_, response) => response.end("{}"));
    expect(await findings({ ...env, [name]: url })).toEqual([
      {
        about: name,
        level: "fault",
        says: expect.stringMatching(/self[- ]signed/),
        todo: expect.stringContaining("NODE_EXTRA_CA_CERTS"),
      },
    ]);
  },
);

test.each(providers)(
  "a server that is not there at %s is a fault, and the way there is what to look at",
  async (name, env) => {
    const url = `https://localhost:${await freePort()}`;
    const [finding, ...more] = await findings({ ...env, [name]: url });
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ about: name, level: "fault", says: expect.stringContaining("ECONNREFUSED") });
    expect(finding?.todo).toContain("the way there is open");
  },
);

test("the doctor asks the company's provider, and one that signs people in is well", async () => {
  const provider = await startCompanyProvider(() => "http://localhost/callback");
  const found = await examine({ DATA_DIR: join(folder, "data"), PORT: String(await freePort()), ...provider.env });
  await provider.stop();
  expect(found).toContainEqual({ about: "STAFF_OIDC_ISSUER", level: "ok", says: expect.stringContaining("answers") });
});

test("a provider whose keys or tokens lie behind a certificate that is not believed is at fault", async () => {
  const elsewhere = await serve("https", (_, response) => response.end());
  const issuer = await issuing((own) => words(own, elsewhere));
  expect(await findings({ ...company, STAFF_OIDC_ISSUER: issuer })).toMatchObject([
    { level: "fault", says: expect.stringContaining(elsewhere), todo: expect.stringContaining("NODE_EXTRA_CA_CERTS") },
  ]);
});

test.each([
  ["a page of something else", () => "<html>", "is no provider's"],
  ["words without keys", () => "{}", "is no provider's"],
  ["another issuer's words", () => words("https://login.example.com", "http://127.0.0.1:1"), "calls itself"],
])("%s in place of the provider's words is a fault", async (_, say, says) => {
  const issuer = await issuing(say);
  expect(await findings({ ...company, STAFF_OIDC_ISSUER: issuer })).toMatchObject([
    { level: "fault", says: expect.stringContaining(says) },
  ]);
});

test("an issuer with a slash at its end, and one for all tenants, are the same issuer", async () => {
  for (const named of [(own: string) => `${own}/`, () => "https://login.example.com/{tenantid}/v2.0"]) {
    const issuer = await issuing((own) => words(named(own), own));
    expect(await findings({ ...company, STAFF_OIDC_ISSUER: issuer })).toMatchObject([{ level: "ok" }]);
  }
});
