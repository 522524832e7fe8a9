import { hostCookieName } from "../../../contract/session-cookies.ts";
import { deviceCookieName, type KnownDevice, readDevice } from "../../../domain/people/session/known-device.server.ts";
import type { Platform } from "../../../platform/platform.ts";

/** The device that a visitor's cookies name. */
export function deviceOf(
  { settings, sealer }: Pick<Platform, "settings" | "sealer">,
  cookies: Readonly<Record<string, string>>,
): KnownDevice | null {
  return readDevice(sealer, cookies[hostCookieName(settings, deviceCookieName)]);
}
