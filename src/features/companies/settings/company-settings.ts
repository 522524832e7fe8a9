/** How a company recruits (recruiting §4). */
export interface CompanySettings {
  /** A review by another person than the last editor comes before publishing. */
  requiresReview: boolean;
  /** New vacancies hide who someone is until a phase. */
  blindByDefault: boolean;
  /** Months after the end of an application, after which what it holds of a person is cleared. */
  retentionMonths: number;
  /** 0 where nothing was ever changed. */
  version: number;
}

export const defaultSettings: CompanySettings = {
  requiresReview: false,
  blindByDefault: false,
  retentionMonths: 24,
  version: 0,
};

export const retentionMonths = { least: 6, most: 60 } as const;
