import type { z } from "zod";
import { documentWith, smallBody } from "../../../contract/body-limits.ts";
import { defineCall } from "../../../contract/call.ts";
import type { emptyAnswer, loginAnswer } from "../../identity/people.schema.ts";
import type { FormAnswer, MasterDataAnswer, PlainRequest, SavingRequest } from "./extended-form.schema.ts";
import type { SignInRequest } from "./sign-in-to-form.schema.ts";

/** `{variant}` is `freshgraduate` (flk1) or `professional` (flk2). What a refused submission carries. */
interface Incomplete {
  missing: string[];
}

/** The same sign-in as `login`: an applicant's token. */
export const signInToForm = defineCall<SignInRequest, z.infer<typeof loginAnswer>, { mfaStatusId: 2 }>()({
  method: "POST",
  path: "applicant/flk/{variant}/login",
  needs: "account.open",
  who: "guest",
  limits: smallBody,
});

export const signOutOfForm = defineCall<PlainRequest, z.infer<typeof emptyAnswer>>()({
  method: "POST",
  path: "applicant/flk/{variant}/logout",
  needs: "session.end",
  who: "applicant",
  limits: smallBody,
});

/** The lists that the form chooses from. */
export const getFormMasterData = defineCall<PlainRequest, MasterDataAnswer>()({
  method: "POST",
  path: "applicant/flk/{variant}/masterdata",
  needs: "extended-form.read",
  who: "applicant",
  limits: smallBody,
});

/** The form as saved; before that, as the resume fills it in. */
export const viewForm = defineCall<PlainRequest, FormAnswer>()({
  method: "POST",
  path: "applicant/flk/{variant}/view",
  needs: "extended-form.read",
  who: "applicant",
  limits: smallBody,
});

/** Saves personal data to work experience as they stand. */
export const saveFirstHalf = defineCall<SavingRequest, FormAnswer>()({
  method: "POST",
  path: "applicant/flk/{variant}/submit-1",
  needs: "extended-form.edit",
  who: "applicant",
  body: "multipart",
  limits: documentWith({ photo: "photo" }),
});

/** Saves stories to consents as they stand. */
export const saveSecondHalf = defineCall<SavingRequest, FormAnswer>()({
  method: "POST",
  path: "applicant/flk/{variant}/submit-2",
  needs: "extended-form.edit",
  who: "applicant",
  body: "multipart",
  limits: documentWith({ photo: "photo" }),
});

/** Saves the whole form for good, once nothing is missing. */
export const submitForm = defineCall<SavingRequest, FormAnswer, Incomplete>()({
  method: "POST",
  path: "applicant/flk/{variant}/submit",
  needs: "extended-form.edit",
  who: "applicant",
  body: "multipart",
  limits: documentWith({ photo: "photo" }),
  creates: true,
});
