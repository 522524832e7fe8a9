import { Link } from "react-router";
import { m } from "#messages";
import { inDesk, onServer, type PageRequest } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { listText, momentText, numberText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { CountTabs } from "../../../../ui/dense/count-tabs.tsx";
import { WorkPage, WorkTable } from "../../../../ui/dense/work-page.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import type { ActivityResult, PhaseStatus } from "../../../applications/application.ts";
import { statusWords } from "../../../applications/status-words.ts";
import { whoseText } from "../../../decisions/desk/act-words.ts";
import { needed } from "../../../desk-base/desk-page.ts";
import { useOwnAddress } from "../../../desk-base/use-own-address.ts";
import { fieldWord } from "../field-words.ts";
import { VacancyStateWord } from "../vacancy-state.tsx";
import type { Route } from "./+types/conflicts.route";
import { type Conflict, listConflicts, listRefusedProgress, type RefusedProgress } from "./conflicts.calls.ts";
import styles from "./conflicts.module.css";

const phaseStatusWords: Readonly<Record<PhaseStatus, () => string>> = {
  "on-process": m.desk_conflicts_phase_on_process,
  passed: m.desk_conflicts_phase_passed,
  "not-continued": m.desk_conflicts_phase_not_continued,
  "vacancy-closed": m.desk_conflicts_phase_vacancy_closed,
};

const resultWords: Readonly<Record<ActivityResult, () => string>> = {
  passed: m.desk_conflicts_result_passed,
  "not-passed": m.desk_conflicts_result_not_passed,
};

/** What a row of the hiring system said of where an application stands. */
function saidText({ phase, phaseStatus, status, result }: RefusedProgress): string {
  const parts = [
    phase,
    phaseStatus && phaseStatusWords[phaseStatus](),
    status && m.desk_conflicts_whole({ status: statusWords[status]() }),
    result && m.desk_conflicts_result({ result: resultWords[result]() }),
  ];
  return parts.filter((part) => part !== null).join(" · ");
}

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const handle = { needs: "conflict.resolve", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_conflicts_title());
}

/** What imports said that the desk has not taken (F44). */
export default function Conflicts({ loaderData: { tab, next, counts } }: Route.ComponentProps) {
  const address = useOwnAddress();
  const isOfProgress = tab.of === "progress";
  const tabs = [
    {
      to: address({ of: null, cursor: null }),
      text: m.desk_conflicts_of_vacancies(),
      current: !isOfProgress,
      count: numberText(counts.vacancies),
    },
    {
      to: address({ of: "progress", cursor: null }),
      text: m.desk_conflicts_of_progress(),
      current: isOfProgress,
      count: numberText(counts.progress),
    },
  ];
  return (
    <WorkPage bare title={m.desk_conflicts_title()} sub={m.desk_conflicts_lead()}>
      <CountTabs label={m.desk_conflicts_tabs()} tabs={tabs} />
      {tab.of === "progress" ? <RefusedTable rows={tab.rows} /> : <ConflictTable conflicts={tab.conflicts} />}
      {next !== null && (
        <p className={styles.more}>
          <ButtonLink kind="secondary" to={address({ cursor: next })}>
            {m.desk_conflicts_more()}
          </ButtonLink>
        </p>
      )}
    </WorkPage>
  );
}

function ConflictTable({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  if (conflicts.length === 0) {
    return <StateScreen icon="git-merge" title={m.desk_conflicts_none()} text={m.desk_conflicts_none_text()} />;
  }
  const head = [
    m.desk_conflicts_vacancy(),
    m.desk_conflicts_code(),
    m.desk_conflicts_fields(),
    m.desk_conflicts_company(),
    m.desk_conflicts_state(),
    m.desk_conflicts_imported(),
  ];
  return (
    <WorkTable
      label={m.desk_conflicts_of_vacancies()}
      head={head.map((word) => (
        <th key={word} scope="col">
          {word}
        </th>
      ))}
    >
      {conflicts.map(({ id, title, code, company, state, importedAt, fields }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={`/staff/conflicts/${id}`}>{title || m.desk_vacancies_untitled()}</Link>
          </th>
          <td data-quiet>{code}</td>
          <td>{listText(fields.map(({ field }) => fieldWord(field)))}</td>
          <td>{company.name}</td>
          <td>
            <VacancyStateWord state={state} />
          </td>
          <td data-quiet data-nowrap>
            {importedAt && momentText(importedAt)}
          </td>
        </tr>
      ))}
    </WorkTable>
  );
}

interface ConflictsData {
  /** Which of the two is open. */
  tab: { of: "vacancies"; conflicts: Conflict[] } | { of: "progress"; rows: RefusedProgress[] };
  next: string | null;
  counts: { vacancies: number; progress: number };
}

/** What imports said that the desk has not taken, of vacancies or of applications, the latest first. */
async function load({ api, url }: PageRequest<unknown>): Promise<ConflictsData> {
  const isOfProgress = url.searchParams.get("of") === "progress";
  const page = { cursor: url.searchParams.get("cursor") ?? undefined };
  const count = { limit: 1 };
  const conflicts = needed(await api.send(listConflicts, { query: isOfProgress ? count : page }));
  const progress = needed(await api.send(listRefusedProgress, { query: isOfProgress ? page : count }));
  return {
    tab: isOfProgress ? { of: "progress", rows: progress.data } : { of: "vacancies", conflicts: conflicts.data },
    next: isOfProgress ? progress.next : conflicts.next,
    counts: { vacancies: conflicts.total, progress: progress.total },
  };
}

/** Rows of the hiring system about vacancies that the desk leads: read here, and taken nowhere (F43). */
function RefusedTable({ rows }: { readonly rows: readonly RefusedProgress[] }) {
  if (rows.length === 0) {
    return <StateScreen icon="git-merge" title={m.desk_conflicts_no_rows()} text={m.desk_conflicts_no_rows_text()} />;
  }
  const head = [
    m.desk_conflicts_who(),
    m.desk_conflicts_vacancy(),
    m.desk_conflicts_said(),
    m.desk_conflicts_others(),
    m.desk_conflicts_refused(),
  ];
  return (
    <WorkTable
      label={m.desk_conflicts_of_progress()}
      head={head.map((word) => (
        <th key={word} scope="col">
          {word}
        </th>
      ))}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            <Link to={`/staff/applications/${row.applicationId}`}>{whoseText(row.who)}</Link>
          </th>
          <td>
            <Link to={`/staff/vacancies/${row.vacancy.id}`}>{row.vacancy.title}</Link>
          </td>
          <td>{saidText(row)}</td>
          <td data-quiet>{listText(row.others)}</td>
          <td data-quiet data-nowrap>
            {momentText(row.refusedAt)}
          </td>
        </tr>
      ))}
    </WorkTable>
  );
}
