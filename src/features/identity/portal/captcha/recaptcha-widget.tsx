import { useEffect, useEffectEvent, useRef, useState } from "react";
import { captchaName } from "../../../../contract/captcha-name.ts";
import styles from "./captcha-field.module.css";
import type { Recaptcha } from "./load-recaptcha.ts";

/** Narrower than this, Google's box does not fit. */
const NORMAL_WIDTH = 304;

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
}

interface RecaptchaWidgetProps {
  readonly recaptcha: Recaptcha;
  readonly onSolution?: ((solution: string) => void) | undefined;
}

/** Google's own box; its solution travels in a hidden field, as ALTCHA's does. */
export function RecaptchaWidget({ recaptcha, onSolution }: RecaptchaWidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  const [solution, setSolution] = useState("");
  const have = useEffectEvent((found: string) => {
    setSolution(found);
    onSolution?.(found);
  });
  useEffect(() => {
    const here = place.current;
    // A place is drawn into once; drawing again would be an error of Google's.
    if (here === null || here.childElementCount > 0) return;
    recaptcha.draw(here, {
      theme: isDark() ? "dark" : "light",
      size: here.clientWidth < NORMAL_WIDTH ? "compact" : "normal",
      callback: (found) => have(found),
      "expired-callback": () => have(""),
      "error-callback": () => have(""),
    });
  }, [recaptcha]);
  return (
    <>
      <div ref={place} className={styles.remote} />
      <input type="hidden" name={captchaName} value={solution} />
    </>
  );
}
