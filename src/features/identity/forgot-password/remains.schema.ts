import { z } from "zod";
import { lang, lineLength } from "../account-fields.schema.ts";
import { socialProviders } from "../social/social-identity.ts";

/** Credentials that the owner may remove after a reset. */
export const endable = ["two-step", ...socialProviders] as const;
export type Endable = (typeof endable)[number];

/** Credentials that a reset by mail keeps; moments as everywhere on the wire. */
export const remains = z.object({
  /** Two-step sign-in, where it is on; `endsAt` once its end was asked for. */
  twoStep: z.object({ since: z.string(), endsAt: z.string().nullable() }).nullable(),
  /** Accounts at providers that open this one. */
  providers: z.array(z.object({ provider: z.enum(socialProviders), since: z.string() })),
});

export type Remains = z.infer<typeof remains>;

/** `reset-password` answers them too. */
export const remainsAnswer = z.object({ data: remains });

/** `token` is the link's, which was used for a new password within the hour. */
export const endRemainsRequest = z.object({
  body: z.object({
    token: z.string("required").min(1, "required").max(lineLength, "too-long"),
    end: z.enum(endable),
    lang,
  }),
});
