import type { DeviceKind } from "../../../domain/people/devices/device-kinds.ts";
import type { IconName } from "../../../ui/icons/icon-paths.ts";

export const deviceIcons = {
  phone: "device-mobile",
  tablet: "device-tablet",
  computer: "device-desktop",
  unknown: "world",
} as const satisfies Record<DeviceKind, IconName>;
