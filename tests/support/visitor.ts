import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { z } from "zod";
import { createApi } from "../../src/app/api/api.ts";
import { readCookies } from "../../src/contract/cookies.ts";
import type { Endpoint } from "../../src/contract/endpoint.server.ts";
import type { Identify } from "../../src/contract/request-context.ts";
import type { Platform } from "../../src/platform/platform.ts";
import { solveCaptcha } from "./captcha.ts";

export interface Answered {
  http: number;
  // The wire's JSON; each test says what it expects of it.
  body: Record<string, unknown>;
  headers: Headers;
}

const bodySchema = z.record(z.string(), z.unknown());

type Fields = Record<string, unknown>;

export interface Visitor {
  get(path: string): Promise<Answered>;
  json(path: string, body: object): Promise<Answered>;
  /** Form URL-encoded. */
  form(path: string, fields: Fields): Promise<Answered>;
  /** multipart/form-data; objects travel as JSON. */
  multipart(path: string, fields: Fields): Promise<Answered>;
  /** A solved captcha, for `grecaptcha`. */
  captcha(): Promise<string>;
  /** A browser's cookies. */
  readonly cookies: Map<string, string>;
}

export interface VisitorOptions {
  /** Address of the socket. */
  address?: string;
  /** False for a client that is not a page of this site: no Origin, so no cookies. */
  isBrowser?: boolean;
  headers?: Record<string, string>;
}

/** The connection of a socket from `address` with these headers. */
export function arrival(address: string, headers: Headers): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: address });
  const incoming = new IncomingMessage(socket);
  for (const [name, value] of headers) incoming.headers[name] = value;
  return incoming;
}

function filled(form: FormData | URLSearchParams, fields: Fields): FormData | URLSearchParams {
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (value instanceof Blob && form instanceof FormData) form.append(name, value);
    else form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return form;
}

/** Gives visitors of the real API, over its own request function: same checks, same answers, no network. */
export function getVisitors(platform: Platform, identify: Identify, endpoints: readonly Endpoint[]) {
  const api = createApi(platform, identify, endpoints);
  const origin = platform.settings.publicUrl;

  return function visitor({
    address = "192.0.2.7",
    isBrowser = true,
    headers: extra = {},
  }: VisitorOptions = {}): Visitor {
    const cookies = new Map<string, string>();

    function keep(response: Response): void {
      for (const line of response.headers.getSetCookie()) {
        const [[name, value] = ["", ""]] = Object.entries(readCookies(line.split(";", 1)[0]));
        if (/max-age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
    }

    async function send(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Answered> {
      const headers = new Headers({
        "user-agent": "Mozilla/5.0 (test)",
        ...(isBrowser ? { origin } : {}),
        ...init.headers,
        ...extra,
      });
      const sent = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
      if (sent) headers.set("cookie", sent);
      const request = new Request(`${origin}/${path}`, { ...init, headers });
      const response = await api.fetch(request, { incoming: arrival(address, headers) });
      if (isBrowser) keep(response);
      return { http: response.status, body: bodySchema.parse(await response.json()), headers: response.headers };
    }

    return {
      cookies,
      get: (path) => send(path, {}),
      json: (path, body) =>
        send(path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      form: (path, fields) => send(path, { method: "POST", body: filled(new URLSearchParams(), fields) }),
      multipart: (path, fields) => send(path, { method: "POST", body: filled(new FormData(), fields) }),
      captcha: async () => solveCaptcha(await platform.captcha.challenge(address)),
    };
  };
}
