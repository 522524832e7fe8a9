import { ProviderAwayError } from "./provider.server.ts";

/** Faults of the way to a provider, in place of what it answered. */
function isAway(fault: unknown): boolean {
  if (fault instanceof TypeError) return true;
  return fault instanceof Error && "code" in fault && fault.code === "OAUTH_TIMEOUT";
}

/**
 * The token that a code was traded for. Whatever is wrong with state, nonce, code or verifier is null.
 * @throws ProviderAwayError
 */
export async function redeemed(place: string, trade: () => Promise<string | undefined>): Promise<string | null> {
  try {
    return (await trade()) ?? null;
  } catch (fault) {
    if (isAway(fault)) throw new ProviderAwayError(`${place} did not answer.`, { cause: fault });
    return null;
  }
}
