import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import type { Configuration } from "openid-client";
import { z } from "zod";
import type { StaffProvider } from "../../../platform/settings/staff-settings.ts";
import { ProviderAwayError, patienceMs } from "../social/provider.server.ts";

/** Never "none", never a shared secret. */
const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

/** A logout token older than this is refused, and remembered as long. */
const tokenSeconds = 5 * 60;
const toleranceSeconds = 60;

const event = "http://schemas.openid.net/event/backchannel-logout";

const name = z.string().min(1).max(255);

/** OpenID Connect Back-Channel Logout 1.0, 2.4 and 2.6. */
const claimsSchema = z
  .object({
    iss: name,
    jti: name,
    iat: z.number(),
    sub: name.optional(),
    sid: name.optional(),
    events: z.object({ [event]: z.looseObject({}) }),
    // An ID token has one; it must not pass for a logout token.
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

/** Whom the provider signs out, by its word. */
export interface LogoutToken {
  issuer: string;
  jti: string;
  /** null: only the session is named. */
  subject: string | null;
  /** null: every session of the subject's. */
  sid: string | null;
  /** After that it is refused for its age. */
  endsAt: Date;
}

/** True when the fault says something about the token, not about the way to the keys. */
function isTokensFault(fault: unknown): boolean {
  return (
    fault instanceof errors.JOSEError && !(fault instanceof errors.JWKSTimeout) && fault.code !== "ERR_JOSE_GENERIC"
  );
}

/**
 * Reads logout tokens: signed by one of the issuer's keys, for us, of the last minutes.
 * @returns null for a token that is anything else
 * @throws ProviderAwayError
 */
export function createLogoutTokenReader({ issuer, clientId }: StaffProvider, discovered: () => Promise<Configuration>) {
  let keys: ReturnType<typeof createRemoteJWKSet> | null = null;
  return async (token: string, now: Date): Promise<LogoutToken | null> => {
    const { jwks_uri: address, issuer: own } = (await discovered()).serverMetadata();
    if (address === undefined) throw new ProviderAwayError(`${issuer} does not say where its keys are.`);
    keys ??= createRemoteJWKSet(new URL(address), { timeoutDuration: patienceMs });
    const times = { currentDate: now, clockTolerance: toleranceSeconds, maxTokenAge: tokenSeconds };
    try {
      const { payload } = await jwtVerify(token, keys, { ...times, algorithms, issuer: own, audience: clientId });
      const claims = claimsSchema.safeParse(payload).data;
      if (claims === undefined) return null;
      const endsAt = new Date((claims.iat + tokenSeconds + toleranceSeconds) * 1000);
      return { issuer, jti: claims.jti, subject: claims.sub ?? null, sid: claims.sid ?? null, endsAt };
    } catch (fault) {
      if (isTokensFault(fault)) return null;
      throw new ProviderAwayError(`${issuer} did not tell its keys.`, { cause: fault });
    }
  };
}
