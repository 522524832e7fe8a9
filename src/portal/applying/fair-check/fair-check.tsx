import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { SaveBar } from "../../../ui/forms/save-bar.tsx";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page } from "../../../ui/layout/layout.tsx";
import { AnswerSections } from "../review/answers/answer-sections.tsx";
import { ApplyForm } from "../review/apply-form.tsx";
import { applyFormId } from "../review/apply-form-id.ts";
import { DraftBeside } from "../review/draft/draft-notice.tsx";
import type { ReviewedResume } from "../review/load-resume.ts";
import { MissingNotice } from "../review/missing-notice.tsx";
import type { Answered } from "../review/outcome/outcome.ts";
import { Statements } from "../review/statements.tsx";
import { useSending } from "../review/use-sending.ts";
import styles from "./fair-check.module.css";
import { fairCheckPath } from "./fair-check-path.ts";
import { SaveNotice } from "./save-notice.tsx";

interface FairCheckProps {
  readonly resume: ReviewedResume;
  readonly answered: Answered | undefined;
}

const stateId = "save-state";

/** Everything that the fair's booths will see, the statements, and the bar that saves it (S9, P16). */
export function FairCheck({ resume, answered }: FairCheckProps) {
  const sending = useSending({ ...resume, isUpToDate: true }, answered);
  const { isBusy, isStopped, obstacles } = sending;
  const isReady = obstacles.length === 0;
  return (
    <>
      <Page className={styles.page}>
        <PageHead title={m.applications_fair_title()} />
        <DraftBeside review={resume} back={fairCheckPath} answered={answered} />
        <ApplyForm sending={sending} version={resume.version} vacancies={[]}>
          <SaveNotice sending={sending} />
          <Notice tone="warning">
            <strong>{m.applications_fair_recheck()}.</strong> {m.applications_fair_lead()}
          </Notice>
          {resume.missing.length > 0 && <MissingNotice missing={resume.missing} back={fairCheckPath} />}
          <AnswerSections review={resume} back={fairCheckPath} />
          <Statements
            sending={sending}
            given={resume.consents}
            outdated={resume.outdatedConsents}
            wish={m.applications_fair_want_statement()}
          />
        </ApplyForm>
      </Page>
      <SaveBar
        label={m.applications_fair_bar()}
        icon={isReady ? "circle-check" : "info-circle"}
        state={<span id={stateId}>{m.applications_fair_recheck()}</span>}
      >
        <Button
          type="submit"
          form={applyFormId}
          busy={isBusy}
          aria-disabled={isStopped || undefined}
          aria-describedby={stateId}
        >
          {isBusy ? m.applications_fair_saving() : m.applications_fair_save()}
        </Button>
      </SaveBar>
    </>
  );
}
