import type { ReactNode } from "react";
import { Form } from "react-router";
import styles from "./apply-form.module.css";
import { formNames } from "./form-names.ts";
import type { Sending } from "./use-sending.ts";

export const applyFormId = "apply";

interface ApplyFormProps {
  readonly sending: Sending;
  readonly version: number;
  readonly children: ReactNode;
}

/** The form around the review; its button is in the bar. */
export function ApplyForm({ sending, version, children }: ApplyFormProps) {
  return (
    <Form
      id={applyFormId}
      method="post"
      className={styles.form}
      noValidate
      preventScrollReset
      onSubmit={sending.onSubmit}
      aria-busy={sending.isBusy || undefined}
    >
      <input type="hidden" name={formNames.version} value={version} />
      <input type="hidden" name={formNames.key} defaultValue="" />
      {children}
    </Form>
  );
}
