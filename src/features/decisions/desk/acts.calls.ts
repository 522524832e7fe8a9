import type { z } from "zod";
import { smallBody } from "../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../contract/call.ts";
import type { Language } from "../../../i18n/language.ts";
import type { ActKind } from "../../applications/act/act.schema.ts";
import type { ApplicationStatus } from "../../applications/application.ts";
import type { Page } from "../../desk-base/desk-page.ts";
import type { ActInput } from "./acts.schema.ts";

type Api = typeof import("./acts.api.server.ts");

export type FormRequestAnswer = z.infer<Api["formRequestAnswer"]>;

interface OfApplication {
  path: { id: number };
}

/** Who an application is of, as far as the asker may know. */
export type Whose = { kind: "named"; name: string } | { kind: "hidden" | "gone"; code: string };

/** An application's data for a decision. */
export interface StandingAnswer {
  who: Whose;
  vacancy: { id: number; title: string };
  lead: "desk" | "import";
  status: ApplicationStatus;
  isWithdrawn: boolean;
  phaseId: number | null;
  phases: { id: number; name: string }[];
  /** The phase that an invitation proposes: the next interview, else where it stands. */
  invitePhaseId: number | null;
  /** The language of the applicant's letters; null where the person is gone. */
  reads: Language | null;
  /** Codes of the STAR forms that there are. */
  starForms: string[];
  formRequest: FormRequestAnswer;
  /** The held act; null for none. */
  held: HeldAnswer | null;
}

/** A letter as it would read. */
export interface LetterAnswer {
  subject: string;
  text: string;
  language: "id" | "en";
}

/** The held act, and its letter to the applicant; no letter where it sends none. */
export interface HeldAnswer {
  kind: ActKind;
  /** The phase that it leads to or is about; null where it names none. */
  phase: string | null;
  by: string;
  releaseAt: string;
  letter: LetterAnswer | null;
}

export const getActs = defineDeskCall<OfApplication, StandingAnswer>()({
  method: "GET",
  path: "staff/applications/{id}/acts",
  needs: "candidate.act",
  who: "staff",
});

/** The message of an act to its applicant. */
export interface ShownAct {
  /** null where the applicant would hear nothing. */
  letter: LetterAnswer | null;
  releaseAt: string;
  /** To be handed back with the same act. */
  shown: string;
}

export const previewActCall = defineDeskCall<OfApplication & { body: ActInput }, ShownAct>()({
  method: "POST",
  path: "staff/applications/{id}/acts/preview",
  needs: "candidate.act",
  who: "staff",
  limits: smallBody,
});

export const holdActCall = defineDeskCall<
  OfApplication & { body: ActInput & { shown: string } },
  { releaseAt: string }
>()({
  method: "POST",
  path: "staff/applications/{id}/acts",
  needs: "candidate.act",
  who: "staff",
  limits: smallBody,
  creates: true,
});

export const undoActCall = defineDeskCall<OfApplication, null>()({
  method: "DELETE",
  path: "staff/applications/{id}/acts/held",
  needs: "candidate.act",
  who: "staff",
  body: "none",
});

/** An act that waits to leave. */
export interface HeldRow {
  id: number;
  applicationId: number;
  who: Whose;
  vacancy: { id: number; title: string };
  kind: ActKind;
  /** Where it leads to; null where it leads to no phase. */
  phase: string | null;
  /** Who decided. */
  by: string;
  madeAt: string;
  releaseAt: string;
}

export const listHeld = defineDeskCall<
  { query: { limit?: number | undefined; cursor?: string | undefined; mine?: "true" | undefined } },
  Page<HeldRow>
>()({ method: "GET", path: "staff/held", needs: "candidate.act", who: "staff" });
