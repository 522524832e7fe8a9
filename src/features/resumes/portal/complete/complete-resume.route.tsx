import { useState } from "react";
import { Navigate, redirect, useNavigate } from "react-router";
import { m } from "#messages";
import { inBrowser, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Loading, Skeleton } from "../../../../ui/feedback/skeleton.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page, Stack } from "../../../../ui/layout/layout.tsx";
import { StepBar } from "../../../../ui/layout/step-bar.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { virtueSource } from "../../../identity/applicant.ts";
import { BackToFair } from "../../../identity/portal/back-to-fair.tsx";
import { handedOver, hasFirstStep, type SignUpHandOver } from "../../../identity/portal/sign-up/sign-up-hand-over.ts";
import { ResumeForm } from "../form/frame/resume-form.tsx";
import { CaptchaDialog } from "../form/save/captcha-dialog.tsx";
import { DraftNotice, ResumeBar } from "../form/save/resume-bar.tsx";
import { FailureDialog, SendingDialog } from "../form/save/saving-dialogs.tsx";
import { ReadResumeCv } from "../read-cv/read-resume-cv.tsx";
import type { Route } from "./+types/complete-resume.route";
import styles from "./complete-form.module.css";
import { PasswordCard } from "./password-card.tsx";
import { type Complete, type CompleteData, loadComplete, useComplete } from "./use-complete.ts";

const load = onServer(loadComplete);

/** Step 2 needs step 1, which this browser's cookie tells; the form itself looks for what step 1 left. */
export function loader(args: Route.LoaderArgs) {
  if (!hasFirstStep(args.request)) throw redirect(firstStepPath(args.params.source));
  return load(args);
}

export const clientLoader = inBrowser(loadComplete);
export const handle = { needs: "account.sign-up", hydrate: "eager", offline: "usable" };

export function meta() {
  return [...pageMeta(m.resumes_form_complete_title()), { name: "robots", content: "noindex" }];
}

/** R9: sign-up's second step. */
export default function CompleteResume({ loaderData }: Route.ComponentProps) {
  return useHydrated() ? <SecondStep data={loaderData} /> : <Opening />;
}

function firstStepPath(source: string | null | undefined): string {
  return source === "virtue" ? "/signup/virtue" : "/signup";
}

/** Without the first step it leads there. */
function SecondStep({ data }: { readonly data: CompleteData }) {
  const [firstStep] = useState(handedOver);
  if (firstStep === null) return <Navigate to={firstStepPath(data.source)} replace />;
  return <CompleteForm data={data} firstStep={firstStep} />;
}

function Opening() {
  return (
    <Page>
      <noscript>
        <Notice tone="warning">{m.resumes_form_needs_script()}</Notice>
      </noscript>
      <Loading label={m.resumes_form_opening()}>
        <Stack>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="picture" />
        </Stack>
      </Loading>
    </Page>
  );
}

interface CompleteDialogsProps {
  readonly complete: Complete;
  readonly email: string;
  /** Where the visitor came from. */
  readonly source: string | null;
}

/** What registering asks and tells: captcha, sending, registered, refused. */
function CompleteDialogs({ complete, email, source }: CompleteDialogsProps) {
  const { saving, solve, cancel, close } = complete.saving;
  return (
    <>
      <CaptchaDialog
        open={saving.status === "captcha"}
        why={saving.status === "captcha" ? saving.why : null}
        known={complete.captcha}
        action={m.resumes_form_register()}
        onCancel={close}
        onSolved={solve}
      />
      <SendingDialog
        open={saving.status === "sending"}
        progress={saving.status === "sending" ? saving.progress : 0}
        onCancel={cancel}
      />
      <RegisteredDialog open={saving.status === "done"} email={email} source={source} />
      {saving.status === "refused" && <Failure complete={complete} sent={saving.sent} />}
    </>
  );
}

interface RegisteredProps extends Pick<CompleteDialogsProps, "email" | "source"> {
  readonly open: boolean;
}

/** "Check your e-mail" (P8, decisions "Sign-up"); who came from the fair goes back there. */
function RegisteredDialog({ open, email, source }: RegisteredProps) {
  const navigate = useNavigate();
  const leave = () => void navigate("/");
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={m.resumes_form_registered_title()}
      actions={
        <>
          <ButtonLink kind="secondary" to={`/account/activation/resend?email=${encodeURIComponent(email)}`}>
            {m.resumes_form_registered_resend()}
          </ButtonLink>
          {source === virtueSource ? (
            <BackToFair />
          ) : (
            <Button onClick={leave}>{m.resumes_form_registered_done()}</Button>
          )}
        </>
      }
    >
      <p>{m.resumes_form_registered_text({ email })}</p>
      <p>{m.resumes_form_registered_spam()}</p>
    </Dialog>
  );
}

type Refused = Extract<Complete["saving"]["saving"], { status: "refused" }>["sent"];

function Failure({ complete, sent }: { readonly complete: Complete; readonly sent: Refused }) {
  const title = m.resumes_form_register_failed();
  const { close, start } = complete.saving;
  if (sent.code === "email-taken") {
    return (
      <FailureDialog title={title} reason={m.resumes_form_email_taken_text()} onClose={close}>
        <ButtonLink kind="secondary" to="/signup">
          {m.resumes_form_other_email()}
        </ButtonLink>
        <ButtonLink to="/signin">{m.resumes_form_sign_in()}</ButtonLink>
      </FailureDialog>
    );
  }
  const leave = () => {
    close();
    if (sent.errors.length > 0) void complete.mend(sent.errors);
  };
  return (
    <FailureDialog
      title={title}
      reason={sent.message}
      onClose={leave}
      onAgain={sent.errors.length === 0 ? start : undefined}
    />
  );
}

interface CompleteFormProps {
  readonly data: CompleteData;
  readonly firstStep: SignUpHandOver;
}

/** The resume's form with a register bar (§2). */
function CompleteForm({ data, firstStep }: CompleteFormProps) {
  const complete = useComplete(data, firstStep);
  const { resume, password, saving } = complete;
  return (
    <>
      <Page>
        <Stack gap={12}>
          <div className={styles.step}>
            <StepBar step={2} of={2} label={m.resumes_form_complete_step()} />
          </div>
          <PageHead title={m.resumes_form_complete_title()} lead={m.resumes_form_complete_lead()} />
        </Stack>
        <ResumeForm resume={resume}>
          <DraftNotice at={complete.restoredAt} isNew />
          <ReadResumeCv resume={resume} />
          {password.isAsked && <PasswordCard password={password} />}
        </ResumeForm>
      </Page>
      <ResumeBar
        label={m.resumes_form_register()}
        draft={complete.draft}
        lacking={complete.lacking}
        busy={saving.saving.status === "sending"}
        onPress={complete.submit}
      />
      <CompleteDialogs complete={complete} email={firstStep.email} source={firstStep.source ?? data.source} />
    </>
  );
}
