import { Link } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { listText, momentText, numberText } from "../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../ui/actions/button.tsx";
import { FilterBar, WorkPage, WorkTable } from "../../../ui/dense/work-page.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { Select } from "../../../ui/fields/select-field.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import type { CompanyName } from "../../companies/desk/companies.calls.ts";
import { roleWords } from "../../companies/desk/role-words.ts";
import { staffRoles } from "../../companies/roles/roles.ts";
import { useOwnAddress } from "../../desk-base/use-own-address.ts";
import { useViewer } from "../../identity/desk/use-viewer.ts";
import type { Route } from "./+types/people.route";
import { act, load, type PeopleFilters } from "./act-on-people.ts";
import type { Grant, Person } from "./people.calls.ts";
import styles from "./people.module.css";
import { InvitePanel, PersonPanel, PersonState } from "./person-panel.tsx";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "member.read", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_people_title());
}

/** The accounts of staff: who is in, in which roles (F1, F8). */
export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { people, companies, filters, chosen, choices, now } = loaderData;
  const viewer = useViewer();
  const address = useOwnAddress();
  const panel = choices && { companies, choices, outcome: actionData, closeTo: address({ id: null, invite: null }) };
  const side =
    panel &&
    (chosen ? (
      <PersonPanel person={chosen} ownEmail={viewer.email} now={now} {...panel} />
    ) : (
      <InvitePanel {...panel} />
    ));
  return (
    <WorkPage
      bare
      title={m.desk_people_title()}
      sub={m.desk_people_sub({ count: people.total, text: numberText(people.total) })}
      acts={
        <ButtonLink to={address({ id: null, invite: "1" })} icon="user-plus" preventScrollReset>
          {m.desk_people_invite()}
        </ButtonLink>
      }
      side={side ?? undefined}
    >
      <Filters filters={filters} companies={companies} />
      {people.data.length === 0 ? (
        <StateScreen icon="users" title={m.desk_people_none()} text={m.desk_people_none_text()} />
      ) : (
        <PeopleTable
          people={people.data}
          companies={companies}
          chosenId={chosen?.id}
          now={now}
          addressOf={(id) => address({ id: String(id), invite: null })}
        />
      )}
      {people.next !== null && (
        <p className={styles.more}>
          <ButtonLink kind="secondary" to={address({ cursor: people.next })}>
            {m.desk_people_more()}
          </ButtonLink>
        </p>
      )}
    </WorkPage>
  );
}

function Filters({
  filters,
  companies,
}: {
  readonly filters: PeopleFilters;
  readonly companies: readonly CompanyName[];
}) {
  const states = [
    { value: "active", label: m.desk_people_state_active() },
    { value: "invited", label: m.desk_people_state_invited() },
    { value: "suspended", label: m.desk_people_state_suspended() },
  ];
  return (
    <FilterBar
      label={m.desk_people_filters()}
      button={
        <Button type="submit" kind="secondary">
          {m.desk_people_find()}
        </Button>
      }
    >
      <TextInput
        type="search"
        name="q"
        aria-label={m.desk_people_search()}
        placeholder={m.desk_people_search()}
        defaultValue={filters.q}
      />
      <Select
        name="role"
        aria-label={m.desk_people_roles()}
        placeholder={m.desk_people_any_role()}
        defaultValue={filters.role}
        options={staffRoles.map((role) => ({ value: role, label: roleWords[role]() }))}
      />
      <Select
        name="companyId"
        aria-label={m.desk_people_scope()}
        placeholder={m.desk_people_any_company()}
        defaultValue={filters.companyId}
        options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Select
        name="state"
        aria-label={m.desk_people_state()}
        placeholder={m.desk_people_any_state()}
        defaultValue={filters.state}
        options={states}
      />
    </FilterBar>
  );
}

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
function PeopleTable({ people, companies, chosenId, now, addressOf }: PeopleTableProps) {
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
