import { z } from "zod";
import { readCookies, writeCookie } from "../../../contract/cookies.ts";
import { hostCookieName } from "../../../contract/session-cookies.ts";
import type { Platform } from "../../../platform/platform.ts";

const purpose = "company-flow";

/** So long a person may stay at the provider (recruiting §3). */
const lifeMs = 10 * 60 * 1000;

const flowSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where the person was going; a path of the desk's. */
  to: z.string(),
  /** Whether the device is the person's own. */
  rememberMe: z.boolean(),
  /** Whose second step it is to be; null for a sign-in. */
  stepUp: z.object({ staffId: z.number(), sessionId: z.number() }).nullable(),
  endsAt: z.number(),
});

/** A browser's way to the company's provider and back. */
export type CompanyFlow = Omit<z.infer<typeof flowSchema>, "endsAt">;

/**
 * Ties what the provider sends back to the browser that was sent there; sealed, and gone when it comes back. Lax, because
 * it has to come along when another site leads back; it opens nothing by itself.
 */
export function createCompanyFlowCookie({ settings, sealer, clock }: Platform) {
  const name = hostCookieName({ ...settings, cookieDomain: null }, "staff-company");
  const secure = settings.publicUrl.startsWith("https:");
  const write = (value: string, maxAge: number) =>
    writeCookie({ name, value, path: settings.basePath, maxAge, httpOnly: true, secure });
  return {
    begun: (flow: CompanyFlow) =>
      write(sealer.seal(purpose, JSON.stringify({ ...flow, endsAt: clock().getTime() + lifeMs })), lifeMs / 1000),
    over: () => write("", 0),
    /** The way that a request comes back from; null when this browser went none, or too long ago. */
    read(request: Request): CompanyFlow | null {
      const sealed = readCookies(request.headers.get("cookie"))[name];
      const opened = sealed === undefined ? null : sealer.open(purpose, sealed);
      const flow = opened === null ? undefined : flowSchema.safeParse(JSON.parse(opened)).data;
      return flow === undefined || flow.endsAt <= clock().getTime() ? null : flow;
    },
  };
}
