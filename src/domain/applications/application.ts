/** 1 On Process, 2 Hired, 3 Not Continued, 4 Vacancy has been Closed (§4). */
export const applicationStatuses = [1, 2, 3, 4] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** How far a phase is, in the wire's words; empty while it has not begun. */
export const phaseStatuses = ["", "On Process", "Passed", "Not Continued", "Vacancy has been Closed"] as const;
export type PhaseStatus = (typeof phaseStatuses)[number];

/** How an activity ended; empty while it has not. */
export const activityResults = ["", "Passed", "Not Passed"] as const;
export type ActivityResult = (typeof activityResults)[number];

/** The channels that applications come by (wire, "Platform"). */
export const platforms = { careerSite: 1, jobFair: 2, partner: 3 } as const;

/** Why an application ended that its applicant took back; only then may he apply anew. */
export const withdrawn = "withdrawn";
export type EndReason = typeof withdrawn;

/** A text in both languages. */
export type BothLanguages = Readonly<Record<"id" | "en", string>>;
