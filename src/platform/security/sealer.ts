import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** The purpose of a sealed text; it cannot be opened for another purpose. */
export type Purpose = string;

export interface Sealer {
  /** base64url of IV, ciphertext and tag; a new one each time. */
  seal(purpose: Purpose, text: string): string;
  /** null: not sealed by us, for something else, or changed. */
  open(purpose: Purpose, sealed: string): string | null;
}

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * Seals texts with AES-256-GCM and a random 12-byte IV (readings, "Sessions"), under a key of its own for each
 * purpose. The first secret seals, all open, so that a secret can be replaced while the site runs.
 */
export function createSealer(secrets: readonly string[]): Sealer {
  const keysOf = remembered((purpose) => purposeKeys(secrets, purpose));
  return {
    seal(purpose, text) {
      const [key] = keysOf(purpose);
      if (key === undefined) throw new Error("A sealer needs at least one secret.");
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, body, cipher.getAuthTag()]).toString("base64url");
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < ivBytes + tagBytes || bytes.toString("base64url") !== sealed) return null;
      for (const key of keysOf(purpose)) {
        const text = openWith(key, bytes);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

/** One 32-byte key for each secret, by HKDF-SHA-256 (RFC 5869) with the purpose as its context. */
export function purposeKeys(secrets: readonly string[], purpose: Purpose): readonly Buffer[] {
  return secrets.map((secret) => Buffer.from(hkdfSync("sha256", secret, "", `karier:${purpose}`, 32)));
}

function openWith(key: Buffer, bytes: Buffer): string | null {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

function remembered<T>(make: (purpose: Purpose) => T): (purpose: Purpose) => T {
  const made = new Map<Purpose, T>();
  return (purpose) => {
    const found = made.get(purpose) ?? make(purpose);
    made.set(purpose, found);
    return found;
  };
}
