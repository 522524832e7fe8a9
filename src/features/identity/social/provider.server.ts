import { z } from "zod";
import { lineLength } from "../account-fields.schema.ts";
import { isEmail } from "../email.ts";
import type { SocialIdentity } from "./social-identity.ts";

/** So long a provider may take to answer. */
export const patienceMs = 5_000;

/** The provider did not answer, or not as it should: whether an account is good is then unknown. */
export class ProviderAwayError extends Error {
  override readonly name = "ProviderAwayError";
}

/** Secrets that a browser takes to a provider and must bring back (promise 7). */
export interface FlowSecrets {
  state: string;
  nonce: string;
  /** Of PKCE (RFC 7636). */
  verifier: string;
}

/** A provider of identities, as the sign-in needs it. */
export interface IdentityProvider {
  /** Where a person is sent, to come back to `redirectUri` with a code. */
  begin(redirectUri: string, secrets: FlowSecrets): Promise<URL>;
  /**
   * Trades the code that came back for a token that `identify` takes.
   * @param returned our own address, with the query that the browser brought
   * @returns null when anything about it is wrong
   */
  redeem(returned: URL, secrets: FlowSecrets): Promise<string | null>;
  /**
   * Asks the provider whose token this is.
   * @returns null when it is none of its tokens, is not for us, or has ended
   * @throws ProviderAwayError
   */
  identify(token: string): Promise<SocialIdentity | null>;
}

/** Asks a provider over HTTP; null for a refusal (4xx). */
export async function askProvider<Answer>(
  url: URL,
  answer: z.ZodType<Answer>,
  headers: Record<string, string> = {},
): Promise<Answer | null> {
  try {
    const response = await fetch(url, { headers, redirect: "error", signal: AbortSignal.timeout(patienceMs) });
    if (response.status >= 500) throw new Error(`It answered ${response.status}.`);
    return response.ok ? (answer.safeParse(await response.json()).data ?? null) : null;
  } catch (cause) {
    throw new ProviderAwayError(`${url.host} did not answer.`, { cause });
  }
}

const flag = z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]);

/** Claims about a person in an ID token, token-info and userinfo (OpenID Connect, "Standard Claims"). */
export const personClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: flag.optional(),
  name: z.string().optional(),
});

/** An address that an account here could have; else null. */
export function usableEmail(text: string | undefined): string | null {
  const email = text?.trim().normalize("NFC");
  return email !== undefined && email.length <= lineLength && isEmail(email) ? email : null;
}

/** A name in one line, as long as ours may be. */
export function usableName(text: string | undefined): string {
  return (text ?? "").replace(/\p{C}/gu, " ").replace(/\s+/g, " ").trim().normalize("NFC").slice(0, lineLength);
}
