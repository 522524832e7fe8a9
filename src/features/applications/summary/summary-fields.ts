/** Names of what the page of an application sends. */
export const summaryFields = { intent: "intent", reason: "reason" } as const;

/** What its forms want. */
export type SummaryIntent = "edit" | "withdraw";
