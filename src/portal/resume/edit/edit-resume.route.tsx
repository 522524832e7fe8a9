import { useState } from "react";
import { useSearchParams } from "react-router";
import { m } from "#messages";
import { ownPath } from "../../../contract/own-path.ts";
import { inBrowser, onServer } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { sections } from "../../../domain/resumes/completeness.ts";
import { MoreLink } from "../../../ui/actions/more-link.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page, Row } from "../../../ui/layout/layout.tsx";
import { ResumeForm } from "../form/frame/resume-form.tsx";
import { DraftNotice } from "../form/save/draft-notice.tsx";
import { ResetButton } from "../form/save/reset-button.tsx";
import { ResumeBar } from "../form/save/resume-bar.tsx";
import { ReadResumeCv } from "../read-cv/read-resume-cv.tsx";
import type { Route } from "./+types/edit-resume.route";
import { EditDialogs } from "./edit-dialogs.tsx";
import { loadEdit } from "./load-edit.ts";
import { type Edit, useEdit } from "./use-edit.ts";

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

/** R8: the resume of whoever is signed in. */
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

/** Ways out of the form: back to what is stored, and on to the long form of whoever is invited to it. */
function Foot({ edit }: { readonly edit: Edit }) {
  const isProfessional = edit.resume.values.personalData.kategoriPengalaman === "2";
  return (
    <Row spread="between">
      <ResetButton onReset={edit.reset} />
      <MoreLink to={isProfessional ? "/flk2" : "/flk1"}>{m.resumes_form_extended()}</MoreLink>
    </Row>
  );
}
