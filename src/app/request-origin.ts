import type { IncomingMessage } from "node:http";
import { newRequestId } from "../platform/log/log.ts";

/** Log fields of a request beside its route. */
export interface RequestOrigin {
  /** The same in the answer, the request's line and its faults. */
  requestId: string;
  /** The trace that a gateway in front began. */
  traceId?: string;
  /** Who is signed in, such as "applicant 7"; only its hash is logged. */
  account?: string;
}

const origins = new WeakMap<IncomingMessage, RequestOrigin>();

/** Neither a text nor an address of mail: UUIDs, hex, base64url. */
const requestIdPattern = /^[A-Za-z0-9_-]{8,64}$/;

/** `traceparent` of W3C Trace Context, "traceparent Header Field Values": version 00 has four fields, a later one may have more; ff is none. */
const traceParentPattern =
  /^(?!ff)(?!00-.{52}.)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?$/;

function readHeader({ headers }: IncomingMessage, name: string): string {
  const value = headers[name];
  return typeof value === "string" ? value.trim() : "";
}

/**
 * Gives a request its id: the `X-Request-Id` of a trusted proxy, else the id of its `traceparent`, else a new one. What
 * anybody else sends, and what is malformed, counts for nothing.
 */
export function takeRequestOrigin(incoming: IncomingMessage, isFromProxy: boolean): RequestOrigin {
  const sentId = isFromProxy ? readHeader(incoming, "x-request-id") : "";
  const traceId = isFromProxy ? traceParentPattern.exec(readHeader(incoming, "traceparent"))?.[1] : undefined;
  const requestId = requestIdPattern.test(sentId) ? sentId : (traceId ?? newRequestId());
  const origin: RequestOrigin = { requestId, ...(traceId === undefined ? {} : { traceId }) };
  origins.set(incoming, origin);
  return origin;
}

/** The id of a request; a new one where it came over no socket. */
export function getRequestId(incoming: IncomingMessage | undefined): string {
  if (incoming === undefined) return newRequestId();
  return (origins.get(incoming) ?? takeRequestOrigin(incoming, false)).requestId;
}

/** Says who made a request, once that is known. */
export function nameAccount(incoming: IncomingMessage | undefined, account: string | null): void {
  const origin = incoming && origins.get(incoming);
  if (origin !== undefined && account !== null) origin.account = account;
}
