import { Link } from "react-router";
import { m } from "#messages";
import { inDesk, onServer } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { listText, momentText, numberText } from "../../../i18n/formats.ts";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { CountTabs } from "../../../ui/dense/count-tabs.tsx";
import { WorkPage } from "../../../ui/dense/work-page.tsx";
import { WorkTable } from "../../../ui/dense/work-table.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { useOwnAddress } from "../../shell/use-own-address.ts";
import { fieldWord } from "../../vacancies/field-words.ts";
import { VacancyStateWord } from "../../vacancies/vacancy-state.tsx";
import type { Conflict } from "../conflicts.calls.ts";
import styles from "../conflicts.module.css";
import type { Route } from "./+types/conflicts.route";
import { load } from "./load-conflicts.ts";
import { RefusedTable } from "./refused-table.tsx";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const handle = { needs: "conflict.resolve", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_conflicts_title());
}

/** What imports said that the desk has not taken (F44). */
export default function Conflicts({ loaderData: { shown, next, counts } }: Route.ComponentProps) {
  const address = useOwnAddress();
  const isOfProgress = shown.of === "progress";
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
      {shown.of === "progress" ? <RefusedTable rows={shown.rows} /> : <ConflictTable conflicts={shown.conflicts} />}
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
