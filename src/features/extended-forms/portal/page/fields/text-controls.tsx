import { type ChangeEvent, useCallback } from "react";
import { useFormContext } from "react-hook-form";
import { bulletWords, lengthWords } from "../../../../../i18n/bullet-words.ts";
import { BulletArea } from "../../../../../ui/fields/bullet-area.tsx";
import { TextArea, TextField } from "../../../../../ui/fields/text-field.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import { PhoneNumber } from "../../../../resumes/portal/form/controls/phone-number.tsx";
import { RuledLine } from "../../../../resumes/portal/form/controls/ruled-line.tsx";
import { defaultCountryCode } from "../../../../resumes/rules/phone.ts";
import type { Field, TextField as TextFieldOf } from "../../../definition/field.ts";
import { getLongestText, limits } from "../../../form.ts";
import { type ControlProps, getAutoComplete, isToldInBullets, useFormField } from "./field-words.ts";

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** The length of a text, shown before it is too long. */
function findLength({ length }: string, most: number) {
  if (length <= most * 0.8) return undefined;
  const words = lengthWords(most);
  return length > most ? (
    <Text as="span" look="small" tone="danger">
      {words.over(length)}
    </Text>
  ) : (
    words.count(length)
  );
}

/**
 * What every box that is typed into gets. A text that is too long stays, with an error: nothing that was pasted is cut
 * off unseen.
 */
function useBox(path: string, { kind }: Field) {
  const { text, change, onBlur, ref } = useFormField(path);
  const most = getLongestText(kind);
  return {
    name: path,
    value: text,
    maxLength: undefined,
    below: most === null ? undefined : findLength(text, most),
    autoComplete: getAutoComplete(path),
    onChange: (event: Typed) => change(event.target.value),
    onBlur,
    ref,
  };
}

/** One line under the key rule. */
export function TextControl({ path, field, words }: ControlProps<TextFieldOf>) {
  return <RuledLine {...words} {...useBox(path, field)} set={field.characters} />;
}

/** Several lines: stories as a list with bullets, everything else plain. */
export function LinesControl(props: ControlProps) {
  return isToldInBullets(props.path) ? <BulletControl {...props} /> : <PlainLines {...props} />;
}

function PlainLines({ path, field, words }: ControlProps) {
  return <TextArea {...words} {...useBox(path, field)} rows={3} />;
}

/** The list keeps its own text, which the form writes into and hears of. */
function BulletControl({ path, words }: ControlProps) {
  const { register, trigger } = useFormContext();
  const mended = useCallback(() => {
    if (words.error !== undefined) void trigger(path);
  }, [words.error, trigger, path]);
  const box = register(path, { onChange: mended });
  const most = limits.lines;
  return <BulletArea {...words} {...box} maxLength={most} keepsMore words={bulletWords(words.label, most)} />;
}

/** Addresses of the web and of mail. */
export function AddressControl({ path, field, words }: ControlProps) {
  const isMail = field.kind === "email";
  return (
    <TextField
      {...words}
      {...useBox(path, field)}
      type={isMail ? "email" : "url"}
      inputMode={isMail ? "email" : "url"}
      enterKeyHint="next"
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
      autoComplete={getAutoComplete(path)}
      value={{ code, number: number.join(" ") }}
      onChange={(next) => change(`${next.code} ${next.number}`)}
      onBlur={onBlur}
    />
  );
}
