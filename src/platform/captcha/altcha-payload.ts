import { z } from "zod";

const hex = z.string().regex(/^([0-9a-f]{2}){1,64}$/);

/** What our challenges contain; a payload's other fields are dropped, so they can carry nothing. */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: hex,
      salt: hex,
      cost: z.int().positive(),
      keyLength: z.int().positive().max(64),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.int().positive(),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: hex }),
});

export type AltchaPayload = z.output<typeof payloadSchema>;

const longestPayload = 4_000;

/** Reads what the widget sends: JSON in base64. null: not that. */
export function readPayload(text: string | undefined): AltchaPayload | null {
  if (text === undefined || text.length > longestPayload) return null;
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(text, "base64").toString("utf8"))).data ?? null;
  } catch {
    return null;
  }
}
