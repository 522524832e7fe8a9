import { useNavigate } from "react-router";
import { m } from "#messages";
import { virtueSource } from "../../../domain/people/applicant.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { BackToFair } from "../../account/back-to-fair.tsx";
import { CaptchaDialog } from "../form/save/captcha-dialog.tsx";
import { FailureDialog } from "../form/save/failure-dialog.tsx";
import { SendingDialog } from "../form/save/sending-dialog.tsx";
import type { Complete } from "./use-complete.ts";

interface CompleteDialogsProps {
  readonly complete: Complete;
  readonly email: string;
  /** Where the visitor came from. */
  readonly source: string | null;
}

/** What registering asks and tells: captcha, sending, registered, refused. */
export function CompleteDialogs({ complete, email, source }: CompleteDialogsProps) {
  const { saving, solve, cancel, close } = complete.saving;
  return (
    <>
      <CaptchaDialog
        open={saving.status === "captcha"}
        why={saving.status === "captcha" ? saving.why : null}
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
