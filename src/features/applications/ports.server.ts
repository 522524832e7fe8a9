import type { Db, Tx } from "../../platform/database/database.ts";
import type { StandingInvitations } from "./invitation-port.server.ts";

/** Names an application and whose it is. */
export interface AboutApplication {
  applicantId: number;
  applicationId: number;
}

/** A STAR form that a phase asks for. */
export interface StarFormOfPhase {
  phaseId: number;
  /** The page below the site's root. */
  url: string;
  isSubmitted: boolean;
}

/** The STAR forms, of a later feature. */
export interface StarFormsPort {
  /** True when there is a form of that code. */
  has(db: Db, code: string): Promise<boolean>;
  /**
   * Asks the applicant for it in a phase, in the caller's transaction.
   * @returns the page's path, null when it was asked for already
   */
  ask(tx: Tx, wish: AboutApplication & { phaseId: number; code: string }, now: Date): Promise<string | null>;
  /** True when it was asked for in that phase. */
  isAsked(db: Db, wish: { applicationId: number; phaseId: number; code: string }): Promise<boolean>;
  /** Those of an application, the newest of each phase. */
  of(db: Db, applicationId: number): Promise<StarFormOfPhase[]>;
}

/** A company's request for the extended form, and its state. */
export interface FormRequest {
  phaseId: number;
  askedAt: Date;
  /** `removed`: given, and taken away with the application or the consent. */
  status: "asked" | "given" | "declined" | "removed";
  answeredAt: Date | null;
}

/** Asking for the extended form, of a later feature. */
export interface FormRequestsPort {
  /** Asks the applicant for it, in the caller's transaction; what was asked for before stays as it is. */
  ask(tx: Tx, wish: AboutApplication & { phaseId: number }, now: Date): Promise<void>;
  /** The request of an application; null where there is none. */
  of(db: Db, applicationId: number): Promise<FormRequest | null>;
  /** Takes the copy away that the company got. */
  takeAway(tx: Tx, applicationId: number): Promise<void>;
}

/** Ports of applying and its history that later features implement. */
export interface ApplicationPorts {
  /** Offers a survey about an application that was just sent, in its transaction. */
  offerSurvey(tx: Tx, about: AboutApplication, now: Date): Promise<void>;
  /** Where the survey about an application is answered; null when none waits. */
  surveyAbout(db: Db, about: AboutApplication): Promise<string | null>;
  starForms: StarFormsPort;
  formRequests: FormRequestsPort;
  standingInvitations: StandingInvitations;
}
