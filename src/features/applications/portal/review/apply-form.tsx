import { type FormEvent, Fragment, type ReactNode } from "react";
import { Form } from "react-router";
import styles from "./apply-form.module.css";
import { applyFormId } from "./apply-form-id.ts";
import { formNames } from "./form-names.ts";
import type { ReviewedVacancy } from "./load-review.ts";
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
