import { z } from "zod";

/** Base64url as browsers write it; a real one is far shorter. */
const bytes = z.string("format").min(1, "required").max(8_000, "too-long");

const shared = {
  id: bytes,
  rawId: bytes,
  type: z.literal("public-key", "format"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional().catch(undefined),
};

/** A browser's assertion (WebAuthn 3, `AuthenticationResponseJSON`). */
export const shownPasskey = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});
export type ShownPasskey = z.infer<typeof shownPasskey>;

/** A browser's registration (`RegistrationResponseJSON`). */
export const madePasskey = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: z.string("format").min(1, "required").max(20_000, "too-long"),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});
export type MadePasskey = z.infer<typeof madePasskey>;

/** Longest name of a passkey, by which its owner recognises it. */
export const passkeyNameLength = 60;

/** So many one member may have: more are lost track of. */
export const mostPasskeys = 10;

/** A passkey as its owner sees it. */
export interface Passkey {
  id: number;
  name: string;
  createdAt: Date;
  /** null until it was shown for the first time. */
  lastUsedAt: Date | null;
}
