import { m } from "#messages";
import { smallBody } from "../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../contract/page.ts";
import { pageMeta } from "../../contract/page-meta.ts";
import { staffRoles } from "../../domain/organisation/staff/roles.ts";
import { numberText } from "../../i18n/formats.ts";
import { Button } from "../../ui/actions/button.tsx";
import { ButtonLink } from "../../ui/actions/button-link.tsx";
import { FilterBar } from "../../ui/dense/filter-bar.tsx";
import { WorkPage } from "../../ui/dense/work-page.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { Select } from "../../ui/fields/select-field.tsx";
import { TextInput } from "../../ui/fields/text-input.tsx";
import type { CompanyName } from "../companies/companies.calls.ts";
import { roleWords } from "../shell/role-words.ts";
import { useOwnAddress } from "../shell/use-own-address.ts";
import { useViewer } from "../shell/use-viewer.ts";
import type { Route } from "./+types/people.route";
import { act, load, type PeopleFilters } from "./act-on-people.ts";
import styles from "./people.module.css";
import { PeopleTable } from "./people-table.tsx";
import { InvitePanel, PersonPanel } from "./person-panel.tsx";

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
  const { people, companies, filters, chosen, isInviting, now } = loaderData;
  const viewer = useViewer();
  const address = useOwnAddress();
  const panel = { companies, outcome: actionData, closeTo: address({ id: null, invite: null }) };
  const side = chosen ? (
    <PersonPanel person={chosen} ownEmail={viewer.email} now={now} {...panel} />
  ) : (
    isInviting && <InvitePanel {...panel} />
  );
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
      side={side || undefined}
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
