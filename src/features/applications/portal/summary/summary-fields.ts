/** Names of what the page of an application sends. */
export const summaryFields = { intent: "intent", reason: "reason" } as const;

/** The actions of its forms. */
export type SummaryIntent = "edit" | "withdraw";

/** Ids of its forms; the notice of a failure can submit them again. */
export const summaryForms = { edit: "edit-form", withdraw: "withdraw-form" } as const satisfies Record<
  SummaryIntent,
  string
>;

/** Longest reason for withdrawing an application (wire: texts of several lines). */
export const longestReason = 2000;
