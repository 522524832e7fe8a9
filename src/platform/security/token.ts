import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as 43 characters of base64url: for sessions, links in mail and other keys that open something. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form of a token: its SHA-256, 32 bytes for a bytea column. A token is random, so no salt. */
export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
