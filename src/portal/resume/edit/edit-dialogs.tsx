import { useEffect } from "react";
import { useHref } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import type { FormLists } from "../form/frame/form-lists.ts";
import { CaptchaDialog } from "../form/save/captcha-dialog.tsx";
import { failedSections, failureText } from "../form/save/failed-sections.ts";
import { FailureDialog } from "../form/save/failure-dialog.tsx";
import { SendingDialog } from "../form/save/sending-dialog.tsx";
import { TwoVersionsDialog } from "../form/save/two-versions-dialog.tsx";
import type { Refusal } from "../form/save/use-saving.ts";
import type { ProfileAnswer } from "../wire/profile-answer.schema.ts";
import type { Edit } from "./use-edit.ts";

interface EditDialogsProps {
  readonly edit: Edit;
  readonly lists: FormLists;
  /** Where to go once it was saved, in place of home. */
  readonly back: string | null;
}

/** What the page asks and tells: captcha, sending, saved, failed, two versions. */
export function EditDialogs({ edit, lists, back }: EditDialogsProps) {
  const { saving } = edit.saving;
  const { both } = edit.draft;
  const drafts = both && { mine: both.mine, theirs: both.theirs.values };
  return (
    <>
      <CaptchaDialog
        open={saving.status === "captcha"}
        why={saving.status === "captcha" ? saving.why : null}
        action={m.resumes_form_save()}
        onCancel={edit.saving.close}
        onSolved={edit.saving.solve}
      />
      <SendingDialog
        open={saving.status === "sending"}
        progress={saving.status === "sending" ? saving.progress : 0}
        onCancel={edit.saving.cancel}
      />
      <SavedDialog open={saving.status === "done"} back={back} />
      {saving.status === "refused" && saving.sent.http !== 409 && (
        <Failure edit={edit} lists={lists} sent={saving.sent} />
      )}
      <TwoVersionsDialog
        versions={drafts}
        lists={lists}
        onKeepMine={edit.draft.keepMine}
        onTakeTheirs={edit.draft.takeTheirs}
      />
      <TwoVersionsDialog versions={edit.met} lists={lists} onKeepMine={edit.keepMine} onTakeTheirs={edit.takeTheirs} />
    </>
  );
}

interface SavedDialogProps extends Pick<EditDialogsProps, "back"> {
  readonly open: boolean;
}

/** Time to read the message; most people need two or three seconds. */
const readMs = 6_000;

/**
 * The page goes on by itself once the message could be read (§4), home or back to what was interrupted, unless the person
 * stays. It is loaded as a new document, because name and photo in the bar have changed.
 */
function SavedDialog({ open, back }: SavedDialogProps) {
  const next = useHref(back ?? "/");
  const leave = () => location.assign(next);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => location.assign(next), readMs);
    return () => clearTimeout(timer);
  }, [open, next]);
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={m.resumes_form_saved()}
      actions={
        <>
          <Button kind="secondary" onClick={() => location.reload()}>
            {m.resumes_form_saved_stay()}
          </Button>
          <Button onClick={leave}>{back === null ? m.resumes_form_close() : m.resumes_form_saved_back()}</Button>
        </>
      }
    >
      <Notice tone="success" announce="status">
        <p>{m.resumes_form_saved_text()}</p>
        <p>{back === null ? m.resumes_form_saved_next() : m.resumes_form_saved_next_back()}</p>
      </Notice>
    </Dialog>
  );
}

interface FailureProps extends Omit<EditDialogsProps, "back"> {
  readonly sent: Refusal<ProfileAnswer>;
}

function Failure({ edit, lists, sent }: FailureProps) {
  const { values, files } = edit.resume;
  const hasNewFiles = files.photo !== null || files.cv !== null;
  const failed = failedSections(sent.errors, { now: values, before: edit.saved, hasNewFiles, lists });
  const close = () => {
    edit.saving.close();
    if (sent.errors.length > 0) void edit.resume.refuse(sent.errors);
  };
  const common = { title: failureText(failed), onClose: close };
  if (sent.http === 401) {
    return (
      <FailureDialog {...common} reason={m.resumes_form_signed_out_text()}>
        <ButtonLink to="/signin?redirect=%2Fprofile-resume">{m.resumes_form_sign_in_again()}</ButtonLink>
      </FailureDialog>
    );
  }
  const again = sent.errors.length === 0 ? () => edit.saving.start() : undefined;
  return <FailureDialog {...common} reason={sent.message} onAgain={again} />;
}
