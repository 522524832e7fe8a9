/** Hiring managers of a vacancy at most (recruiting §4). */
export const mostManagers = 20;

/** Whose a vacancy is: the recruiter who leads it, and its hiring managers. */
export interface Team {
  /** null where it is nobody's. */
  ownerId: number | null;
  managerIds: readonly number[];
}
