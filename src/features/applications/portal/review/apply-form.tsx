import { type FormEvent, Fragment, type ReactNode } from "react";
import { Form } from "react-router";
import { m } from "#messages";
import { passedCaptcha } from "../../../../contract/captcha-name.ts";
import { Card } from "../../../../ui/display/card.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { CaptchaField } from "../../../identity/portal/captcha/captcha-field.tsx";
import { PassedCaptcha } from "../../../identity/portal/captcha/passed-captcha.tsx";
import styles from "./apply-form.module.css";
import type { ReviewedVacancy } from "./load-review.ts";
import { applyFormId, formNames } from "./review-form.ts";
import statementsStyles from "./statements.module.css";
import type { Sending } from "./use-sending.ts";

interface ApplyFormProps {
  readonly sending: Sending;
  readonly version: number;
  readonly vacancies: readonly ReviewedVacancy[];
  readonly onChange?: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** The form around the review; its button is in the bar. */
export function ApplyForm({ sending, version, vacancies, onChange, children }: ApplyFormProps) {
  return (
    <Form
      id={applyFormId}
      method="post"
      className={styles.form}
      noValidate
      preventScrollReset
      onSubmit={sending.onSubmit}
      onChange={onChange}
      aria-busy={sending.isBusy || undefined}
    >
      <input type="hidden" name={formNames.version} value={version} />
      {vacancies.map(({ id, mediaCode }) => (
        <Fragment key={id}>
          <input type="hidden" name={formNames.vacancy} value={id} />
          <input type="hidden" name={formNames.media} value={mediaCode} />
        </Fragment>
      ))}
      {children}
    </Form>
  );
}

interface StatementsProps {
  readonly sending: Sending;
  /** The person's earlier consent; it shows as given and may be withdrawn here. */
  readonly consents: { readonly dataTruth: boolean; readonly dataUse: boolean };
  /** Agreed to an older text, which does not count for this application. */
  readonly outdated: readonly ("dataTruth" | "dataUse")[];
  /** The error of an unticked statement. */
  readonly wish?: string | undefined;
}

/** The two statements of §5, in the words of the resume form, and the captcha. */
export function Statements({
  sending,
  consents,
  outdated,
  wish = m.applications_review_want_statement(),
}: StatementsProps) {
  const { ticks, tick, shownObstacles, captchaRound, isCaptchaPassed, onSolution } = sending;
  const want = (name: "dataTruth" | "dataUse") => (shownObstacles.includes(name) ? wish : undefined);
  const note = (name: "dataTruth" | "dataUse", text: string) => {
    if (consents[name]) return m.applications_review_given();
    return outdated.includes(name) ? (
      <>
        {text} <strong>{m.resumes_form_consent_changed()}</strong>
      </>
    ) : (
      text
    );
  };
  return (
    <Card as="section" className={statementsStyles.card} aria-labelledby="statements">
      <Text as="h2" look="h3" id="statements">
        {m.applications_review_statements()}
      </Text>
      <div>
        <Checkbox
          id="dataTruth"
          name={formNames.dataTruth}
          label={m.resumes_form_consent_truth()}
          note={note("dataTruth", m.resumes_form_consent_truth_note())}
          checked={ticks.dataTruth}
          onChange={(event) => tick("dataTruth", event.currentTarget.checked)}
          error={want("dataTruth")}
        />
        <Checkbox
          id="dataUse"
          name={formNames.dataUse}
          label={m.resumes_form_consent_use()}
          note={note("dataUse", m.resumes_form_consent_use_note())}
          checked={ticks.dataUse}
          onChange={(event) => tick("dataUse", event.currentTarget.checked)}
          error={want("dataUse")}
        />
      </div>
      {isCaptchaPassed ? (
        <PassedCaptcha solution={passedCaptcha} />
      ) : (
        <CaptchaField
          key={captchaRound}
          onSolution={onSolution}
          error={shownObstacles.includes("captcha") ? m.applications_review_want_captcha() : undefined}
        />
      )}
    </Card>
  );
}
