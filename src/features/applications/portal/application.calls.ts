import type { z } from "zod";
import { documentBody, documentWith, smallBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";
import type {
  ApplicationAnswer,
  ApplicationRequest,
  ContactAnswer,
  ContactRequest,
  DetailsAnswer,
  DetailsRequest,
  HistoryAnswer,
  HistoryQueryRequest,
  HistoryRequest,
} from "./application.schema.ts";

type SubmitApi = typeof import("./submit/submit.api.server.ts");
type SubmitAllApi = typeof import("./submit/submit-all.api.server.ts");

export type WireAnswers = z.output<SubmitApi["answersOfOne"]>;

type SubmitAllRequest = z.output<SubmitAllApi["submitAllRequest"]>;
type SubmitAllAnswer = z.output<SubmitAllApi["submitAllAnswer"]>;
export type SubmitResult = z.output<SubmitAllApi["result"]>;

export type SubmitRequest = z.output<SubmitApi["submitRequest"]>;
type SubmitFormRequest = z.output<ReturnType<SubmitApi["submitFormRequest"]>>;
export type SubmitAnswer = z.output<SubmitApi["submitAnswer"]>;
export type WrongAnswer = z.output<SubmitAllApi["wrongAnswer"]>;

/**
 * What refusals carry: paths of `profile-incomplete`, the application of `already-applied`, the questions of
 * `answers-missing`.
 */
export interface SubmitRefused {
  missing: string[];
  applicationId: number;
  questions: WrongAnswer[];
}

/** Refusals: `profile-incomplete`, `consent-missing`, `vacancy-closed`, `answers-missing`, `already-applied`, `captcha`. */
export const submitApplication = defineCall<SubmitRequest, SubmitAnswer, SubmitRefused>()({
  method: "POST",
  path: "submit-application",
  needs: "application.submit",
  who: "applicant",
  limits: documentBody,
  creates: true,
});

/** Saves the resume and applies: both, or neither. */
export const submitWithProfile = defineCall<SubmitFormRequest, SubmitAnswer, SubmitRefused>()({
  method: "POST",
  path: "form/submit-application",
  needs: "application.submit",
  who: "applicant",
  body: "multipart",
  limits: documentWith({ photoProfile: "photo", cvFile: "cv" }),
  creates: true,
});

/** Applies to several; one that fails does not stop the others. `acknowledge` is 1 when each is. Refusal: `captcha`. */
export const submitAll = defineCall<SubmitAllRequest, SubmitAllAnswer>()({
  method: "POST",
  path: "submit-all-application",
  inParts: true,
  needs: "application.submit",
  who: "applicant",
  limits: documentBody,
  creates: true,
});

export const listApplications = defineCall<HistoryRequest, HistoryAnswer>()({
  method: "POST",
  path: "Application/list/{lang}",
  needs: "application.read",
  who: "applicant",
  limits: smallBody,
});

/** The same filters as query parameters. */
export const queryApplications = defineCall<HistoryQueryRequest, HistoryAnswer>()({
  method: "GET",
  path: "Application/list/{lang}",
  needs: "application.read",
  who: "applicant",
});

export const getApplicationDetails = defineCall<DetailsRequest, DetailsAnswer>()({
  method: "POST",
  path: "Application/details/{lang}",
  needs: "application.read",
  who: "applicant",
  limits: smallBody,
});

export const getApplication = defineCall<ApplicationRequest, ApplicationAnswer>()({
  method: "GET",
  path: "application/{id}/{lang}",
  needs: "application.read",
  who: "applicant",
});

/** Phase description and contact centre alone. */
export const getApplicationContact = defineCall<ContactRequest, ContactAnswer>()({
  method: "POST",
  path: "vacancyphasedesc/desc-contact",
  needs: "application.read",
  who: "applicant",
  limits: smallBody,
});
