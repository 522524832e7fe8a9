import { useState } from "react";
import { getLocale } from "#language-runtime";
import { browserApi } from "../../../../contract/browser-api.ts";
import type { Api } from "../../../../contract/client.ts";
import { need, type PageRequest } from "../../../../contract/page.ts";
import type { FieldError } from "../../../../contract/reply.ts";
import { getDraft } from "../../../drafts/portal/keep/asking-keeper.ts";
import { type DraftState, type Keeper, keptState } from "../../../drafts/portal/keep/keeper.ts";
import { observable, typingPause, watchPage } from "../../../drafts/portal/keep/timing.ts";
import { useDraft } from "../../../drafts/portal/keep/use-draft.ts";
import { register } from "../../../identity/portal/accounts.calls.ts";
import { forgetHandOver, type SignUpHandOver } from "../../../identity/portal/sign-up/sign-up-hand-over.ts";
import { getFormLists, type MasterEntry } from "../../../reference-data/portal/master-data.calls.ts";
import { type OtherIds, renameFields } from "../../field-kinds.ts";
import { personalFields } from "../../fields.ts";
import { todayInJakarta } from "../../rules/calendar.ts";
import { keepDraftFiles, useKeepFiles, useKeptFiles } from "../draft/file-draft.ts";
import {
  type DraftData,
  type LocalDraft,
  readLocalDraft,
  removeLocalDraft,
  writeLocalDraft,
} from "../draft/local-draft.ts";
import { formLists, otherIdsOf } from "../form/frame/form-lists.ts";
import { type ResumeInHand, useResume } from "../form/frame/use-resume.ts";
import { type SendOptions, useSaving } from "../form/save/use-saving.ts";
import { profileFromValues, type UncheckedOfKind } from "../form/values/profile-from-values.ts";
import type { ResumeValues } from "../form/values/resume-values.schema.ts";
import { wholeOf } from "../form/values/texts.ts";
import { newValues } from "../form/values/values-from-profile.ts";
import { passwordId, usePassword } from "./password-card.tsx";

const passwordPath = "PERSONAL_DATA.password";

interface Registration {
  password: string;
  /** Where the visitor came from and is going to. */
  way: { source: string | null; redirect: string | null };
}

async function sendRegistration(
  api: Api,
  { form, files, lists }: ResumeInHand,
  { password, way }: Registration,
  { captcha, signal }: SendOptions,
) {
  const body = {
    data: signUpFromValues(form.getValues(), otherIdsOf(lists), password),
    photoProfile: files.photo ?? undefined,
    cvFile: files.cv ?? undefined,
    grecaptcha: captcha,
    lang: getLocale(),
    source: way.source ?? undefined,
    redirect: way.redirect ?? undefined,
  };
  const sent = await api.send(register, { body }, { signal });
  // Without a guest's token: the browser's own way fetches one. The captcha is not used up yet (wire, "Order of checks").
  const hasNoToken = sent.status === "refused" && sent.http === 401;
  return hasNoToken ? browserApi.send(register, { body }, { signal }) : sent;
}

function focusPassword(): void {
  document.getElementById(passwordId)?.focus();
}

/** Everything that sign-up's second step does. */
export function useComplete(data: CompleteData, firstStep: SignUpHandOver) {
  const { email } = firstStep;
  const way = { source: firstStep.source ?? data.source, redirect: firstStep.redirect ?? data.redirect };
  const usual = isToApply(way.redirect) ? data.usualOfApplicants : {};
  const [opened] = useState(() => openSignUpDraft(firstStep, readLocalDraft("sign-up"), usual));
  const [keeper] = useState(() => createBrowserKeeper(email, opened.restoredAt));
  const resume = useResume({
    values: opened.values,
    lists: data.lists,
    today: data.today,
    onChooseFiles: useKeepFiles("sign-up", email),
  });
  useKeptFiles("sign-up", email, resume.files);
  const { state } = useDraft(resume.form, keeper);
  const password = usePassword(firstStep);
  const saving = useSaving(
    (api, options) => sendRegistration(api, resume, { password: password.typed, way }, options),
    {
      onDone() {
        forgetHandOver();
        void keeper.drop();
      },
      onRefused({ errors }) {
        const refused = errors.find(({ path }) => path === passwordPath);
        if (refused) password.refuse(refused.message);
      },
    },
  );

  return {
    resume,
    password,
    /** Of the first step; "" without one. */
    captcha: firstStep.captcha ?? "",
    saving,
    draft: state,
    restoredAt: opened.restoredAt,
    lacking: resume.lacking.length + (password.isMissing ? 1 : 0),
    async submit() {
      const isReady = await resume.isReady();
      if (password.isMissing) password.tell();
      if (isReady && !password.isMissing) saving.start();
      else if (isReady) focusPassword();
    },
    /** Shows what register refused, once its dialog is closed. */
    async mend(errors: readonly FieldError[]) {
      const ofResume = errors.filter(({ path }) => path !== passwordPath);
      if (ofResume.length > 0) await resume.refuse(ofResume);
      else focusPassword();
    },
  };
}

export type Complete = ReturnType<typeof useComplete>;

type SeekingValues = Pick<ResumeValues["personalData"], "seekingJobStatusId" | "emailSuggestionPeriodId">;

interface FirstStep {
  name: string;
  email: string;
  /** null after a reload. */
  password: string | null;
}

interface OpenedSignUp {
  values: ResumeValues;
  /** When the draft was kept; null without one. */
  restoredAt: Date | null;
}

/** True for who came by "Apply": after sign-up the way leads to the review of an application. */
export function isToApply(redirect: string | null): boolean {
  const [path = "", query = ""] = redirect?.split("?") ?? [];
  return /\/lowongan\/profile-resume(\/|$)/i.test(path) && new URLSearchParams(query).has("vacancy");
}

/**
 * What the second step opens with: this person's draft if the browser has one, else a new form.
 * @param usual what a new form holds already
 */
export function openSignUpDraft(
  firstStep: FirstStep,
  local: LocalDraft | null,
  usual: Partial<SeekingValues> = {},
): OpenedSignUp {
  const { name, email, password } = firstStep;
  if (local === null || local.owner !== email) {
    const { personalData, ...rest } = newValues(firstStep);
    return { values: { ...rest, personalData: { ...personalData, ...usual } }, restoredAt: null };
  }
  const { personalData } = local.data.values;
  // Anyone who comes from the first step has just written the name there; a reload keeps what was changed here.
  const nama = password === null ? personalData.nama : name;
  const values = { ...local.data.values, personalData: { ...personalData, nama, email } };
  return { values, restoredAt: new Date(local.data.savedAt) };
}

/** The form in the shape that register takes (§3 "Sign-up/resume form"), not yet checked. */
export function signUpFromValues(values: ResumeValues, others: OtherIds, password: string) {
  const { personalData, pendidikanList, internshipList, pengalamanList, organisasiList, consent } = profileFromValues(
    values,
    others,
  );
  const { year, month, day } = values.personalData.dob;
  return {
    PERSONAL_DATA: {
      ...renameFields<typeof personalFields, "wire", "signUp", UncheckedOfKind>(
        personalFields,
        personalData,
        "wire",
        "signUp",
      ),
      password,
      dobYear: wholeOf(year),
      dobMonth: wholeOf(month),
      dobDate: wholeOf(day),
    },
    EDUCATION: pendidikanList,
    INTERNSHIP: internshipList,
    EXPERIENCE: pengalamanList,
    ORGANIZATION: organisasiList,
    SEEKING_JOB_STATUS: { id: personalData.seekingJobStatusId },
    EMAIL_SUGGESTION_PERIOD: { id: personalData.emailSuggestionPeriodId },
    consent,
  };
}

/** Keeps the draft of a sign-up in this browser, because there is no account yet: the newest wins. */
function createBrowserKeeper(owner: string, keptAt: Date | null): Keeper<ResumeValues> {
  const state = observable<DraftState<DraftData>>(keptState(keptAt));
  let latest: ResumeValues | undefined;
  const write = () => {
    if (latest === undefined) return;
    const data = getDraft(latest, { values: null, version: 0 });
    const isKept = writeLocalDraft("sign-up", { owner, data, follows: 0, sent: null });
    latest = undefined;
    state.set(isKept ? { status: "saved", at: new Date() } : { status: "lost" });
  };
  const typing = typingPause(write, { pause: 400, most: 1_000 });
  return {
    change(values) {
      latest = values;
      state.set({ status: "saving" });
      typing.restart();
    },
    async drop() {
      typing.stop();
      latest = undefined;
      removeLocalDraft("sign-up");
      await keepDraftFiles("sign-up", owner, { photo: null, cv: null });
      state.set({ status: "untouched" });
    },
    open: () => watchPage({ leave: write, back: write }),
    state: state.get,
    subscribe: state.subscribe,
  };
}

/** The entry with a code, as the form holds a choice; "" where the list has none. */
function idOfCode(entries: readonly MasterEntry[], code: string): string {
  return String(entries.find((entry) => entry.code === code)?.id ?? "");
}

/** The lists to choose from; who signs up only the browser knows. */
export async function loadComplete({ api, language, url, params, now }: PageRequest<{ source?: string | undefined }>) {
  const lists = need(await api.send(getFormLists, { path: { lang: language } }), url).data;
  return {
    lists: formLists(lists),
    today: todayInJakarta(now),
    usualOfApplicants: {
      seekingJobStatusId: idOfCode(lists.seekingJobStatus, "aktif"),
      emailSuggestionPeriodId: idOfCode(lists.emailSuggestionPeriod, "weekly"),
    },
    source: params.source ?? null,
    redirect: url.searchParams.get("redirect"),
  };
}

export type CompleteData = Awaited<ReturnType<typeof loadComplete>>;
