/** Whom to invite to what. */
export interface JoinRow {
  email: string;
  /** "" when it is not known; only the mail says it. */
  name: string;
  vacancyCode: string;
  /** Where the person is known from: "campus-ugm". */
  source: string;
  language: "id" | "en";
  /** The last day, `YYYY-MM-DD`; null means the usual time. */
  validUntil: string | null;
}
