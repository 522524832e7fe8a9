import { type ChangeEvent, useCallback } from "react";
import { useFormContext } from "react-hook-form";
import { bulletWords } from "../../../../i18n/bullet-words.ts";
import { BulletArea } from "../../../../ui/fields/bullet-area.tsx";
import { TextArea, TextField } from "../../../../ui/fields/text-field.tsx";
import { PhoneNumber } from "../../../resumes/form/controls/phone-number.tsx";
import { RuledLine } from "../../../resumes/form/controls/ruled-line.tsx";
import { lineLength } from "../../../resumes/rules/limits.ts";
import { defaultCountryCode } from "../../../resumes/rules/phone.ts";
import type { TextField as TextFieldOf } from "../../definition/field.ts";
import { limits } from "../../limits.ts";
import { autoCompleteOf, isToldInBullets } from "./field-words.ts";
import type { ControlProps } from "./form-field.tsx";
import { useFormField } from "./use-form-field.ts";

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** What every box that is typed into gets. */
function useBox(path: string) {
  const { text, change, onBlur, ref } = useFormField(path);
  return {
    name: path,
    value: text,
    autoComplete: autoCompleteOf(path),
    onChange: (event: Typed) => change(event.target.value),
    onBlur,
    ref,
  };
}

/** One line under the key rule. */
export function TextControl({ path, field, words }: ControlProps<TextFieldOf>) {
  return <RuledLine {...words} {...useBox(path)} set={field.characters} />;
}

/** Several lines: stories as a list with bullets, everything else plain. */
export function LinesControl(props: ControlProps) {
  return isToldInBullets(props.path) ? <BulletControl {...props} /> : <PlainLines {...props} />;
}

function PlainLines({ path, words }: ControlProps) {
  return <TextArea {...words} {...useBox(path)} rows={3} maxLength={limits.lines} />;
}

/** The list keeps its own text, which the form writes into and hears of. */
function BulletControl({ path, words }: ControlProps) {
  const { register, trigger } = useFormContext();
  const mended = useCallback(() => {
    if (words.error !== undefined) void trigger(path);
  }, [words.error, trigger, path]);
  const box = register(path, { onChange: mended });
  return <BulletArea {...words} {...box} maxLength={limits.lines} words={bulletWords(words.label, limits.lines)} />;
}

/** Addresses of the web and of mail. */
export function AddressControl({ path, field, words }: ControlProps) {
  const isMail = field.kind === "email";
  return (
    <TextField
      {...words}
      {...useBox(path)}
      type={isMail ? "email" : "url"}
      inputMode={isMail ? "email" : "url"}
      enterKeyHint="next"
      maxLength={isMail ? lineLength : limits.lines}
    />
  );
}

/** Country code first, then the number; kept as one text. */
export function PhoneControl({ path, words }: ControlProps) {
  const { text, change, onBlur } = useFormField(path);
  const [code = "", ...number] = (text === "" ? `${defaultCountryCode} ` : text).split(" ");
  return (
    <PhoneNumber
      {...words}
      name={path}
      autoComplete={autoCompleteOf(path)}
      value={{ code, number: number.join(" ") }}
      onChange={(next) => change(`${next.code} ${next.number}`)}
      onBlur={onBlur}
    />
  );
}
