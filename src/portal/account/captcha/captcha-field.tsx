import { useId, useRef, useState } from "react";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../../ui/layout/text.tsx";
import styles from "./captcha-field.module.css";
import { captchaName } from "./captcha-name.ts";
import { CaptchaWidget } from "./captcha-widget.tsx";
import type { CaptchaTold, CaptchaWork } from "./captcha-work.ts";
import { RecaptchaWidget } from "./recaptcha-widget.tsx";
import { useHeldForm } from "./use-held-form.ts";
import { useTouchedForm } from "./use-touched-form.ts";
import { useWidget } from "./use-widget.ts";

interface CaptchaFieldProps {
  /** What an error summary links to; the field's name unless given. */
  readonly id?: string | undefined;
  readonly error?: string | undefined;
  /** The solution, or "" while there is none. It counts once: after a refusal give the field a new `key`. */
  readonly onSolution?: ((payload: string) => void) | undefined;
}

/** What a form is held for; nothing where a person solves it. */
function workToWaitFor(state: ReturnType<typeof useWidget>["state"], work: CaptchaWork): CaptchaWork | null {
  if (state === "failed") return "failed";
  return typeof state === "object" && state.by === "recaptcha" ? null : work;
}

/**
 * The work that begins at the first touch of the form around it, and anew at the next when it expired. What failed is
 * tried again when the form is sent: at each touch a line that is down would be asked for nothing.
 */
function useWork(onSolution: CaptchaFieldProps["onSolution"]) {
  const [work, setWork] = useState<CaptchaWork>("to-do");
  const [tries, setTries] = useState(0);
  const begin = () => {
    // Already now, not when the widget says so: who sends the form waits for what comes of this try.
    setWork("under-way");
    setTries((before) => before + 1);
  };
  return {
    work,
    tries,
    touch: () => void (work === "to-do" && begin()),
    demand: () => void (work !== "under-way" && begin()),
    hear(told: CaptchaTold) {
      setWork(told.work);
      onSolution?.(told.solution);
    },
  };
}

/**
 * "I am not a robot": a proof of work that this browser does by itself and of which nobody else hears, or Google's box by
 * setting. Who sends the form before the work is done waits for it.
 */
export function CaptchaField({ id = captchaName, error, onSolution }: CaptchaFieldProps) {
  const { state, again } = useWidget();
  const place = useRef<HTMLFieldSetElement>(null);
  const { work, tries, touch, demand, hear } = useWork(onSolution);
  useTouchedForm(place, touch);
  const isHeld = useHeldForm(place, workToWaitFor(state, work), demand);
  const widget = typeof state === "object" ? state : null;
  const remote = widget?.by === "recaptcha" ? widget : null;
  const isAltcha = widget?.by === "altcha";
  const errorId = `${useId()}-error`;
  return (
    <fieldset ref={place} id={id} className={styles.field} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>
        <VisuallyHidden>{m.accounts_captcha_label()}</VisuallyHidden>
      </legend>
      <div className={styles.box} data-invalid={error !== undefined || undefined}>
        {isAltcha && <CaptchaWidget tries={tries} onTold={hear} />}
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
      <p className={styles.held} role="status">
        {isHeld && m.accounts_captcha_held()}
      </p>
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
