/** How an invitation stands (wire, `invitationconfrim`). */
export const invitationStatuses = ["open", "accepted", "declined", "reschedule-asked", "expired"] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** What an applicant may answer, and the status that it makes. */
export const invitationAnswers = {
  accept: "accepted",
  decline: "declined",
  reschedule: "reschedule-asked",
} as const satisfies Record<string, InvitationStatus>;
export type InvitationAnswer = keyof typeof invitationAnswers;
