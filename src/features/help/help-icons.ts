import type { IconName } from "../../ui/icons/icon-paths.ts";

/** Icons that a category may have. */
export const helpIcons = [
  "user-circle",
  "file-text",
  "send",
  "route",
  "calendar-event",
  "lock",
  "shield-checkered",
  "accessible",
  "briefcase-2",
  "building",
  "info-circle",
] as const satisfies readonly IconName[];
