/** Loaded when the first passkey is asked for: it costs a quarter of a second and 26 MB, which a start goes without. */
export const passkeyLibrary = () => import("@simplewebauthn/server");
