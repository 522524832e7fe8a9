import type { IconName } from "../../../../ui/icons/icon-paths.ts";
import type { DeviceKind } from "../../../identity/devices/device-kinds.ts";

export const deviceIcons = {
  phone: "device-mobile",
  tablet: "device-tablet",
  computer: "device-desktop",
  unknown: "world",
} as const satisfies Record<DeviceKind, IconName>;
