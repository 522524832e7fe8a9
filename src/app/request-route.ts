import type { IncomingMessage } from "node:http";

const routes = new WeakMap<IncomingMessage, string>();

/** Says by which pattern a request was answered, such as "/api/v1/activate-email/{id}/{lang}"; a page's own call has no socket. */
export function nameRoute(incoming: IncomingMessage | undefined, pattern: string): void {
  if (incoming !== undefined) routes.set(incoming, pattern);
}

/** Says that a request was answered by what answered another. */
export function nameSameRoute(incoming: IncomingMessage | undefined, earlier: IncomingMessage | undefined): void {
  const pattern = earlier && routes.get(earlier);
  if (pattern !== undefined) nameRoute(incoming, pattern);
}

/** Addresses that say nothing of anybody and stand in the log as they are. */
const plain =
  /^(\/health\/(live|ready)|\/metrics|\/meta\.json|\/robots\.txt|\/sitemap\.xml|\/favicon\.(svg|ico)|\/openapi\.json)$/;

/**
 * What the log says of a request's address: its route's pattern, never the address itself, of which any part may be a
 * token in some disguise (promise 13).
 */
export function getRoute(incoming: IncomingMessage): string {
  const named = routes.get(incoming);
  if (named !== undefined) return named;
  const path = incoming.url ?? "";
  if (plain.test(path)) return path;
  return /\/assets\/[^/]*$/.test(path) ? "/assets/*" : "other";
}
