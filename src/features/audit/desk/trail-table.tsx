import { m } from "#messages";
import { momentText } from "../../../i18n/formats.ts";
import { WorkTable } from "../../../ui/dense/work-table.tsx";
import { actionWords } from "./action-words.ts";
import type { TrailRow } from "./trail.calls.ts";
import styles from "./trail.module.css";

const actorWords = {
  staff: m.desk_trail_gone,
  key: m.desk_trail_key,
  command: m.desk_trail_command,
  system: m.desk_trail_system,
} as const;

function thingText(thing: TrailRow["thing"]): string {
  if (thing === null) return "–";
  if (thing.name !== null) return thing.name;
  const id = String(thing.id);
  return thing.kind === "application" ? m.desk_trail_thing_application({ id }) : m.desk_trail_thing_other({ id });
}

/** Entries, a row each; no value of anybody's data is in them. */
export function TrailTable({ rows }: { readonly rows: readonly TrailRow[] }) {
  const head = [
    ...[m.desk_trail_at(), m.desk_trail_who(), m.desk_trail_what(), m.desk_trail_on(), m.desk_trail_fields()],
    ...[m.desk_trail_why(), m.desk_trail_request()],
  ];
  return (
    <WorkTable
      label={m.desk_trail_title()}
      head={head.map((word) => (
        <th key={word} scope="col">
          {word}
        </th>
      ))}
    >
      {rows.map(({ id, at, actor, action, thing, company, fields, reason, requestId }) => (
        <tr key={id}>
          <td data-quiet data-nowrap>
            {momentText(at)}
          </td>
          <th scope="row">{actor.name ?? actorWords[actor.kind]()}</th>
          <td>{actionWords[action]()}</td>
          <td data-quiet>
            {thing?.kind !== "company" && company ? `${thingText(thing)}, ${company}` : thingText(thing)}
          </td>
          <td data-quiet>{fields.join(", ") || "–"}</td>
          <td data-quiet>{reason ?? "–"}</td>
          <td data-quiet className={styles.request}>
            {requestId}
          </td>
        </tr>
      ))}
    </WorkTable>
  );
}
