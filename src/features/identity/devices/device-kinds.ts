/** The device of a sign-in, as far as the browser says; chooses a picture. */
export const deviceKinds = ["phone", "tablet", "computer", "unknown"] as const;
export type DeviceKind = (typeof deviceKinds)[number];
