import { withoutTwoStep } from "../support/two-step.ts";
import type { PublishedCall } from "./published-call.ts";

/** Signing in by a provider. */
export const social: Record<string, PublishedCall> = {
  "POST external-authentication": {
    who: "open",
    body: "json",
    names: "nobody's",
    good: async ({ platform, provider, owner: { id: applicant_id, email } }) => {
      const person = { sub: `pemilik ${applicant_id}`, name: "Pemilik", email };
      await withoutTwoStep(platform, applicant_id);
      provider.isNow({ ...person, email_verified: true });
      await platform.database.db
        .insertInto("social_identities")
        .values({ provider: "google", subject: person.sub, applicant_id, joined_at: new Date() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const externalAccessToken = await provider.idToken();
      return { body: { username: email, provider: "google", externalAccessToken, webFrontEnd: "wire", lang: "id" } };
    },
  },
  "GET external-authentication": { who: "open", body: "none", names: "nobody's", good: () => ({}) },
};
