import { Link } from "react-router";
import { m } from "#messages";
import { listText, momentText } from "../../../i18n/formats.ts";
import { WorkTable } from "../../../ui/dense/work-table.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { whoseText } from "../../acts/whose-text.ts";
import type { RefusedProgress } from "../conflicts.calls.ts";
import { saidText } from "./said-text.ts";

/** Rows of the hiring system about vacancies that the desk leads: read here, and taken nowhere (F43). */
export function RefusedTable({ rows }: { readonly rows: readonly RefusedProgress[] }) {
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
