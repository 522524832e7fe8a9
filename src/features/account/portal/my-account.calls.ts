import type { z } from "zod";
import { smallBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";
import type {
  consentsAnswer,
  deleteAnswer,
  deleteRequest,
  eraseSignUpRequest,
  exportAnswer,
  languageAsked,
  withdrawAnswer,
  withdrawRequest,
} from "../../privacy/personal-data.schema.ts";

type Api = typeof import("./my-account.api.server.ts");

/** Everything we hold about the person, as a zip of JSON and files. */
export const exportAccount = defineCall<z.infer<typeof languageAsked>, z.infer<typeof exportAnswer>>()({
  method: "GET",
  path: "account/export",
  needs: "account.export",
  who: "applicant",
  needsProof: true,
});

/** Erases the account for good; who asks proves again who he is. */
export const deleteAccount = defineCall<z.infer<typeof deleteRequest>, z.infer<typeof deleteAnswer>>()({
  method: "POST",
  path: "account/delete",
  needs: "account.delete",
  who: "applicant",
  limits: smallBody,
});

/** Erases a sign-up that nobody has activated, by the token of its activation link. */
export const eraseSignUp = defineCall<z.infer<typeof eraseSignUpRequest>, z.infer<typeof deleteAnswer>>()({
  method: "POST",
  path: "account/erase-sign-up",
  needs: "account.use-link",
  who: "open",
  limits: smallBody,
});

/** Which companies looked at what of the person, the newest day first; never who of them. */
export const listLooks = defineCall<z.infer<Api["looksRequest"]>, z.infer<Api["looksAnswer"]>>()({
  method: "GET",
  path: "account/looks/{lang}",
  needs: "account.read",
  who: "applicant",
});

/** Consents given and withdrawn, the newest first. */
export const listConsents = defineCall<z.infer<typeof languageAsked>, z.infer<typeof consentsAnswer>>()({
  method: "GET",
  path: "account/consents",
  needs: "consent.read",
  who: "applicant",
});

/** Takes a consent back and says what follows. */
export const withdrawConsent = defineCall<z.infer<typeof withdrawRequest>, z.infer<typeof withdrawAnswer>>()({
  method: "POST",
  path: "account/consents/withdraw",
  needs: "consent.withdraw",
  who: "applicant",
  limits: smallBody,
});
