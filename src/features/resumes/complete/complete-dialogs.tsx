import { useNavigate } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { CaptchaDialog } from "../form/save/captcha-dialog.tsx";
import { FailureDialog } from "../form/save/failure-dialog.tsx";
import { SendingDialog } from "../form/save/sending-dialog.tsx";
import type { Complete } from "./use-complete.ts";

interface CompleteDialogsProps {
  readonly complete: Complete;
  readonly email: string;
}

/** What registering asks and tells: captcha, sending, registered, refused. */
export function CompleteDialogs({ complete, email }: CompleteDialogsProps) {
  const { saving, solve, cancel, close } = complete.saving;
  return (
    <>
      <CaptchaDialog
        open={saving.status === "captcha"}
        again={saving.status === "captcha" && saving.again}
        action={m.resumes_form_register()}
        onCancel={close}
        onSolved={solve}
      />
      <SendingDialog
        open={saving.status === "sending"}
        progress={saving.status === "sending" ? saving.progress : 0}
        onCancel={cancel}
      />
      <RegisteredDialog open={saving.status === "done"} email={email} />
      {saving.status === "refused" && <Failure complete={complete} sent={saving.sent} />}
    </>
  );
}

/** "Check your e-mail" (P8, decisions "Sign-up"). */
function RegisteredDialog({ open, email }: { readonly open: boolean; readonly email: string }) {
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
          <Button onClick={leave}>{m.resumes_form_registered_done()}</Button>
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
