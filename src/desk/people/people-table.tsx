import { Link } from "react-router";
import { m } from "#messages";
import { listText, momentText, numberText } from "../../i18n/formats.ts";
import { WorkTable } from "../../ui/dense/work-table.tsx";
import type { CompanyName } from "../companies/companies.calls.ts";
import { roleWords } from "../shell/role-words.ts";
import type { Grant, Person } from "./people.calls.ts";
import { PersonState } from "./person-state.tsx";

interface PeopleTableProps {
  readonly people: readonly Person[];
  readonly companies: readonly CompanyName[];
  readonly chosenId: number | undefined;
  readonly now: number;
  /** The address of a person's panel beside this list. */
  readonly addressOf: (id: number) => string;
}

function scopeText({ role, companyIds, vacancyIds }: Grant, names: ReadonlyMap<number, string>): string {
  if (role === "recruiter") return listText(companyIds.map((id) => names.get(id) ?? String(id)));
  if (role === "hiring-manager") {
    return m.desk_people_scope_vacancies({ count: vacancyIds.length, text: numberText(vacancyIds.length) });
  }
  return m.desk_people_scope_group();
}

/** The accounts, a row each; the name opens the panel. */
export function PeopleTable({ people, companies, chosenId, now, addressOf }: PeopleTableProps) {
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  const head = [
    ...[m.desk_people_name(), m.desk_people_email(), m.desk_people_roles(), m.desk_people_scope()],
    ...[m.desk_people_seen(), m.desk_people_state()],
  ];
  return (
    <WorkTable
      label={m.desk_people_title()}
      head={head.map((word) => (
        <th key={word} scope="col">
          {word}
        </th>
      ))}
    >
      {people.map((person) => (
        <tr key={person.id} data-current={person.id === chosenId || undefined}>
          <th scope="row">
            <Link to={addressOf(person.id)} preventScrollReset>
              {person.name || m.desk_people_no_name()}
            </Link>
          </th>
          <td data-quiet>{person.email}</td>
          <td>{person.roles.map(({ role }) => roleWords[role]()).join(", ")}</td>
          <td data-quiet>{[...new Set(person.roles.map((grant) => scopeText(grant, names)))].join("; ")}</td>
          <td data-quiet data-nowrap>
            {person.lastSeenAt === null ? m.desk_people_never() : momentText(person.lastSeenAt)}
          </td>
          <td>
            <PersonState person={person} now={now} />
          </td>
        </tr>
      ))}
    </WorkTable>
  );
}
