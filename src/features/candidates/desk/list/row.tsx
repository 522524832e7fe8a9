import { Link } from "react-router";
import { m } from "#messages";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { StandingTags } from "../../../decisions/desk/standing-tags.tsx";
import { scheduledText } from "../../../decisions/standing-words.ts";
import type { ApplicantRow } from "../applicants.calls.ts";
import { whoText } from "../texts.ts";
import type { Column } from "./columns.tsx";
import styles from "./row.module.css";
import type { Selection } from "./use-rows.ts";

interface RowProps {
  readonly row: ApplicantRow;
  /** From 0, among all rows of the list. */
  readonly index: number;
  readonly columns: readonly Column[];
  readonly today: string;
  readonly isCurrent: boolean;
  readonly onCurrent: () => void;
  readonly selection: Selection;
  readonly path: string;
}

/** One application. */
export function Row({ row, index, columns, today, isCurrent, onCurrent, selection, path }: RowProps) {
  const { scheduled } = row.standing;
  return (
    <tr
      aria-rowindex={index + 2}
      data-current={isCurrent || undefined}
      data-selected={selection.has(row.id) || undefined}
      onFocus={onCurrent}
    >
      <td data-col="select">
        <input
          type="checkbox"
          checked={selection.has(row.id)}
          onChange={() => selection.toggle(index)}
          aria-label={m.desk_applicants_select({ name: whoText(row) })}
        />
      </td>
      <th scope="row" data-col="name">
        <Link to={path} prefetch="none" className={styles.name} data-new={!row.isOpened || undefined} data-row={index}>
          {!row.isOpened && <VisuallyHidden as="span">{m.desk_applicants_new()}: </VisuallyHidden>}
          {whoText(row)}
        </Link>
        {scheduled !== null && (
          <span className={styles.waits} title={scheduledText(scheduled)}>
            <Icon name="hourglass-high" size={16} />
            <VisuallyHidden as="span">{scheduledText(scheduled)}</VisuallyHidden>
          </span>
        )}
        <span className={styles.card}>
          <small>{[row.phase?.name ?? m.desk_applicants_tab_none(), row.vacancy.title].join(" · ")}</small>
          <StandingTags row={row} />
        </span>
      </th>
      {columns.map(({ id, cell, isNumber }) => (
        <td key={id} data-col={id} data-number={isNumber || undefined}>
          {cell(row, today)}
        </td>
      ))}
    </tr>
  );
}
