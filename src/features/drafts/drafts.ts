/** Bytes of a draft as JSON (wire, "form/draft"). */
export const draftLimit = 256 * 1024;

const SECRET = /password|passcode|captcha|otp/i;

/** A draft without what must never enter one: passwords, captcha, one-time codes (readings, "Sign-up"). */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => (SECRET.test(name) ? [] : [[name, withoutSecrets(entry)]])),
  );
}
