import bowser from "bowser";
import { m } from "#messages";
import type { DeviceKind } from "./device-kinds.ts";

const kindOf: Readonly<Record<string, DeviceKind>> = { mobile: "phone", tablet: "tablet", desktop: "computer" };

/** A browser as people know it, in the language of the call: "Chrome di Android"; its kind chooses a picture. */
export function deviceOf(userAgent: string): { name: string; kind: DeviceKind } {
  const { browser, os, platform } = bowser.parse(userAgent || "-");
  const kind = kindOf[platform.type ?? ""] ?? "unknown";
  if (browser.name && os.name)
    return { name: m.accounts_device_both({ browser: browser.name, system: os.name }), kind };
  return { name: browser.name || os.name || m.accounts_device_unknown(), kind };
}
