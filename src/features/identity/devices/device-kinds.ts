/** What someone signs in with, as far as the browser tells; chooses a picture. */
export const deviceKinds = ["phone", "tablet", "computer", "unknown"] as const;
export type DeviceKind = (typeof deviceKinds)[number];
