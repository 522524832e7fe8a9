import { useCallback, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { m } from "#messages";
import { ButtonLink } from "../../../../../ui/actions/button.tsx";
import { SaveBar } from "../../../../../ui/forms/save-bar.tsx";
import { useOnline } from "../../../../../ui/hydrated.ts";
import type { Found } from "../../../../../ui/search-select/use-search.ts";
import type { KeptList } from "../../../../reference-data/lists.ts";
import { type LongList, useListSearch } from "../../../../resumes/portal/form/frame/form-lists.ts";
import { draftWords } from "../../../../resumes/portal/form/save/draft-words.ts";
import { type Fault, faultLine } from "../checks/check-form.ts";
import { longList } from "../controls.ts";
import { useKept } from "../keep/use-keeping.ts";
import type { ExtendedFormData } from "../load-extended-form.ts";
import styles from "./form-bar.module.css";
import lackingListStyles from "./lacking-list.module.css";
import { type StepId, steps, stepTitle, toField, toStep } from "./sections.ts";
import type { FormInHand } from "./use-extended-form.ts";

interface FormBarProps {
  readonly step: StepId;
  readonly hand: Pick<FormInHand, "keeper">;
}

/** The sticky bar: one step back, what became of what was typed, one step on. */
export function FormBar({ step, hand: { keeper } }: FormBarProps) {
  const { icon, text } = draftWords(useKept(keeper), useOnline());
  const at = steps.indexOf(step);
  const [before, next] = [steps[at - 1], steps[at + 1]];
  return (
    <SaveBar
      label={m.flk_page_bar()}
      icon={icon}
      state={text}
      before={
        before && (
          <ButtonLink
            to={toStep(before)}
            kind="secondary"
            icon="arrow-left"
            aria-label={m.flk_page_back_to({ section: stepTitle(before) })}
          >
            <span className={styles.wide}>{m.flk_page_back()}</span>
          </ButtonLink>
        )
      }
    >
      {next && (
        <ButtonLink
          to={toStep(next)}
          iconEnd="arrow-right"
          aria-label={m.flk_page_next_to({ section: stepTitle(next) })}
        >
          <span>
            {m.flk_page_next()}
            <span className={styles.wide}>: {stepTitle(next)}</span>
          </span>
        </ButtonLink>
      )}
    </SaveBar>
  );
}

/** Wrong or missing fields, each a link to its field. */
export function LackingList({ faults }: { readonly faults: readonly Fault[] }) {
  return (
    <ul className={lackingListStyles.list}>
      {faults.map((fault) => (
        <li key={`${fault.path} ${fault.code}`} data-wrong={fault.code !== "required" || undefined}>
          <Link to={toField(fault.path)}>{faultLine(fault)}</Link>
        </li>
      ))}
    </ul>
  );
}

function asFound({ id, text }: { id: number; text: string }): Found {
  return { value: String(id), label: text };
}

/** The lists of the form in words: what one may choose, what was chosen, and what was found since. */
export function useListWords({ lists, texts }: Pick<ExtendedFormData, "lists" | "texts">) {
  const search = useListSearch();
  const searches = useRef(new Map<LongList, ReturnType<typeof search>>());
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const searchOf = useCallback(
    (list: KeptList) => {
      const long = longList(list);
      if (long === null) return null;
      const known = searches.current.get(long) ?? search(long);
      searches.current.set(long, known);
      return known;
    },
    [search],
  );
  const options = useMemo(
    () => new Map(Object.entries(lists).map(([list, entries]) => [list, entries.map(asFound)])),
    [lists],
  );
  const optionsOf = useCallback((list: KeptList): readonly Found[] => options.get(list) ?? [], [options]);
  const labelOf = useCallback(
    (list: KeptList, id: number) =>
      found[`${list}:${id}`] ??
      optionsOf(list).find(({ value }) => value === String(id))?.label ??
      texts[list]?.[id] ??
      "",
    [found, optionsOf, texts],
  );
  const remember = useCallback((list: KeptList, { value, label }: Found) => {
    setFound((before) => ({ ...before, [`${list}:${value}`]: label }));
  }, []);
  return useMemo(() => ({ searchOf, optionsOf, labelOf, remember }), [searchOf, optionsOf, labelOf, remember]);
}
