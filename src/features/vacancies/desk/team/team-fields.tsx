import { m } from "#messages";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { FieldSet } from "../../../../ui/fields/field.tsx";
import { SelectField } from "../../../../ui/fields/select-field.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { findError, type Refused } from "../../../identity/desk/refusal.tsx";
import type { TeamAnswer } from "./team.calls.ts";

type People = TeamAnswer["managers"];

/** Those who may be chosen, and those who are chosen although they may not be any more. */
function withChosen(choices: People, chosen: People): People {
  return [...choices, ...chosen.filter(({ id }) => !choices.some((choice) => choice.id === id))];
}

interface TeamFieldsProps {
  readonly team: TeamAnswer;
  readonly refused: Refused | undefined;
}

/** Whose a vacancy is: one recruiter, and hiring managers. */
export function TeamFields({ team, refused }: TeamFieldsProps) {
  const { owner, managers, choices } = team;
  const owners = withChosen(choices?.owners ?? [], owner === null ? [] : [owner]);
  const people = withChosen(choices?.managers ?? [], managers);
  return (
    <>
      <SelectField
        name="ownerId"
        label={m.desk_vacancies_col_owner()}
        placeholder={m.desk_vacancies_team_no_owner()}
        defaultValue={String(owner?.id ?? "")}
        options={owners.map(({ id, name }) => ({ value: String(id), label: name }))}
        error={findError(refused, "ownerId")}
      />
      <FieldSet
        id="managerIds"
        label={m.desk_vacancies_team_managers()}
        hint={m.desk_vacancies_team_managers_hint()}
        error={findError(refused, "managerIds")}
      >
        <Stack gap={4}>
          {people.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="managerIds"
              value={id}
              label={name}
              defaultChecked={managers.some((manager) => manager.id === id)}
            />
          ))}
          {people.length === 0 && <Text tone="muted">{m.desk_vacancies_team_none_yet()}</Text>}
        </Stack>
      </FieldSet>
    </>
  );
}
