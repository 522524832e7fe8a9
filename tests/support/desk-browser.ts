import { z } from "zod";
import type { DeskOfApi } from "../../src/app/api/api.ts";
import { createApi } from "../../src/app/api/api.ts";
import { createDesk } from "../../src/app/endpoints.ts";
import type { TestPlatform } from "./platform.ts";

const bodySchema = z.record(z.string(), z.unknown());

export interface DeskAnswer {
  http: number;
  body: Record<string, unknown>;
  headers: Headers;
}

/** A browser at the desk, with the cookies that it was given. */
export interface DeskBrowser {
  send(method: string, path: string, body?: object): Promise<DeskAnswer>;
  cookies: Map<string, string>;
}

/**
 * The desk's calls, as browsers make them.
 * @param more calls of a test's own, beside the desk's
 */
export function deskBrowsers(platform: TestPlatform, more: DeskOfApi["endpoints"] = []) {
  const desk = createDesk(platform);
  const endpoints = [...desk.endpoints, ...more];
  const api = createApi(platform, async () => ({ status: "none" }), [], { ...desk, endpoints });
  const ask = async (path: string, init: RequestInit = {}) =>
    api.request(`${platform.settings.publicUrl}/staff/${path}`, init);
  function browser(extra: Record<string, string> = {}): DeskBrowser {
    const cookies = new Map<string, string>();
    async function send(method: string, path: string, body?: object): Promise<DeskAnswer> {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const headers = { origin: platform.settings.publicUrl, "content-type": "application/json", cookie, ...extra };
      const response = await ask(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ""] = line.split(";", 1);
        const [name = "", value = ""] = pair.split(/=(.*)/s);
        if (/max-age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      const text = await response.text();
      return {
        http: response.status,
        body: bodySchema.parse(text === "" ? {} : JSON.parse(text)),
        headers: response.headers,
      };
    }
    return { send, cookies };
  }
  return { ask, browser };
}
