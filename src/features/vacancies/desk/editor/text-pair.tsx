import { type ComponentProps, useRef } from "react";
import { m } from "#messages";
import { numberText } from "../../../../i18n/formats.ts";
import type { FieldTexts } from "../../../../ui/fields/field.tsx";
import { TextArea, TextField } from "../../../../ui/fields/text-field.tsx";
import { fieldWord } from "../field-words.ts";
import { findNeededMark } from "../needed-fields.ts";
import { ClashBox } from "./clash.tsx";
import styles from "./editor.module.css";
import type { FieldName } from "./form-values.ts";
import { type RichTool, withTool } from "./rich-tools.ts";
import type { Autosave } from "./use-autosave.ts";

interface RichAreaProps extends FieldTexts, Omit<ComponentProps<"textarea">, "onChange" | "value"> {
  readonly value: string;
  readonly onText: (text: string) => void;
}

const tools: readonly (readonly [RichTool, () => string, string])[] = [
  ["heading", m.desk_vacancies_rich_heading, "H"],
  ["list", m.desk_vacancies_rich_list, "•"],
  ["bold", m.desk_vacancies_rich_bold, "B"],
  ["italic", m.desk_vacancies_rich_italic, "I"],
  ["link", m.desk_vacancies_rich_link, "↗"],
];

/** A long text as Markdown, with buttons for those who do not know its signs. */
function RichArea({ value, onText, label, below, ...area }: RichAreaProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const use = (tool: RichTool) => {
    const box = ref.current;
    if (box === null) return;
    const made = withTool(tool, value, box.selectionStart, box.selectionEnd, m.desk_vacancies_rich_words());
    onText(made.text);
    requestAnimationFrame(() => {
      box.focus();
      box.setSelectionRange(made.from, made.to);
    });
  };
  return (
    <div className={styles.rich}>
      <fieldset className={styles.tools} aria-label={m.desk_vacancies_rich_tools()}>
        {tools.map(([tool, word, sign]) => (
          <button
            key={tool}
            type="button"
            data-tool={tool}
            aria-label={word()}
            title={word()}
            onClick={() => use(tool)}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
      </fieldset>
      <TextArea
        {...area}
        label={label}
        below={below}
        ref={ref}
        rows={9}
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
    </div>
  );
}

type TextName = "title" | "description" | "requirement";

interface TextPairProps {
  readonly name: TextName;
  readonly autosave: Autosave;
  /** Characters of each language at most. */
  readonly most: number;
}

/** A text in both languages, side by side. */
export function TextPair({ name, autosave, most }: TextPairProps) {
  return (
    <div className={styles.pair}>
      <OneText field={`${name}.id`} autosave={autosave} most={most} isRich={name !== "title"} />
      <OneText field={`${name}.en`} autosave={autosave} most={most} isRich={name !== "title"} from={`${name}.id`} />
    </div>
  );
}

interface OneTextProps {
  readonly field: FieldName;
  readonly autosave: Autosave;
  readonly most: number;
  readonly isRich: boolean;
  /** The Indonesian text that may be copied while there is no English one. */
  readonly from?: FieldName;
}

function OneText({ field, autosave, most, isRich, from }: OneTextProps) {
  const { editing, type, settle } = autosave;
  const value = editing.values[field];
  const clash = editing.clashes[field];
  const texts = {
    id: field,
    label: fieldWord(field),
    optional: findNeededMark(field),
    error: editing.errors[field],
    below: <Counter value={value} most={most} />,
  };
  const language = field.endsWith(".en") ? "en" : "id";
  return (
    <div className={styles.cell}>
      {isRich ? (
        <RichArea {...texts} lang={language} value={value} onText={(text) => type(field, text)} />
      ) : (
        <TextField {...texts} lang={language} value={value} onChange={({ target }) => type(field, target.value)} />
      )}
      {from !== undefined && value === "" && editing.values[from] !== "" && (
        <button type="button" className={styles.copy} onClick={() => type(field, editing.values[from])}>
          {m.desk_vacancies_copy_indonesian()}
        </button>
      )}
      {clash && (
        <ClashBox clash={clash} ours={value} toText={(text) => text} onChoose={(choice) => settle(field, choice)} />
      )}
    </div>
  );
}

function Counter({ value, most }: { readonly value: string; readonly most: number }) {
  return (
    <span className={styles.count} data-over={value.length > most || undefined}>
      {m.desk_vacancies_field_count({ count: numberText(value.length), most: numberText(most) })}
    </span>
  );
}
