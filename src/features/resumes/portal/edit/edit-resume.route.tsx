import { useEffect, useState } from "react";
import { useHref, useSearchParams } from "react-router";
import { m } from "#messages";
import { ownPath } from "../../../../contract/own-path.ts";
import { inBrowser, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page, Row } from "../../../../ui/layout/layout.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { sections } from "../../completeness.ts";
import type { FormLists } from "../form/frame/form-lists.ts";
import { ResumeForm } from "../form/frame/resume-form.tsx";
import { sectionTitle } from "../form/frame/section-words.ts";
import { CaptchaDialog } from "../form/save/captcha-dialog.tsx";
import { failedSections, failureText } from "../form/save/failed-sections.ts";
import { ResetButton } from "../form/save/reset-button.tsx";
import { DraftNotice, ResumeBar } from "../form/save/resume-bar.tsx";
import { FailureDialog, SendingDialog } from "../form/save/saving-dialogs.tsx";
import type { Refusal } from "../form/save/use-saving.ts";
import { type Difference, VersionsDialog } from "../form/save/versions-dialog.tsx";
import { differingSections, sectionLines } from "../form/sections/section-text.ts";
import type { ResumeValues } from "../form/values/resume-values.schema.ts";
import { ReadResumeCv } from "../read-cv/read-resume-cv.tsx";
import type { ProfileAnswer } from "../wire/profile-answer.schema.ts";
import type { Route } from "./+types/edit-resume.route";
import { loadEdit } from "./load-edit.ts";
import { type Edit, useEdit } from "./use-edit.ts";

interface EditDialogsProps {
  readonly edit: Edit;
  readonly lists: FormLists;
  /** Where to go once it was saved, in place of home. */
  readonly back: string | null;
}

/** What the page asks and tells: captcha, sending, saved, failed, two versions. */
function EditDialogs({ edit, lists, back }: EditDialogsProps) {
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
 * The page continues on its own once the message could be read (§4), home or back to what was interrupted, unless the person
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

/** Where the person came from to change something (`?back=`), null otherwise; kept while sections change the address. */
function useWayBack(): string | null {
  const [query] = useSearchParams();
  const [back] = useState(() => ownPath(query.get("back")));
  return back;
}

export const loader = onServer(loadEdit);
export const clientLoader = inBrowser(loadEdit);
export const handle = { needs: "resume.edit", hydrate: "eager", offline: "usable" };

export function meta() {
  return pageMeta(m.resumes_form_edit_title());
}

/** R8: the resume of anyone who is signed in. */
export default function EditResume({ loaderData }: Route.ComponentProps) {
  const edit = useEdit(loaderData);
  const back = useWayBack();
  const { resume } = edit;
  const total = sections.length;
  return (
    <>
      <Page>
        {back !== null && (
          <MoreLink to={back} icon="arrow-left">
            {m.resumes_form_back()}
          </MoreLink>
        )}
        <PageHead
          title={m.resumes_form_edit_title()}
          lead={m.resumes_form_edit_lead({ count: total - resume.lacking.length, total })}
        />
        <ResumeForm resume={resume} foot={<Foot edit={edit} />}>
          {loaderData.hasOutdatedConsents && (
            <Notice icon="file-text">
              <p>{m.resumes_form_consent_changed_notice()}</p>
            </Notice>
          )}
          <DraftNotice at={edit.draft.restoredAt} />
          <ReadResumeCv resume={resume} />
        </ResumeForm>
      </Page>
      <ResumeBar
        label={m.resumes_form_save()}
        draft={edit.draft.state}
        draftSaved={m.resumes_form_draft_saved_apart}
        lacking={resume.lacking.length}
        busy={edit.saving.saving.status === "sending"}
        onPress={edit.save}
      />
      <EditDialogs edit={edit} back={back} lists={loaderData.lists} />
    </>
  );
}

/** Ways out of the form: back to what is stored, and on to the long form of anyone who is invited to it. */
function Foot({ edit }: { readonly edit: Edit }) {
  const isProfessional = edit.resume.values.personalData.kategoriPengalaman === "2";
  return (
    <Row spread="between">
      <ResetButton onReset={edit.reset} />
      <MoreLink to={isProfessional ? "/flk2" : "/flk1"}>{m.resumes_form_extended()}</MoreLink>
    </Row>
  );
}

interface Versions {
  readonly mine: ResumeValues;
  readonly theirs: ResumeValues;
}

interface TwoVersionsDialogProps {
  /** What stands here, and what was saved elsewhere; null while there is nothing to decide. */
  readonly versions: Versions | null;
  readonly lists: FormLists;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Two states of one resume, section by section. */
function TwoVersionsDialog({ versions, lists, ...choices }: TwoVersionsDialogProps) {
  const differences = versions && getDifferences(versions, lists);
  return <VersionsDialog {...choices} text={m.resumes_form_versions_text()} differences={differences} />;
}

function getDifferences({ mine, theirs }: Versions, lists: FormLists): Difference[] {
  return differingSections(sections, mine, theirs, lists).map((section) => {
    const text = (values: ResumeValues) =>
      sectionLines(section, values, lists).join("; ") || m.resumes_form_state_empty();
    return { title: sectionTitle(section), mine: text(mine), theirs: text(theirs) };
  });
}
