import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { bodyChunks } from "../../app/bodies/body-chunks.ts";
import { nameSameRoute } from "../../app/request-route.ts";
import { smallBody } from "../../contract/body-limits.ts";
import type { ClientNetwork } from "../../platform/limits/network.ts";

/**
 * After an answer this long, the same form from the same browser is the second press of a button, and not a new deed.
 */
const REPEATED_MS = 3000;

/** Answers that are held at once; beyond them a repetition is a deed of its own. */
const MOST = 200;

const never = new Promise<never>(() => {});

interface Answered {
  form: string;
  incoming: IncomingMessage | undefined;
  response: Promise<Response>;
}

/** Longer forms, and files, are not looked at. */
function mayRepeat({ method, headers }: Request): boolean {
  const isForm = headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") === true;
  return method === "POST" && isForm && Number(headers.get("content-length") ?? Infinity) <= smallBody.bytes;
}

/** Who asks: the same browser at the same place, with the same cookies, from a page of the same site. */
function getBrowser({ headers }: Request, address: string): string {
  const identifyingHeaders = ["user-agent", "cookie", "origin", "sec-fetch-site", "accept-encoding"].map((name) =>
    headers.get(name),
  );
  return hash("sha256", JSON.stringify([address, ...identifyingHeaders]));
}

/**
 * The same request with its body read, or with a body that breaks as this one broke. Without its signal: a browser that
 * sends a form again leaves the first, and the deed continues for the second.
 */
function withBody({ url, method, headers }: Request, body: Buffer<ArrayBuffer> | ReadableStream): Request {
  return new Request(url, { method, headers, body, ...(body instanceof ReadableStream && { duplex: "half" }) });
}

async function getBody(request: Request): Promise<Buffer<ArrayBuffer> | ReadableStream> {
  try {
    const parts: Uint8Array[] = [];
    for await (const part of bodyChunks(request, smallBody.bytes, never)) parts.push(part);
    return Buffer.concat(parts);
  } catch (fault) {
    return new ReadableStream({ start: (body) => body.error(fault) });
  }
}

type Answer = (request: Request, incoming: IncomingMessage | undefined) => Promise<Response>;

/** Holds the newest form of each browser, while it is answered and for seconds after. */
function createHold() {
  const newest = new Map<string, Answered>();
  return {
    of: (browser: string) => newest.get(browser),
    keep(browser: string, answered: Answered): void {
      if (newest.size >= MOST && !newest.has(browser)) return;
      newest.set(browser, answered);
      const forget = () => {
        if (newest.get(browser) === answered) newest.delete(browser);
      };
      answered.response.then((response) => {
        if (response.status >= 400) forget();
        else setTimeout(forget, REPEATED_MS).unref();
      }, forget);
    },
  };
}

/**
 * Answers a form that a browser sends twice, as by a double click before hydration, as the first time: the
 * browser shows only the last answer, and the refusal of the repetition would hide what the first did. Only a browser's
 * newest form counts, so that who saves, takes back and saves again does three deeds. Held in this process and for
 * seconds.
 */
export function repeatedPosts(network: Pick<ClientNetwork, "addressOf">, answer: Answer): Answer {
  const hold = createHold();
  return async (request, incoming) => {
    if (!mayRepeat(request)) return answer(request, incoming);
    const body = await getBody(request);
    if (body instanceof ReadableStream) return answer(withBody(request, body), incoming);
    const browser = getBrowser(request, network.addressOf(incoming));
    const form = hash("sha256", `${request.url}\n${body.toString("base64")}`);
    const earlier = hold.of(browser);
    if (earlier?.form === form) {
      const response = await earlier.response;
      nameSameRoute(incoming, earlier.incoming);
      return response.clone();
    }
    const response = answer(withBody(request, body), incoming);
    hold.keep(browser, { form, incoming, response });
    return (await response).clone();
  };
}
