import type { IncomingMessage } from "node:http";
import { addressBlocks, clientAddress, networkOf } from "./network.ts";

/** Says where a request comes from, as far as the setting TRUST_PROXY lets its word count. */
export interface ClientNetwork {
  /** The visitor's address; "0.0.0.0" for a request that came over no socket. */
  addressOf(incoming: IncomingMessage | undefined): string;
  networkOf(address: string): string;
}

/** @param trustProxy addresses and CIDR blocks of proxies whose X-Forwarded-For is believed */
export function createClientNetwork(trustProxy: readonly string[]): ClientNetwork {
  const isTrusted = addressBlocks(trustProxy);
  return {
    addressOf(incoming) {
      const forwarded = incoming?.headers["x-forwarded-for"];
      return clientAddress(
        incoming?.socket.remoteAddress,
        Array.isArray(forwarded) ? forwarded.join() : forwarded,
        isTrusted,
      );
    },
    networkOf,
  };
}
