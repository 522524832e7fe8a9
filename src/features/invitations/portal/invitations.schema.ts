import { z } from "zod";
import { m } from "#messages";
import { addFieldMessages } from "../../../contract/field-errors.ts";
import { pathLanguage } from "../../../contract/path.schema.ts";
import { type invitationAnswers, invitationStatuses } from "../../applications/application.ts";
import { lang } from "../../identity/account-fields.schema.ts";

addFieldMessages({ "time-past": m.invitations_field_time_past });

/** Wished times of one answer, and the length of its note. */
export const mostWishedTimes = 3;
export const longestNote = 2000;

const moment = z.iso.datetime({ offset: true, error: "format" });
const code = z.string("required").min(1, "required").max(100, "too-long");
const phase = z.string("required").min(1, "required").max(100, "too-long");

export const invitationData = z.object({
  phaseName: z.string(),
  /** Our additions, as everything below `status`: how addresses call the phase. */
  phaseCode: z.string(),
  position: z.string(),
  companyName: z.string(),
  /** ISO 8601 in Asia/Jakarta; null when only the place is known. */
  schedule: z.string().nullable(),
  location: z.string(),
  status: z.enum(invitationStatuses),
  answerBy: z.string(),
  answeredAt: z.string().nullable(),
  wishedTimes: z.array(z.string()),
  note: z.string(),
  /** Another place or time took its place. */
  isReplaced: z.boolean(),
  applicationId: z.number(),
  /** Number of the newest letter about the application. */
  letterCode: z.string().nullable(),
});

export const invitationRequest = z.object({
  path: z.object({ ATSPhaseName: phase, ApplicationIdApplicantId: code, lang: pathLanguage }),
});

const answers = ["accept", "decline", "reschedule"] as const satisfies readonly (keyof typeof invitationAnswers)[];

export const answerRequest = z.object({
  body: z.object({
    /** Names the phase in the address; the code alone says which invitation it is. */
    ATSPhaseName: phase,
    ActionName: z.enum(answers, "choice"),
    ApplicationIdApplicantId: code,
    lang,
    wishedTimes: z.array(moment).max(mostWishedTimes, "too-many-entries").nullish(),
    note: z.string().max(longestNote, "too-long").nullish(),
  }),
});

export const invitationAnswer = z.object({ data: invitationData });

export const joinRequest = z.object({
  path: z.object({ ActionName: phase, TimeApplicantid: code, MediaCode: phase, lang: pathLanguage }),
});

export const joinAnswer = z.object({
  data: z.object({ vacancyId: z.number(), title: z.string(), companyName: z.string(), source: z.string() }),
});
