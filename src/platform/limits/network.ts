import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** Tells whether an address lies in one of some networks. */
export type AddressBlocks = (address: string) => boolean;

/**
 * @param entries addresses and CIDR blocks, as the settings TRUST_PROXY and STAFF_NETWORKS list them (checked there)
 */
export function addressBlocks(entries: readonly string[]): AddressBlocks {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", prefix] = entry.split("/");
    const family = isIP(address) === 4 ? "ipv4" : "ipv6";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");
}

/**
 * The visitor's address: the socket's, unless that is a trusted proxy. Then X-Forwarded-For is read from its end, as
 * each proxy adds what it saw, up to the first address that is not one of our proxies; anything before it, or that is
 * no address, was written by the visitor and counts for nothing.
 * @param socketAddress undefined for a socket that is gone already
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: AddressBlocks,
): string {
  let address = plainAddress(socketAddress ?? "") ?? "0.0.0.0";
  for (const hop of (forwardedFor ?? "").split(",").reverse()) {
    if (!isTrusted(address)) break;
    const before = plainAddress(hop);
    if (before === null) break;
    address = before;
  }
  return address;
}

/**
 * What counts as one network for limits: an IPv4 address, or the /64 of an IPv6 one, because a household or a
 * machine usually has a whole /64 to choose addresses from.
 */
export function getNetwork(address: string): string {
  const plain = plainAddress(address);
  if (plain === null) return "unknown";
  if (isIP(plain) === 4) return plain;
  return `${groups(plain).slice(0, 4).join(":")}::/64`;
}

/** A network that counts together, and how many times a narrow one's limit it may have. */
export interface WiderNetwork {
  name: string;
  times: number;
}

/**
 * A network and those around it. One customer of a provider may have a /56 or a /48 and so 256 or 65,536 networks of
 * its own. An IPv4 address counts alone: neighbours there often share nothing but a provider.
 * @param network as `getNetwork` names it
 */
export function networksAround(network: string): WiderNetwork[] {
  const narrow = { name: network, times: 1 };
  const [one, two, three, four] = network.endsWith("::/64") ? network.slice(0, -"::/64".length).split(":") : [];
  if (four === undefined) return [narrow];
  const half = (Number.parseInt(four, 16) & 0xff00).toString(16);
  return [
    narrow,
    { name: `${one}:${two}:${three}:${half}::/56`, times: 4 },
    { name: `${one}:${two}:${three}::/48`, times: 16 },
  ];
}

/**
 * Without spaces, brackets, zone and port; an IPv4 address inside IPv6 (::ffff:1.2.3.4) as itself; null: no address.
 */
function plainAddress(text: string): string | null {
  const trimmed = text.trim().toLowerCase();
  const bare = trimmed
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/%.*$/, "")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  if (isIP(bare) === 0) return null;
  if (isIP(bare) === 4) return bare;
  const parts = groups(bare);
  if (parts.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return bare;
  return parts.slice(6).flatMap(twoBytes).join(".");
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groups(address: string): string[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a: string, b: string, c: string, d: string) =>
    [pair(a, b), pair(c, d)].join(":"),
  );
  const [head = "", tail] = hex.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}

function pair(high: string, low: string): string {
  return (Number(high) * 256 + Number(low)).toString(16);
}

function twoBytes(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}

/** Says where a request comes from, as far as the setting TRUST_PROXY lets its word count. */
export interface ClientNetwork {
  /** The visitor's address; "0.0.0.0" for a request that came over no socket. */
  addressOf(incoming: IncomingMessage | undefined): string;
  getNetwork(address: string): string;
  /** Whether a request was handed on by a trusted proxy (TRUST_PROXY), whose other headers count then too. */
  isFromProxy(incoming: IncomingMessage): boolean;
  /** Whether many people are known to sit behind a network (TRUSTED_NETWORKS); `network` as `getNetwork` names it. */
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
    getNetwork,
    isFromProxy: ({ socket }) => isTrusted(clientAddress(socket.remoteAddress, undefined, () => false)),
    isTrusted: (network) => isOfMany(network.replace(/\/64$/, "")),
  };
}
