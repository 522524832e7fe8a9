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

type SubmitApi = typeof import("./applications.api.server.ts");
type SubmitAllApi = typeof import("./submit-all.api.server.ts");

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

/**
 * Refusals: `profile-incomplete`, `consent-missing`, `vacancy-closed`, `answers-missing`, `already-applied`, `captcha`.
 */
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

type Api = typeof import("./applications.api.server.ts");

type EditRequest = z.output<Api["editRequest"]>;
type EditAnswer = z.output<Api["editAnswer"]>;

/**
 * Sends the resume as it is now as the application's next version. Refusals: `captcha`, `vacancy-closed`,
 * `already-ended`, `nothing-changed`, `profile-incomplete`.
 */
export const editApplication = defineCall<EditRequest, EditAnswer, Pick<SubmitRefused, "missing">>()({
  method: "POST",
  path: "application/edit",
  needs: "application.edit",
  who: "applicant",
  limits: smallBody,
  creates: true,
});

type GiveFormApi = typeof import("./applications.api.server.ts");

type GiveFormRequest = z.output<GiveFormApi["giveFormRequest"]>;
type GiveFormAnswer = z.output<GiveFormApi["giveFormAnswer"]>;

/**
 * Gives the company that asked a copy of the extended form, or declines; the same twice counts once. Refusals:
 * `form-missing`, `already-given`, `already-ended`; 404 where nobody asked.
 */
export const giveFormCall = defineCall<GiveFormRequest, GiveFormAnswer>()({
  method: "POST",
  path: "application/form-give",
  needs: "extended-form.give",
  who: "applicant",
  limits: smallBody,
});

type NotificationsApi = typeof import("./notifications/notifications.api.server.ts");

type NotificationsRequest = z.output<NotificationsApi["notificationsRequest"]>;
export type NotificationsAnswer = z.output<NotificationsApi["notificationsAnswer"]>;
export type NotificationItem = z.output<NotificationsApi["notification"]>;
type MarkReadRequest = z.output<NotificationsApi["markReadRequest"]>;
type MarkReadAnswer = z.output<NotificationsApi["markReadAnswer"]>;

/** The messages to the applicant, the newest first. */
export const listNotifications = defineCall<NotificationsRequest, NotificationsAnswer>()({
  method: "GET",
  path: "notifications/{lang}",
  needs: "notification.read",
  who: "applicant",
});

/** Marks some or all as read; ids of other people's change nothing. */
export const markNotificationsRead = defineCall<MarkReadRequest, MarkReadAnswer>()({
  method: "POST",
  path: "notifications/read",
  needs: "notification.mark",
  who: "applicant",
  limits: smallBody,
});

type WithdrawApi = typeof import("./applications.api.server.ts");

type WithdrawRequest = z.output<WithdrawApi["withdrawRequest"]>;
type WithdrawAnswer = z.output<WithdrawApi["withdrawAnswer"]>;

/**
 * Takes an application back: status 3 for good; a new one may follow while the vacancy is open. Refusal:
 * `already-ended`.
 */
export const withdrawApplication = defineCall<WithdrawRequest, WithdrawAnswer>()({
  method: "POST",
  path: "application/withdraw",
  needs: "application.withdraw",
  who: "applicant",
  limits: smallBody,
});
