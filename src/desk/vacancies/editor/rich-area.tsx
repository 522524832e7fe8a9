import { type ComponentProps, useRef } from "react";
import { m } from "#messages";
import type { FieldTexts } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-field.tsx";
import styles from "./editor.module.css";
import { type RichTool, withTool } from "./rich-tools.ts";

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
export function RichArea({ value, onText, label, below, ...area }: RichAreaProps) {
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
