import { m } from "#messages";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page, Stack } from "../../../ui/layout/layout.tsx";
import { StepBar } from "../../../ui/layout/step-bar.tsx";
import type { SignUpHandOver } from "../../account/sign-up/sign-up-hand-over.ts";
import { ResumeForm } from "../form/frame/resume-form.tsx";
import { DraftNotice } from "../form/save/draft-notice.tsx";
import { ResumeBar } from "../form/save/resume-bar.tsx";
import { ReadResumeCv } from "../read-cv/read-resume-cv.tsx";
import { CompleteDialogs } from "./complete-dialogs.tsx";
import styles from "./complete-form.module.css";
import type { CompleteData } from "./load-complete.ts";
import { PasswordCard } from "./password-card.tsx";
import { useComplete } from "./use-complete.ts";

interface CompleteFormProps {
  readonly data: CompleteData;
  readonly firstStep: SignUpHandOver;
}

/** The resume's form with a register bar (§2). */
export function CompleteForm({ data, firstStep }: CompleteFormProps) {
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
