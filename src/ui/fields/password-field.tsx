import { useEffect, useEffectEvent, useState } from "react";
import { useHydrated } from "../hydrated.ts";
import { Icon } from "../icons/icon.tsx";
import type { FieldTexts } from "./field.tsx";
import styles from "./strength-meter.module.css";
import { TextField } from "./text-field.tsx";
import type { TextInputProps } from "./text-input.tsx";

interface PasswordFieldProps extends FieldTexts, Omit<TextInputProps, "type" | "prefix"> {
  /** Name of the button: "Tampilkan kata sandi". */
  readonly showLabel: string;
  /** "Sembunyikan kata sandi" */
  readonly hideLabel: string;
  /** Told whether it can be read now. */
  readonly onShown?: ((isShown: boolean) => void) | undefined;
  /** Who types with a finger reads it from the start: a phone is close to the eyes, and its keys are easily missed. */
  readonly isShownToTouch?: boolean | undefined;
}

/** A password that may be looked at. Paste is allowed; a strength meter goes `below`. */
export function PasswordField({ showLabel, hideLabel, onShown, isShownToTouch = false, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  const show = (next: boolean) => {
    setShown(next);
    onShown?.(next);
  };
  const showToTouch = useEffectEvent(() => {
    if (isShownToTouch && matchMedia("(pointer: coarse)").matches) show(true);
  });
  useEffect(() => showToTouch(), []);
  return (
    <TextField {...field} type={shown ? "text" : "password"} autoCapitalize="none" spellCheck={false}>
      <button type="button" hidden={!hydrated} aria-label={shown ? hideLabel : showLabel} onClick={() => show(!shown)}>
        <Icon name={shown ? "eye-off" : "eye"} />
      </button>
    </TextField>
  );
}

interface StrengthMeterProps {
  /** 0 nothing typed, 1 too short … 5 very strong. */
  readonly level: 0 | 1 | 2 | 3 | 4 | 5;
  /** "Kekuatan:" */
  readonly label: string;
  /** "kuat"; read out when it changes. */
  readonly verdict: string;
}

/** Five threads that fill as a password gets stronger. */
export function StrengthMeter({ level, label, verdict }: StrengthMeterProps) {
  return (
    <div className={styles.strength} data-level={level}>
      <div className={styles.threads} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <p className={styles.words} role="status">
        {level > 0 && (
          <>
            {label} <strong>{verdict}</strong>
          </>
        )}
      </p>
    </div>
  );
}
