import { z } from "zod";

/** How much lies in a filled database. */
export interface Size {
  name: "small" | "large";
  applicants: number;
  applications: number;
  vacancies: number;
  /** Events of applications and accounts, and the messages about them. */
  events: number;
  trail: number;
}

/** Applications to the vacancy that the desk's calls are about, in every size. */
export const busyApplications = 1_000;

/** Each applicant applied so often. */
export const eachApplied = 5;

/** Of so many vacancies one is open, the others closed in the last three years. */
export const oneOpenOf = 5;

/** Rows that the product writes for each application: two events, a notification. */
const eventsOfApplication = 3;

/** The rest of the events are those of accounts. */
export const accountEvents = ({ events, applications }: Size): number => events - applications * eventsOfApplication;

/** `SCALE` makes the large size a part of what it is; the small one stays. */
const scale = z.coerce.number().min(0.02).max(10).default(1).parse(process.env["SCALE"]);

const times = (name: Size["name"], factor: number): Size => ({
  name,
  applicants: 2_000 * factor,
  applications: 2_000 * factor * eachApplied,
  vacancies: 1_000 * factor,
  events: 50_000 * factor,
  trail: 5_000 * factor,
});

export const small = times("small", 1);
export const large = times("large", Math.round(100 * scale));
