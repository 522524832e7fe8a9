import { z } from "zod";
import { solveCaptcha } from "./captcha.ts";

/** The response on the wire. */
export interface WireAnswer extends z.infer<typeof answerSchema> {
  status: number;
}

const answerSchema = z.looseObject({ acknowledge: z.number(), code: z.string().optional() });

/** A client of a running site's API, as another program would be: one token, no cookies. */
export interface WireClient {
  call(
    method: "GET" | "POST",
    path: string,
    body?: object | URLSearchParams | FormData,
    headers?: Record<string, string>,
  ): Promise<WireAnswer>;
  /** A solved captcha's payload, good once. */
  captcha(): Promise<string>;
}

function isForm(body: object): body is URLSearchParams | FormData {
  return body instanceof URLSearchParams || body instanceof FormData;
}

/** @param token empty for calls that need none */
export function wireClient(siteUrl: string, token: string): WireClient {
  const call: WireClient["call"] = async (method, path, body, extra = {}) => {
    const headers = new Headers(extra);
    if (token) headers.set("authorization", `Bearer ${token}`);
    if (body && !isForm(body)) headers.set("content-type", "application/json");
    const sent = body === undefined ? {} : { body: isForm(body) ? body : JSON.stringify(body) };
    const response = await fetch(`${siteUrl}/api/v1/${path}`, { method, headers, ...sent });
    return { status: response.status, ...answerSchema.parse(await response.json()) };
  };
  return {
    call,
    captcha: async () => solveCaptcha(await (await fetch(`${siteUrl}/api/v1/captcha/challenge`)).json()),
  };
}

/** Signs someone in over the wire. */
export async function signedIn(siteUrl: string, person: { email: string; password: string }): Promise<WireClient> {
  const stranger = wireClient(siteUrl, "");
  const form = new URLSearchParams({
    siteType: "test",
    userName: person.email,
    password: person.password,
    grecaptcha: await stranger.captcha(),
    lang: "id",
  });
  const { token } = await stranger.call("POST", "login", form);
  if (typeof token !== "string") throw new Error("The sign-in was refused.");
  return wireClient(siteUrl, token);
}

/** Signs in as the site's own page would; @returns the cookies that a browser would send from then on */
export async function sessionCookie(siteUrl: string, userName: string, password: string): Promise<string> {
  const grecaptcha = await wireClient(siteUrl, "").captcha();
  const body = new URLSearchParams({ siteType: "test", userName, password, grecaptcha });
  const response = await fetch(`${siteUrl}/api/v1/login`, {
    method: "POST",
    body,
    headers: { origin: new URL(siteUrl).origin },
  });
  const cookies = response.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  if (cookies.length === 0) throw new Error(`${siteUrl} refused the sign-in: ${await response.text()}`);
  return cookies.join("; ");
}
