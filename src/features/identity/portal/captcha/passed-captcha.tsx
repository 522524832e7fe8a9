import { m } from "#messages";
import { captchaName } from "../../../../contract/captcha-name.ts";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import styles from "./captcha-field.module.css";

interface PassedCaptchaProps {
  /** What the form sends for it. */
  readonly solution: string;
  /** Whose captcha it was, where that is known. */
  readonly maker?: string;
}

/** In place of `CaptchaField` where a captcha that was solved a moment ago still counts; there is nothing to do. */
export function PassedCaptcha({ solution, maker }: PassedCaptchaProps) {
  return (
    <fieldset className={styles.field}>
      <legend>
        <VisuallyHidden>{m.accounts_captcha_label()}</VisuallyHidden>
      </legend>
      <div className={styles.passed}>
        <label>
          <input type="checkbox" checked disabled />
          {m.accounts_captcha_passed()}
        </label>
        <small>{m.accounts_captcha_passed_note()}</small>
        {maker !== undefined && <small>{maker}</small>}
      </div>
      <input type="hidden" name={captchaName} value={solution} />
    </fieldset>
  );
}
