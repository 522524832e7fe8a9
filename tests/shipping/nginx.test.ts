// nginx by our configuration in front of a package, over TLS.
import { once } from "node:events";
import { connect } from "node:http2";
import { request } from "node:https";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demonstrationIn } from "../support/demonstration.ts";
import { freePort } from "../support/free-port.ts";
import { sessionCookie, wireClient } from "../support/wire.ts";
import { type Unpacked, unpack, whyNot } from "./archive.ts";
import { type FrontServer, startNginx } from "./nginx.ts";
import { type Running, runProgram, start } from "./running.ts";
import { siteAt, walk } from "./walk.ts";

const why = whyNot(["nginx", "openssl", "setpriv"]);
const nobody = 65534;
const deskFrom = "127.0.0.9";

describe.skipIf(why !== null)(`nginx in front${why === null ? "" : ` (${why})`}`, () => {
  let shipped: Unpacked;
  let dataDir = "";
  let front: FrontServer;
  let site: Running;
  let serve: () => Promise<Running>;
  let doctor: (more: Record<string, string>) => string;
  const trusted = getCACertificates();

  beforeAll(async () => {
    shipped = unpack();
    dataDir = shipped.ownFolder("data", nobody);
    const [port, tls, plain] = [await freePort(), await freePort(), await freePort()];
    const karier = join(shipped.folder, "bin/karier");
    const env = {
      ...{ DATA_DIR: dataDir, PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: `https://localhost:${tls}` },
      ...{
        TRUST_PROXY: "127.0.0.1,::1",
        SAMPLE_CONTENT: "true",
        CAPTCHA_COST: "1000",
        DRAIN_SECONDS: "0",
        STAFF_NETWORKS: deskFrom,
      },
    };
    const asNobody = ["setpriv", `--reuid=${nobody}`, `--regid=${nobody}`, "--clear-groups"];
    serve = () => start([...asNobody, karier, "serve"], env, () => runProgram([karier, "ready"], env).exit === 0);
    doctor = (more) => runProgram([...asNobody, karier, "doctor"], { ...env, ...more }).said;
    site = await serve();
    front = await startNginx(port, { tls, plain });
    setDefaultCACertificates([...trusted, front.certificate]);
  });
  afterAll(async () => {
    setDefaultCACertificates(trusted);
    await front.stop();
    await site.stop();
    shipped.remove();
  });

  /** A request by HTTP/1.1 from one of this machine's own addresses. */
  async function askedFrom(localAddress: string, path: string, headers: Record<string, string> = {}) {
    const outgoing = request(new URL(path, front.url), { localAddress, headers, ca: front.certificate });
    outgoing.end();
    const [answer]: { statusCode: number; resume(): void }[] = await once(outgoing, "response");
    answer?.resume();
    return answer?.statusCode;
  }

  test("walks pages, signing up with photo and CV, and signing in, over TLS", async () => {
    expect(await walk(siteAt(front.url, dataDir))).toContain("@contoh.id");
  });

  test("speaks HTTP/2, and says for how long it is to be asked over TLS alone", async () => {
    const session = connect(front.url, { ca: front.certificate });
    const stream = session.request({ ":path": "/" });
    const [headers] = await once(stream, "response");
    expect(session.alpnProtocol).toBe("h2");
    expect(headers).toMatchObject({
      ":status": 200,
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    });
    session.destroy();
  });

  test("the doctor knows the certificate, and that the address leads here", () => {
    const trusting = doctor({ NODE_EXTRA_CA_CERTS: front.certificateFile });
    expect(trusting).toMatch(/^certificate +ok +holds for (29|30) days more$/m);
    expect(trusting).toMatch(/^PUBLIC_URL +ok +leads to a site of version /m);
    expect(doctor({})).toMatch(/^certificate +FAULT +self-signed certificate/m);
  });

  test("redirects from http to https, with the whole address", async () => {
    const answer = await fetch(`${front.plainUrl}/lowongan?q=las`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([308, `${front.url}/lowongan?q=las`]);
  });

  test("cookies of a sign-in are this host's and travel over TLS alone", async () => {
    const { email, password } = await demonstrationIn(dataDir);
    const grecaptcha = await wireClient(front.url, "").captcha();
    const body = new URLSearchParams({ siteType: "test", userName: email, password, grecaptcha });
    const answer = await fetch(`${front.url}/api/v1/login`, { method: "POST", body, headers: { origin: front.url } });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/; secure/i);
    expect(cookies.join("\n")).toMatch(/^__Host-/m);
  });

  test("the site learns the visitor's own address, whatever they say of it", async () => {
    const claims = { "x-forwarded-for": deskFrom };
    expect(await askedFrom(deskFrom, "/staff/signin")).toBe(200);
    expect(await askedFrom("127.0.0.1", "/staff/signin", claims)).toBe(404);
  });

  test("keeps assets and no page, and nothing that is said to its own machine alone", async () => {
    const { email, password } = await demonstrationIn(dataDir);
    const cookie = await sessionCookie(front.url, email, password);
    const home = await fetch(front.url, { headers: { cookie } });
    expect(home.headers.get("cache-control")).toContain("private");
    const own = await home.text();
    const [asset = ""] = own.match(/(?<=")\/assets\/[\w.-]+\.js(?=")/) ?? [];
    await (await fetch(front.url + asset)).arrayBuffer();
    const metrics = await fetch(`${front.url}/metrics`);
    // The site's own refusal would carry its headers.
    expect([metrics.status, metrics.headers.get("permissions-policy")]).toEqual([404, null]);
    await site.stop();
    const [kept, page] = [await fetch(front.url + asset), await fetch(front.url, { headers: { cookie } })];
    expect([kept.status, page.status, page.headers.get("retry-after")]).toEqual([200, 503, "10"]);
    expect(await page.text()).toContain("Situs belum dapat menjawab");
    site = await serve();
    expect((await fetch(front.url)).status).toBe(200);
  });

  test("a body that no form has is refused before the site is asked", async () => {
    const body = new Uint8Array(11 * 1024 * 1024);
    const answer = await fetch(`${front.url}/api/v1/auth/register`, { method: "POST", body }).catch(() => null);
    // The refusal may come while the client still sends, which it sees as a broken connection.
    expect(answer?.status ?? 413).toBe(413);
  });
});
