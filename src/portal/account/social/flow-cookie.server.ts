import { z } from "zod";
import { readCookies, writeCookie } from "../../../contract/cookies.ts";
import { hostCookieName } from "../../../contract/session-cookies.ts";
import { socialProviders } from "../../../domain/people/social/social-identity.ts";
import type { Platform } from "../../../platform/platform.ts";

const purpose = "social-flow";

/** So long a person may stay at the provider. */
const lifeMs = 10 * 60 * 1000;

const flowSchema = z.object({
  provider: z.enum(socialProviders),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where the person was going; a path of ours. */
  redirect: z.string().nullable(),
  endsAt: z.number(),
});

/** A browser's way to a provider and back. */
export type Flow = Omit<z.infer<typeof flowSchema>, "endsAt">;

/** Ties what a provider sends back to the browser that was sent there; sealed, and gone when it comes back. */
export function createFlowCookie({ settings, sealer, clock }: Platform) {
  const name = hostCookieName(settings, "social-flow");
  const secure = settings.publicUrl.startsWith("https:");
  const write = (value: string, maxAge: number) =>
    writeCookie({ name, value, path: settings.basePath, maxAge, httpOnly: true, secure });
  return {
    begun: (flow: Flow) =>
      write(sealer.seal(purpose, JSON.stringify({ ...flow, endsAt: clock().getTime() + lifeMs })), lifeMs / 1000),
    over: () => write("", 0),
    /** The way that a request comes back from; null when this browser went none, or too long ago. */
    read(request: Request): Flow | null {
      const sealed = readCookies(request.headers.get("cookie"))[name];
      const opened = sealed === undefined ? null : sealer.open(purpose, sealed);
      const flow = opened === null ? undefined : flowSchema.safeParse(JSON.parse(opened)).data;
      return flow === undefined || flow.endsAt <= clock().getTime() ? null : flow;
    },
  };
}
