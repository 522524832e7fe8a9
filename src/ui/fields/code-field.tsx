import styles from "./code-field.module.css";
import type { FieldTexts } from "./field.tsx";
import { TextField } from "./text-field.tsx";
import type { TextInputProps } from "./text-input.tsx";

interface CodeFieldProps extends FieldTexts, Omit<TextInputProps, "type" | "prefix" | "suffix" | "icon"> {
  /** digits: a one-time code that the phone may fill in; letters: a longer code that is copied by hand. */
  readonly kind: "digits" | "letters";
}

/** One box for a whole code: it can be pasted, filled in by the phone, and is read as one word. */
export function CodeField({ kind, ...field }: CodeFieldProps) {
  const digits = { autoComplete: "one-time-code", inputMode: "numeric" } as const;
  const letters = { autoComplete: "off", autoCapitalize: "characters" } as const;
  return (
    <TextField
      {...(kind === "digits" ? digits : letters)}
      {...field}
      type="text"
      data-kind={kind}
      className={styles.code}
      spellCheck={false}
      autoCorrect="off"
      enterKeyHint="go"
    />
  );
}
