import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { m } from "#messages";
import { deskApi } from "../../../../contract/desk-api.ts";
import { daysBetween, jakartaDay } from "../../../../i18n/calendar.ts";
import { numberText } from "../../../../i18n/formats.ts";
import { breakpoints } from "../../../../ui/breakpoints.ts";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { scheduledText } from "../../../decisions/standing-words.ts";
import type { ApplicantRow } from "../applicants.calls.ts";
import { Stars } from "../list/stars.tsx";
import { shortDegree, townText, whoText } from "../texts.ts";
import { candidateRouteId } from "./candidate-route-id.ts";
import styles from "./list-beside.module.css";
import type { CandidateData } from "./load-candidate.ts";
import { type AroundAnswer, listAroundCall } from "./page.calls.ts";

/** Windows that have room for the list, the application and the panel, as `list-beside.module.css` shows them. */
const roomy = breakpoints.desktop;

function onRoom(tell: () => void): () => void {
  const query = matchMedia(roomy);
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
}

/** Whether the list has room; names that nobody sees are not fetched. */
const useRoom = () =>
  useSyncExternalStore(
    onRoom,
    () => matchMedia(roomy).matches,
    () => false,
  );

interface Fetched {
  list: string;
  /** The application around which the rows were fetched. */
  id: number;
  around: AroundAnswer;
}

const getIndex = ({ data }: AroundAnswer, id: number) => data.findIndex((row) => row.id === id);

/** The place of a row in the whole list, from 1; it follows from the place of the row it was fetched around. */
function findPosition({ id: center, around }: Fetched, id: number): number | null {
  const [index, centerIndex] = [getIndex(around, id), getIndex(around, center)];
  if (around.position === null || index < 0 || centerIndex < 0) return null;
  return around.position + index - centerIndex;
}

/** True where a row is the first or last of what was fetched, and the list goes on behind it. */
function isAtEdge(fetched: Fetched, id: number): boolean {
  const { data, total } = fetched.around;
  const position = findPosition(fetched, id);
  const index = getIndex(fetched.around, id);
  if (position === null) return false;
  return (index === 0 && position > 1) || (index === data.length - 1 && position < total);
}

/** The rows around an application; fetched once for a list, and again where it goes on behind an edge. */
function useAround(id: number, list: string): AroundAnswer | null {
  const hasRoom = useRoom();
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const current = fetched !== null && fetched.list === list ? fetched : null;
  const isKnown = current !== null && getIndex(current.around, id) >= 0;
  const isWanted = hasRoom && (!isKnown || (current.id !== id && isAtEdge(current, id)));
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    void deskApi.send(listAroundCall, { path: { id }, query: { list } }).then((sent) => {
      if (!isOver && sent.status === "accepted") setFetched({ list, id, around: sent.answer });
    });
    return () => {
      isOver = true;
    };
  }, [isWanted, id, list]);
  return current === null ? null : { ...current.around, position: findPosition(current, id) };
}

interface WithListProps {
  readonly children: ReactNode;
}

/** A page of the desk; an application's has the list beside it, which stays as one goes from one application to the next. */
export function WithList({ children }: WithListProps) {
  const data = useRouteLoaderData<() => Promise<CandidateData>>(candidateRouteId);
  if (data === undefined || data.list === "") return children;
  return (
    <div className={styles.page} data-wide-table>
      <ListBeside row={data.page.row} list={data.list} today={data.today} />
      {children}
    </div>
  );
}

interface ListBesideProps {
  readonly row: ApplicantRow;
  /** The list that the application was opened from, as its address's query. */
  readonly list: string;
  /** `YYYY-MM-DD` in Jakarta. */
  readonly today: string;
}

/** The list that an application was opened from, beside it, with the place of the application in it (F71). */
function ListBeside({ row, list, today }: ListBesideProps) {
  const around = useAround(row.id, list);
  const current = useRef<HTMLAnchorElement>(null);
  const count = around?.data.length ?? 0;
  useEffect(() => {
    if (count > 0 && row.id > 0) current.current?.scrollIntoView({ block: "nearest" });
  }, [row.id, count]);
  return (
    <nav className={styles.list} aria-label={m.desk_applicants_beside()}>
      <p className={styles.head} role="status">
        {around !== null && getPlaceText(around)}
      </p>
      <ol>
        {around?.data.map((each) => {
          const isCurrent = each.id === row.id;
          // The page knows its own application's latest state.
          const latest = isCurrent ? row : each;
          return (
            <li key={each.id}>
              <Link
                ref={isCurrent ? current : undefined}
                to={`/staff/applications/${each.id}?list=${encodeURIComponent(list)}`}
                prefetch="none"
                preventScrollReset={false}
                aria-current={isCurrent ? "page" : undefined}
                data-new={!latest.isOpened || undefined}
              >
                <Entry row={latest} today={today} />
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function getPlaceText({ position, total, totalIsMore }: AroundAnswer): string {
  const all = totalIsMore ? `${numberText(total)}+` : numberText(total);
  return position === null
    ? m.desk_applicants_beside_left({ total: all })
    : m.desk_applicants_beside_place({ position: numberText(position), total: all });
}

function Entry({ row, today }: { readonly row: ApplicantRow; readonly today: string }) {
  const { standing, stars, score, isLate, isOpened, status } = row;
  const days = daysBetween(jakartaDay(row.waitingSince), today);
  const town = row.domicile === null ? null : townText(row.domicile);
  const education = [shortDegree(row.degree), row.major].filter((text) => text !== null).join(" ");
  const facts = [town, education].filter((text) => text !== null && text !== "").join(", ");
  return (
    <>
      <span className={styles.line}>
        <strong>
          {!isOpened && <VisuallyHidden as="span">{m.desk_applicants_new()}: </VisuallyHidden>}
          {whoText(row)}
        </strong>
        {standing.scheduled !== null && (
          <span className={styles.waits} title={scheduledText(standing.scheduled)}>
            <Icon name="hourglass-high" size={16} />
            <VisuallyHidden as="span">{scheduledText(standing.scheduled)}</VisuallyHidden>
          </span>
        )}
        {stars > 0 && <Stars stars={stars} />}
        {score !== null && <b title={m.desk_applicants_score_of({ score })}>{score}</b>}
      </span>
      <span className={styles.line}>
        <small>{facts === "" ? (row.phase?.name ?? row.vacancy.title) : facts}</small>
        {status === "on-process" && (
          <small data-late={isLate || undefined}>
            {m.desk_applicants_days({ count: days, text: numberText(days) })}
            {isLate && <VisuallyHidden as="span">, {m.desk_applicants_late()}</VisuallyHidden>}
          </small>
        )}
      </span>
    </>
  );
}
