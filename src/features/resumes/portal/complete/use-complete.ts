import { useState } from "react";
import { getLocale } from "#language-runtime";
import { browserApi } from "../../../../contract/browser-api.ts";
import type { Api } from "../../../../contract/client.ts";
import type { FieldError } from "../../../../contract/reply.ts";
import { useDraft } from "../../../drafts/portal/keep/use-draft.ts";
import { register } from "../../../identity/portal/accounts.calls.ts";
import { forgetHandOver, type SignUpHandOver } from "../../../identity/portal/sign-up/sign-up-hand-over.ts";
import { createBrowserKeeper } from "../draft/browser-keeper.ts";
import { readLocalDraft } from "../draft/local-draft.ts";
import { useKeepFiles, useKeptFiles } from "../draft/use-draft-files.ts";
import { otherIdsOf } from "../form/frame/form-lists.ts";
import { type ResumeInHand, useResume } from "../form/frame/use-resume.ts";
import { type SendOptions, useSaving } from "../form/save/use-saving.ts";
import { signUpFromValues } from "../form/values/sign-up-from-values.ts";
import type { CompleteData } from "./load-complete.ts";
import { openSignUpDraft } from "./open-sign-up-draft.ts";
import { passwordId } from "./password-card.tsx";
import { usePassword } from "./use-password.ts";

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
  const [opened] = useState(() => openSignUpDraft(firstStep, readLocalDraft("sign-up")));
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
  const way = { source: firstStep.source ?? data.source, redirect: firstStep.redirect ?? data.redirect };
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
