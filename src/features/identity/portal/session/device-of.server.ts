import { hostCookieName } from "../../../../contract/session-cookies.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { deviceCookieName, type KnownDevice, readDevice } from "../../session/known-device.server.ts";

/** The device that a visitor's cookies name. */
export function deviceOf(
  { settings, sealer }: Pick<Platform, "settings" | "sealer">,
  cookies: Readonly<Record<string, string>>,
): KnownDevice | null {
  return readDevice(sealer, cookies[hostCookieName(settings, deviceCookieName)]);
}
