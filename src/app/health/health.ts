import type { IncomingMessage, ServerResponse } from "node:http";
import type { Settings } from "../../platform/settings/settings.ts";
import { nothingAllowed, securityHeaders } from "../security-headers.ts";
import type { Found } from "./readiness.ts";

/** Answers a request for `/health/…`; false for any other. */
export type AnswerHealth = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Health extends Pick<Settings, "publicUrl"> {
  found(): Found;
  /** Whether the process was told to stop. */
  isDraining(): boolean;
}

/**
 * `/health/live`: the process runs. `/health/ready`: whether it should get requests, and what of it does not answer.
 * Without the store of files it should: it is the same for all processes, and most pages need none of it.
 */
export function createHealth({ found, isDraining, publicUrl }: Health): AnswerHealth {
  const headers = {
    ...securityHeaders(publicUrl.startsWith("https:")),
    ...{ "content-security-policy": nothingAllowed, "cache-control": "no-store" },
    "content-type": "application/json",
  };
  const ready = () => {
    const now = { ...found(), draining: isDraining() };
    const isReady = now.database && now.disk && !now.draining;
    return { status: isReady ? 200 : 503, body: { status: isReady ? "ready" : "not ready", ...now } };
  };
  const answers = new Map([
    ["/health/live", () => ({ status: 200, body: { status: "live" } })],
    ["/health/ready", ready],
  ]);
  return ({ method, url = "" }, response) => {
    const answer = method === "GET" || method === "HEAD" ? answers.get(url.replace(/\?.*$/s, "")) : undefined;
    if (answer === undefined) return false;
    const { status, body } = answer();
    const text = JSON.stringify(body);
    response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(text) });
    response.end(method === "HEAD" ? undefined : text);
    return true;
  };
}
