import type { TestPlatform } from "./platform.ts";
import type { SocialProviderOfTest } from "./social-provider.ts";
import type { Visitor } from "./visitor.ts";

/** A client's proof of someone's account at a provider. */
export const tokenKinds = ["an ID token", "an access token", "a Facebook token"] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** Shows a token of anyone who the provider knows now. */
export async function showToken(provider: SocialProviderOfTest, who: Visitor, kind: TokenKind, more: object = {}) {
  const externalAccessToken = kind === "an ID token" ? await provider.idToken() : provider.accessToken();
  const chosen = kind === "a Facebook token" ? "facebook" : "google";
  const rest = { username: "", provider: chosen, webFrontEnd: "web", lang: "en", ...more };
  return who.json("external-authentication", { externalAccessToken, ...rest });
}

/** The providers' ids of anyone who opens an account. */
export async function joinedTo({ database: { db } }: TestPlatform, applicantId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("social_identities")
    .select("subject")
    .where("applicant_id", "=", applicantId)
    .execute();
  return rows.map(({ subject }) => subject);
}
