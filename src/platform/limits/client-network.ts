import type { IncomingMessage } from "node:http";
import { addressBlocks, clientAddress, networkOf } from "./network.ts";

/** Says where a request comes from, as far as the setting TRUST_PROXY lets its word count. */
export interface ClientNetwork {
  /** The visitor's address; "0.0.0.0" for a request that came over no socket. */
  addressOf(incoming: IncomingMessage | undefined): string;
  networkOf(address: string): string;
  /** Whether a request was handed on by a trusted proxy (TRUST_PROXY), whose other headers count then too. */
  isFromProxy(incoming: IncomingMessage): boolean;
  /** Whether many people are known to sit behind a network (TRUSTED_NETWORKS); `network` as `networkOf` names it. */
  isTrusted(network: string): boolean;
}

/**
 * @param trustProxy addresses and CIDR blocks of proxies whose X-Forwarded-For is believed
 * @param trustedNetworks addresses and CIDR blocks behind which many people sit
 */
export function createClientNetwork(
  trustProxy: readonly string[],
  trustedNetworks: readonly string[] = [],
): ClientNetwork {
  const isOfMany = addressBlocks(trustedNetworks);
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
    isFromProxy: ({ socket }) => isTrusted(clientAddress(socket.remoteAddress, undefined, () => false)),
    isTrusted: (network) => isOfMany(network.replace(/\/64$/, "")),
  };
}
