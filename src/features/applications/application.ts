/** What has become of an application (§4). */
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

/** Why an application ended that its applicant took back; only then may he apply anew. */
export const withdrawn = "withdrawn";
export type EndReason = typeof withdrawn;

/** A text in both languages. */
export type BothLanguages = Readonly<Record<"id" | "en", string>>;
