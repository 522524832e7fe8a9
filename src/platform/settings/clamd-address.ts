/** Where clamd listens, as `net.connect` takes it. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** Reads `tcp://host:port` or `unix:/path`; null for anything else. */
export function parseClamdAddress(text: string): ClamdAddress | null {
  const path = /^unix:(\/[^\0]+)$/.exec(text)?.[1];
  if (path !== undefined) return { path };
  const [, host, port] = /^tcp:\/\/([^\s/?#@[\]:]+|\[[0-9a-f:.]+\]):(\d{1,5})\/?$/i.exec(text) ?? [];
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535) return null;
  return { host: host.replace(/^\[|\]$/g, ""), port: Number(port) };
}
