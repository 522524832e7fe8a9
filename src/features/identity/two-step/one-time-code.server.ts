import { Secret, TOTP } from "otpauth";

/** What every authenticator app understands (wire, `mfa-activation`). */
const shape = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** Steps either side whose code counts too: clocks differ, and typing takes time (promise 5). */
const window = 1;

/** A new secret of 160 bits, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The step of 30 seconds, counted from 1970, to which a code belongs (RFC 6238); null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  // The library compares bytes and breaks on digits of other scripts.
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const totp = new TOTP({ ...shape, secret: Secret.fromBase32(secret) });
  const off = totp.validate({ token: code, timestamp, window });
  return off === null ? null : totp.counter({ timestamp }) + off;
}

interface SecretHolder {
  secret: string;
  /** Whose site and whose account, as the app shows them. */
  siteName: string;
  userName: string;
}

/** The address that a QR code carries to an app: `otpauth://totp/…`. */
export function otpauthUrl({ secret, siteName, userName }: SecretHolder): string {
  const names = { issuer: siteName, label: userName };
  return new TOTP({ ...shape, ...names, secret: Secret.fromBase32(secret) }).toString();
}
