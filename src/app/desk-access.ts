import type { IncomingMessage } from "node:http";
import { addressBlocks } from "../platform/limits/network.ts";
import type { Platform } from "../platform/platform.ts";

/** Whether the desk is there for anyone who asks: an operator may close it, or open it to some networks alone (recruiting §13). */
export type DeskAccess = (incoming: IncomingMessage | undefined) => boolean;

export function createDeskAccess({ settings, network }: Pick<Platform, "settings" | "network">): DeskAccess {
  const { isOpen, networks } = settings.desk;
  if (!isOpen) return () => false;
  if (networks.length === 0) return () => true;
  const isWithin = addressBlocks(networks);
  return (incoming) => isWithin(network.addressOf(incoming));
}

/** A path as the router reads it: decoded, and whatever its case. */
function asRouted(pathname: string): string {
  try {
    return decodeURI(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}

/** Whether a path leads to the desk's pages, or to what the router fetches for them. */
export function isDeskPage(pathname: string, base: string): boolean {
  const path = asRouted(pathname);
  const desk = `${base.toLowerCase()}/staff`;
  return path === desk || path.startsWith(`${desk}/`) || path.startsWith(`${desk}.`);
}
