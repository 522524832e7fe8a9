import { type RefObject, useEffect, useState } from "react";
import { Link } from "react-router";
import { m } from "#messages";
import { closing } from "../../../../i18n/closing.ts";
import { dateText } from "../../../../i18n/formats.ts";
import { Due, Tag } from "../../../../ui/display/tag.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { CompanyLogo } from "../../../../ui/patterns/company-logo.tsx";
import { vacancyPath } from "../../../vacancies/vacancy-path.ts";
import { type Chosen, chosenIn, type SavedRow as Row, savedNames } from "./saved-page.ts";
import styles from "./saved-row.module.css";

/** The ticks, kept across pages. */
export interface Choice extends Chosen {
  /** How many that are, on all pages. */
  count: number;
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  toggleAll: () => void;
  clear: () => void;
}

const nothing: Chosen = { isAll: false, ids: [] };

/** The choice on a page of `total` saved vacancies; what was ticked before the script came is taken over. */
export function useChoice(form: RefObject<HTMLFormElement | null>, total: number): Choice {
  const [chosen, setChosen] = useState(nothing);
  useEffect(() => {
    if (form.current !== null) setChosen(chosenIn(new FormData(form.current)));
  }, [form]);
  const { isAll, ids } = chosen;
  const count = isAll ? total - ids.length : ids.length;
  return {
    ...chosen,
    count,
    has: (id) => ids.includes(id) !== isAll,
    toggle: (id) => setChosen({ isAll, ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id] }),
    toggleAll: () => setChosen(count === total ? nothing : { isAll: true, ids: [] }),
    clear: () => setChosen(nothing),
  };
}

interface SavedRowProps {
  readonly row: Row;
  /** "YYYY-MM-DD" */
  readonly today: string;
  readonly choice: Choice;
  /** It is being deleted. */
  readonly isLeaving: boolean;
}

/** One saved vacancy; a closed one is marked, not taken away. */
export function SavedRow({ row, today, choice, isLeaving }: SavedRowProps) {
  const { id, title, company, place, logoUrl, mark } = row;
  return (
    <li className={styles.row} data-leaving={isLeaving || undefined}>
      <Checkbox
        name={savedNames.vacancy}
        value={id}
        label={<VisuallyHidden>{m.applications_saved_choose({ title })}</VisuallyHidden>}
        checked={choice.has(id)}
        onChange={() => choice.toggle(id)}
      />
      <CompanyLogo name={company} src={logoUrl ?? undefined} {...mark} />
      <div className={styles.words}>
        <h2>
          <Link to={vacancyPath(id, title)}>{title}</Link>
        </h2>
        <p>{place === "" ? company : `${company}, ${place}`}</p>
      </div>
      <div className={styles.state}>
        <State row={row} today={today} />
      </div>
      <button
        type="submit"
        className={styles.remove}
        name={savedNames.remove}
        value={id}
        aria-label={m.applications_saved_remove({ title })}
        aria-busy={isLeaving || undefined}
      >
        <Icon name="bookmark" size={24} />
      </button>
    </li>
  );
}

function State({ row: { closes, isApplied, isOpen }, today }: Pick<SavedRowProps, "row" | "today">) {
  const { text, urgency } = closing(closes, today);
  return (
    <>
      {isApplied && (
        <Tag tone="manggis" icon="check">
          {m.vacancies_card_applied()}
        </Tag>
      )}
      {isOpen ? (
        <Due urgency={urgency}>{text}</Due>
      ) : (
        <Tag>{m.applications_saved_closed({ date: dateText(closes) })}</Tag>
      )}
    </>
  );
}
