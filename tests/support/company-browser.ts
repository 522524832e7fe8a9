/** Where it goes. */
interface Places {
  app: { fetch(request: Request): Response | Promise<Response> };
  publicUrl: string;
  /** Of the company's provider. */
  issuer: string;
}

/** A browser that goes to the company's provider and back. */
export function companyBrowser({ app, publicUrl: own, issuer }: Places) {
  const jars = new Map<string, Map<string, string>>();
  const getJar = (origin: string) => {
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };
  async function go(url: string, init: RequestInit = {}): Promise<Response> {
    const { origin } = new URL(url);
    const jar = getJar(origin);
    const headers = new Headers(init.headers);
    headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const request = new Request(url, { ...init, headers, redirect: "manual" });
    const response = await (origin === own ? app.fetch(request) : fetch(request));
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";", 1)[0] ?? "").split(/=(.*)/s);
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }
  /** Follows every way that leads on, but no page of the desk's. */
  async function follow(url: string, until: (url: string) => boolean = () => false): Promise<string> {
    let at = url;
    for (let steps = 0; steps < 12 && !until(at); steps += 1) {
      const response = await go(at, { headers: { accept: "text/html" } });
      const to = response.headers.get("location");
      if (to === null) throw new Error(`${at} answered ${response.status}: ${await response.text()}`);
      at = new URL(to, at).href;
      if (at.startsWith(`${own}/staff`)) return at.slice(own.length);
    }
    return at;
  }
  const start = (query = "") => `${own}/api/v1/staff/oidc/start${query}`;
  const isCallback = (url: string) => url.startsWith(`${own}/api/v1/staff/oidc/callback`);
  async function call(method: string, path: string, body?: object) {
    const headers = { origin: own, "content-type": "application/json" };
    const response = await go(`${own}/api/v1/staff/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const read: unknown = text === "" ? {} : JSON.parse(text);
    return { http: response.status, body: read };
  }
  /** Someone else sits before the provider's page. */
  const signOutThere = () => getJar(issuer).clear();
  return { go, follow, call, start, isCallback, signOutThere };
}
