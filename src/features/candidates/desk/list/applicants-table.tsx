import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { m } from "#messages";
import { deskApi } from "../../../../contract/desk-api.ts";
import { numberText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { LiveRegion } from "../../../../ui/feedback/live-region.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { useUndo } from "../../../decisions/desk/held/act-on-held.ts";
import { useOwnAddress } from "../../../desk-base/use-own-address.ts";
import { KeyHints } from "../../../staff/desk/keys/key-hints.tsx";
import { starsCall } from "../page/page.calls.ts";
import styles from "./applicants-table.module.css";
import { type Column, columns } from "./columns.tsx";
import { applicantPath, isFiltered, listOf } from "./list-address.ts";
import type { ApplicantsData } from "./load-applicants.ts";
import { Row } from "./row.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { type Density, useRowHeight } from "./use-density.ts";
import { type Rows, useRows, useSelection } from "./use-rows.ts";
import { useTableKeys } from "./use-table-keys.ts";

interface TableProps extends ApplicantsData {
  readonly search: string;
  readonly density: Density;
  readonly shownColumns: readonly Column[];
}

/** Rows beyond the window on either side: with them the page never has more than sixty. */
const overscan = 6;
/** Rows before the end at which the next are fetched. */
const ahead = 30;
/** Without scripts, and until they have come. */
const firstRows = 50;

/** Rows in a window of their own: however many were fetched, the page has those that are seen. */
function useWindow({ rows, more }: Rows, density: Density) {
  const scroller = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const height = useRowHeight(scroller, density);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (rows.length - last < ahead) void more();
  }, [last, rows.length, more]);
  useEffect(() => {
    if (height > 0) virtual.measure();
  }, [height, virtual]);
  const isMeasured = isHydrated && items.length > 0;
  const from = isMeasured ? (items[0]?.index ?? 0) : 0;
  const to = isMeasured ? last + 1 : Math.min(rows.length, firstRows);
  return {
    scroller,
    virtual,
    from,
    to,
    above: items[0]?.start ?? 0,
    below: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    isMeasured,
  };
}

/** Shows stars at once and saves them; shows the earlier ones again where saving failed. */
async function keepStars({ rows, change }: Rows, index: number, stars: number): Promise<void> {
  const row = rows[index];
  if (row === undefined || row.who.kind === "gone") return;
  change(row.id, { stars });
  const sent = await deskApi.send(starsCall, { path: { id: row.id }, body: { stars } });
  if (sent.status === "refused") change(row.id, { stars: row.stars });
}

/** The row that the cursor is on, and its link's focus, once it is in the page. */
function useCursor({ scroller, virtual }: Pick<ReturnType<typeof useWindow>, "scroller" | "virtual">) {
  const [current, setCurrent] = useState<number | null>(null);
  const goTo = (index: number) => {
    setCurrent(index);
    virtual.scrollToIndex(index);
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)?.focus());
  };
  return { current, setCurrent, goTo };
}

/** The table of applications. */
export function ApplicantsTable(props: TableProps) {
  const { list, query, search, density, today, vacancyId, shownColumns } = props;
  const loaded = useRows(list, query);
  const frame = useWindow(loaded, density);
  const { scroller, from, to, above, below, isMeasured, virtual } = frame;
  const { current, setCurrent, goTo } = useCursor(frame);
  const selection = useSelection({ rows: loaded.rows, total: list.total, query: listOf(vacancyId, search) });
  const findPath = (index: number) => {
    const row = loaded.rows[index];
    return row === undefined ? null : applicantPath(row.id, vacancyId, search);
  };
  const star = (index: number, stars: number) => void keepStars(loaded, index, stars);
  const { undo, getMessage } = useUndo();
  const findPlace = (index: number) => {
    const row = loaded.rows[index];
    return row === undefined || row.who.kind === "gone" ? null : { id: row.id, list: listOf(vacancyId, search) };
  };
  useTableKeys({ current, count: loaded.rows.length, selection, goTo, findPath, star, findPlace, undo });
  return (
    <div className={styles.main}>
      <section ref={scroller} className={styles.scroll} aria-label={m.desk_applicants_nav()}>
        <table className={styles.table} aria-rowcount={list.totalIsMore || loaded.hasMore ? -1 : list.total + 1}>
          <caption>
            <VisuallyHidden as="span">{m.desk_applicants_caption({ sort: getSortName(query.sort) })}</VisuallyHidden>
          </caption>
          <Head shownColumns={shownColumns} sort={query.sort} />
          <tbody>
            {isMeasured && <Spacer height={above} />}
            {loaded.rows.slice(from, to).map((row, place) => (
              <Row
                key={row.id}
                {...{ row, today, selection, columns: shownColumns, index: from + place }}
                isCurrent={current === from + place}
                onCurrent={() => setCurrent(from + place)}
                path={applicantPath(row.id, vacancyId, search)}
              />
            ))}
            {isMeasured && <Spacer height={below} />}
          </tbody>
        </table>
        {loaded.isFailed && <Failed more={loaded.more} />}
      </section>
      <div>
        <SelectionBar selection={selection} total={list.totalIsMore ? null : list.total} />
        <p role="status" className={styles.undone}>
          {current !== null && getMessage(loaded.rows[current]?.id)}
        </p>
        <Foot {...props} first={from + 1} last={virtual.range?.endIndex ?? to - 1} />
      </div>
    </div>
  );
}

function getSortName(sort: string): string {
  const name = sort.replace("-", "");
  if (name === "name") return m.desk_applicants_col_name();
  return columns.find((column) => column.sort === name)?.label() ?? name;
}

/** Stands for rows that are not in the page; its height is set by script, for pages allow no style of their own. */
function Spacer({ height }: { readonly height: number }) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (row.current === null) return;
    row.current.ariaHidden = "true";
    row.current.style.setProperty("block-size", `${height}px`);
  }, [height]);
  return <tr ref={row} className={styles.spacer} hidden={height === 0} />;
}

interface HeadProps {
  readonly shownColumns: readonly Column[];
  readonly sort: string;
}

function Head({ shownColumns, sort }: HeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" data-col="select">
          <VisuallyHidden as="span">{m.desk_applicants_col_select()}</VisuallyHidden>
        </th>
        <SortHead id="name" label={m.desk_applicants_col_name()} sort={sort} />
        {shownColumns.map(({ id, label, sort: by, isNumber }) =>
          by === null ? (
            <th key={id} scope="col" data-col={id}>
              {label()}
            </th>
          ) : (
            <SortHead key={id} id={by} label={label()} isNumber={isNumber} sort={sort} />
          ),
        )}
      </tr>
    </thead>
  );
}

interface SortHeadProps {
  readonly id: string;
  readonly label: string;
  readonly isNumber?: boolean | undefined;
  readonly sort: string;
}

/** The first order of a sort: numbers from the highest, texts from A, days from the earliest. */
const descendsFirst = new Set(["score", "stars", "degree", "experience", "must"]);

function SortHead({ id, label, isNumber, sort }: SortHeadProps) {
  const address = useOwnAddress();
  const isSorted = sort === id || sort === `-${id}`;
  const isDescending = sort === `-${id}`;
  const first = descendsFirst.has(id) ? `-${id}` : id;
  const other = isDescending ? id : `-${id}`;
  const order = isDescending ? "descending" : "ascending";
  return (
    <th scope="col" data-col={id} data-number={isNumber || undefined} aria-sort={isSorted ? order : undefined}>
      <Link to={address({ sort: isSorted ? other : first })} preventScrollReset>
        {label}
        {isSorted && <Icon name={isDescending ? "arrow-down" : "arrow-up"} size={16} />}
      </Link>
    </th>
  );
}

function Failed({ more }: { readonly more: () => Promise<void> }) {
  return (
    <p className={styles.failed} role="alert">
      {m.desk_applicants_more_failed()}{" "}
      <Button small kind="secondary" onClick={() => void more()}>
        {m.desk_applicants_try_again()}
      </Button>
    </p>
  );
}

interface FootProps extends TableProps {
  readonly first: number;
  readonly last: number;
}

function Foot({ list, search, first, last }: FootProps) {
  const total = numberText(list.total);
  const found = list.totalIsMore
    ? m.desk_applicants_found_more({ count: total })
    : m.desk_applicants_found({ count: list.total, text: total });
  return (
    <footer className={styles.foot}>
      <span>{m.desk_applicants_shown({ shown: `${numberText(first)}–${numberText(last + 1)}`, total })}</span>
      <LiveRegion>{isFiltered(search) ? found : ""}</LiveRegion>
      <VisuallyHidden as="span">{found}</VisuallyHidden>
      <KeyHints keys={["j k", "x", "Enter", "0 1 2 3", "f", "?"]} />
    </footer>
  );
}
