import type { IncomingMessage } from "node:http";
import type { Identified } from "../../contract/request-context.ts";

/** Context of a page's own call to the API: it comes from inside, for a visitor. */
export interface InnerRequest {
  address: string;
  requestId: string;
  /** The page's own request, in whose line of the log the account's hash stands. */
  incoming?: IncomingMessage | undefined;
  /** Answers what `ask` does; a page that is read asks once, however many calls it makes. */
  identified?(ask: () => Promise<Identified>): Promise<Identified>;
  shows(tag: string): void;
  holdsUntil(moment: Date): void;
}

/** Bindings of each Hono request: the socket's, or a page's own call. */
export interface Bindings {
  incoming?: IncomingMessage;
  inner?: InnerRequest;
}
