import { useId } from "react";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../../ui/layout/text.tsx";
import styles from "./captcha-field.module.css";
import { captchaName } from "./captcha-name.ts";
import { CaptchaWidget } from "./captcha-widget.tsx";
import { RecaptchaWidget } from "./recaptcha-widget.tsx";
import { useWidget } from "./use-widget.ts";

interface CaptchaFieldProps {
  /** What an error summary links to; the field's name unless given. */
  readonly id?: string | undefined;
  readonly error?: string | undefined;
  /** The solution, or "" while there is none. It counts once: after a refusal give the field a new `key`. */
  readonly onSolution?: ((payload: string) => void) | undefined;
}

/** "I am not a robot": a proof of work that this browser does and of which nobody else hears, or Google's box by setting. */
export function CaptchaField({ id = captchaName, error, onSolution }: CaptchaFieldProps) {
  const { state, again } = useWidget();
  const widget = typeof state === "object" ? state : null;
  const remote = widget?.by === "recaptcha" ? widget : null;
  const isAltcha = widget?.by === "altcha";
  const errorId = `${useId()}-error`;
  return (
    <fieldset id={id} className={styles.field} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>
        <VisuallyHidden>{m.accounts_captcha_label()}</VisuallyHidden>
      </legend>
      <div className={styles.box} data-invalid={error !== undefined || undefined}>
        {isAltcha && <CaptchaWidget onSolution={onSolution} />}
        {remote !== null && <RecaptchaWidget recaptcha={remote.recaptcha} onSolution={onSolution} />}
        {state === "loading" && <p className={styles.waiting}>{m.accounts_captcha_loading()}</p>}
        {state === "failed" && (
          <p className={styles.waiting} role="alert">
            {m.accounts_captcha_failed()}
          </p>
        )}
        {state === "failed" && (
          <Button small kind="secondary" onClick={() => void again()}>
            {m.accounts_captcha_again()}
          </Button>
        )}
        {isAltcha && <small className={styles.maker}>ALTCHA</small>}
      </div>
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          <Icon name="alert-circle" size={18} />
          <span>{error}</span>
        </p>
      )}
      <noscript>
        <Notice tone="warning">{m.accounts_captcha_needs_script()}</Notice>
      </noscript>
    </fieldset>
  );
}
