import { z } from "zod";
import { blankIsAbsent } from "../../../contract/field-values.ts";
import { pathId, pathLanguage } from "../../../contract/path.schema.ts";
import { captchaPayload, lang, wellFormedEmail } from "../../identity/account-fields.schema.ts";
import { listFilters } from "../../vacancies/portal/vacancy.schema.ts";
import { frequencies, longestName, usualFrequency } from "../alert.ts";

/** A search as the list takes it, without order and page. */
const search = z.object({
  ...listFilters,
  isMatch: z.preprocess(blankIsAbsent, z.boolean().default(false)),
});

const frequency = z.enum(frequencies);

/** The code of a letter's link; longer ones are invalid. */
const code = z.string().max(200);

export const alertName = z.string().min(1, "required").max(longestName, "too-long");

export const alertsRequest = z.object({
  path: z.object({ lang: pathLanguage }),
  query: z.object({ code: code.optional() }),
});

export const alertItem = z.object({
  id: z.number(),
  name: z.string(),
  search,
  frequency,
  isPaused: z.boolean(),
  lastSentAt: z.string().nullable(),
  /** Open vacancies of the last seven days that it finds. */
  hitsLastWeek: z.number(),
  /** Our addition: the day on which it ends unless it is wanted, `YYYY-MM-DD`; null while nobody asked. */
  endsOn: z.string().nullable(),
});

/** `email`: whose they are (our addition). */
export const alertsAnswer = z.object({ data: z.array(alertItem), email: z.string() });

export const keepAlertRequest = z.object({
  body: z.object({
    search: z.preprocess((value) => value ?? {}, search),
    frequency: z.preprocess(blankIsAbsent, frequency.default(usualFrequency)),
    /** Absent: made of the search. */
    name: z.preprocess(blankIsAbsent, z.string().max(longestName, "too-long").default("")),
    /** A guest's; of anyone who is signed in the account's counts. */
    email: z.preprocess(blankIsAbsent, wellFormedEmail.optional()),
    grecaptcha: captchaPayload,
    lang,
  }),
});

/** Of a guest: that a link was sent, whether or not anybody knows the address. */
export const keepAlertAnswer = z.object({
  data: z.union([z.object({ id: z.number() }), z.literal("confirmation-sent")]),
});

export const wishRequest = z.object({ path: z.object({ code, lang: pathLanguage }) });
export const wishAnswer = z.object({
  data: z.object({ name: z.string(), isConfirmed: z.boolean() }),
});

export const confirmAlertRequest = z.object({ body: z.object({ code, lang }) });

const own = { code: z.preprocess(blankIsAbsent, code.optional()), lang };

export const changeAlertRequest = z.object({
  path: z.object({ id: pathId }),
  body: z.object({
    frequency: z.preprocess(blankIsAbsent, frequency.optional()),
    name: alertName.optional(),
    isPaused: z.preprocess(blankIsAbsent, z.boolean().optional()),
    ...own,
  }),
});

export const deleteAlertRequest = z.object({ path: z.object({ id: pathId }), body: z.object(own) });

export const followRequest = z.object({
  body: z.object({ code, vacancyId: z.preprocess(blankIsAbsent, z.int().optional()), lang }),
});
export const followAnswer = z.object({ data: z.object({ path: z.string() }) });

export const nothingAnswer = z.object({});
