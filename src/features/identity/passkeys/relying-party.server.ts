import type { Settings } from "../../../platform/settings/settings.ts";
import { principalWord, staffPrincipal } from "../principal.ts";

/** To whom passkeys belong: the host of PUBLIC_URL, and pages of its origin alone. */
export function relyingParty({ publicUrl }: Pick<Settings, "publicUrl">): { id: string; origin: string } {
  return { id: new URL(publicUrl).hostname, origin: publicUrl };
}

/** What a passkey calls its owner: a word of ours that says nothing of the person. */
export function userHandle(staffId: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(principalWord(staffPrincipal(staffId)));
}
