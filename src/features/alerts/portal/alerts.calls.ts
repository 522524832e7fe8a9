import type { z } from "zod";
import { smallBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";
import type {
  alertItem,
  alertsAnswer,
  alertsRequest,
  changeAlertRequest,
  confirmAlertRequest,
  deleteAlertRequest,
  followAnswer,
  followRequest,
  keepAlertAnswer,
  keepAlertRequest,
  nothingAnswer,
  wishAnswer,
  wishRequest,
} from "./alerts.schema.ts";

export type AlertItem = z.infer<typeof alertItem>;
export type KeepAlertRequest = z.infer<typeof keepAlertRequest>;
type Nothing = z.infer<typeof nothingAnswer>;

/** The alerts of anyone who is signed in, or of the address that a letter's code names; else `link-invalid`. */
export const getAlerts = defineCall<z.infer<typeof alertsRequest>, z.infer<typeof alertsAnswer>>()({
  method: "GET",
  path: "alerts/{lang}",
  needs: "alert.read",
  who: "guest",
});

/** Details of a refused alert: `same-search` names the existing one. */
export interface KeepAlertRefused {
  id: number;
}

/** Keeps a search. Refusals: `too-many-alerts`, `same-search`, `captcha`. */
export const keepAlert = defineCall<KeepAlertRequest, z.infer<typeof keepAlertAnswer>, KeepAlertRefused>()({
  method: "POST",
  path: "alerts",
  needs: "alert.keep",
  who: "guest",
  limits: smallBody,
  creates: true,
});

/** Our addition: what a confirmation link would keep, changing nothing. Refusals: `link-invalid`, `link-expired`. */
export const getWish = defineCall<z.infer<typeof wishRequest>, z.infer<typeof wishAnswer>>()({
  method: "GET",
  path: "alerts/confirm/{code}/{lang}",
  needs: "alert.confirm",
  who: "guest",
});

/** Keeps what a guest asked for. Refusals: `link-invalid`, `link-expired`, `too-many-alerts`. */
export const confirmAlert = defineCall<z.infer<typeof confirmAlertRequest>, Nothing>()({
  method: "POST",
  path: "alerts/confirm",
  needs: "alert.confirm",
  who: "guest",
  limits: smallBody,
});

/** Changes what is named of an alert; that alone shows that it is wanted. */
export const changeAlert = defineCall<z.infer<typeof changeAlertRequest>, Nothing>()({
  method: "PUT",
  path: "alerts/{id}",
  needs: "alert.edit",
  who: "guest",
  limits: smallBody,
});

/** Deletes an alert; a guest's address goes with the last. */
export const deleteAlert = defineCall<z.infer<typeof deleteAlertRequest>, Nothing>()({
  method: "DELETE",
  path: "alerts/{id}",
  needs: "alert.edit",
  who: "guest",
  limits: smallBody,
});

/** Our addition: notes that a letter's link was followed and says where it leads; `link-invalid` leads nowhere. */
export const followAlert = defineCall<z.infer<typeof followRequest>, z.infer<typeof followAnswer>>()({
  method: "POST",
  path: "alerts/follow",
  needs: "alert.follow",
  who: "guest",
  limits: smallBody,
});
