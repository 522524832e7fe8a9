import { z } from "zod";
import { pathLanguage } from "../../../contract/path.schema.ts";
import { accountEvents, signInOutcomes } from "../account-event.ts";
import { deviceKinds } from "./device-kinds.ts";

/** Nothing but the language that is spoken. */
export const languageAsked = z.object({ query: z.object({ lang: pathLanguage.optional() }) });

export const sessionsAnswer = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      /** Browser and system: "Chrome di Android". */
      device: z.string(),
      kind: z.literal(deviceKinds),
      network: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
});

/** Which sessions end: one by its id, or all but the one that asks. */
export const endSessionsRequest = z.object({
  body: z
    .object({ id: z.int("choice").positive("choice").nullish(), others: z.boolean().nullish() })
    .superRefine(({ id, others }, context) => {
      const isOne = id !== null && id !== undefined;
      if (isOne !== (others === true)) return;
      context.addIssue({ code: "custom", path: [isOne ? "others" : "id"], message: isOne ? "choice" : "required" });
    }),
});

export const endSessionsAnswer = z.object({});

export const signInsAnswer = z.object({
  data: z.array(
    z.object({
      at: z.string(),
      device: z.string(),
      kind: z.literal(deviceKinds),
      network: z.string(),
      outcome: z.literal(signInOutcomes),
    }),
  ),
});

/** Our addition: the trail of the account, the sign-ins among it. */
export const activityAnswer = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      device: z.string(),
      kind: z.literal(deviceKinds),
      network: z.string(),
      event: z.literal(accountEvents),
    }),
  ),
});
