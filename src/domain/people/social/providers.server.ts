import type { Platform } from "../../../platform/platform.ts";
import { createFacebook } from "./facebook.server.ts";
import { createGoogle } from "./google.server.ts";
import type { IdentityProvider } from "./provider.server.ts";
import type { SocialProvider } from "./social-identity.ts";

/** The providers that the settings name; the buttons show no others. */
export type IdentityProviders = ReadonlyMap<SocialProvider, IdentityProvider>;

export function openProviders({ settings, clock }: Pick<Platform, "settings" | "clock">): IdentityProviders {
  const { google, facebook } = settings.social;
  const providers = new Map<SocialProvider, IdentityProvider>();
  if (google !== null) providers.set("google", createGoogle(google, clock));
  if (facebook !== null) providers.set("facebook", createFacebook(facebook, clock));
  return providers;
}
