import type { Tx } from "../../../platform/database/database.ts";
import type { Actor } from "../../identity/principal.ts";
import type { ReadyResume } from "../../resumes/read/ready-resume.server.ts";
import type { InvitationAnswer } from "../application.ts";
import type { NotificationKind } from "../notification-kind.ts";
import type { ProgressState } from "../progress/merge-progress.ts";
import type { ApplicationEvent } from "./application-event.ts";

/** A resume as it is sent along. */
export type Sent = Pick<ReadyResume, "stored" | "consents">;

/** A change of an application that is there, with what is written for it. */
export type Change =
  | { kind: "edited"; version: number; sent: Sent }
  | { kind: "answered"; phaseId: number; answer: InvitationAnswer; wishedTimes: readonly string[]; note: string }
  | { kind: "form-answered"; phaseId: number; gives: boolean }
  | { kind: "withdrawn"; reason: string }
  | { kind: "withdrawn"; because: "consent-withdrawn" | "account-deleted" }
  | { kind: "progressed"; state: ProgressState; phaseId: number | null; row: string; news: NotificationKind };

/** The change, as subscribers receive it. */
export interface Changed {
  applicationId: number;
  actor: Actor;
  event: ApplicationEvent;
  at: Date;
}

/** Hears of a change in its transaction: what it writes stays with the change or not at all. */
export type Subscriber = (tx: Tx, changed: Changed) => Promise<void>;
