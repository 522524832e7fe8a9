/** An application's status (§4). */
export const applicationStatuses = ["on-process", "hired", "not-continued", "vacancy-closed"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** How far a phase is that has begun (§4). */
export const phaseStatuses = ["on-process", "passed", "not-continued", "vacancy-closed"] as const;
export type PhaseStatus = (typeof phaseStatuses)[number];

/** How an activity ended. */
export const activityResults = ["passed", "not-passed"] as const;
export type ActivityResult = (typeof activityResults)[number];

/** The channels that applications come by (wire, "Platform"). */
export const platforms = { careerSite: 1, jobFair: 2, partner: 3 } as const;

/** The reason of an application that its applicant withdrew; only then may the applicant apply again. */
export const withdrawn = "withdrawn";
export type EndReason = typeof withdrawn;

/** A text in both languages. */
export type BothLanguages = Readonly<Record<"id" | "en", string>>;

/** How an invitation stands (wire, `invitationconfrim`). */
export const invitationStatuses = ["open", "accepted", "declined", "reschedule-asked", "expired"] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** Possible answers of an applicant, and the status of each. */
export const invitationAnswers = {
  accept: "accepted",
  decline: "declined",
  reschedule: "reschedule-asked",
} as const satisfies Record<string, InvitationStatus>;
export type InvitationAnswer = keyof typeof invitationAnswers;

/** By which code recruiters ask for the extended form; every other code is a STAR form's. */
export const extendedFormCode = "extended-form";
