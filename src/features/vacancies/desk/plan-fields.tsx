import { m } from "#messages";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FieldSet } from "../../../ui/fields/field.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextArea } from "../../../ui/fields/text-field.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { findError, type Refused } from "../../identity/desk/refusal.tsx";
import { revealReason } from "../plan/plan.ts";
import type { OverviewData } from "./overview/overview-page.ts";

interface PlanFieldsProps {
  readonly data: OverviewData;
  readonly refused: Refused | undefined;
}

/** The phases that a vacancy uses, and from which on who someone is may be seen. */
export function PlanFields({ data: { vacancy, phases }, refused }: PlanFieldsProps) {
  const options = phases.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <FieldSet label={m.desk_vacancies_plan_phases()}>
        <Stack gap={4}>
          {phases.map(({ id, name }, place) => (
            <Checkbox
              key={id}
              name="phase"
              value={id}
              label={name}
              defaultChecked={place === 0 || vacancy.plan === null || vacancy.plan.includes(id)}
            />
          ))}
        </Stack>
      </FieldSet>
      {phases.map(({ id }) => (
        <input key={id} type="hidden" name="all-phases" value={id} />
      ))}
      <Checkbox name="blind" label={m.desk_vacancies_plan_blind()} defaultChecked={vacancy.blind} />
      <SelectField
        name="revealedFrom"
        label={m.desk_vacancies_plan_revealed()}
        placeholder={m.desk_vacancies_plan_revealed_usual()}
        defaultValue={String(vacancy.revealedFrom ?? "")}
        options={options}
      />
      <SelectField
        name="sharedFrom"
        label={m.desk_vacancies_plan_shared()}
        placeholder={m.desk_vacancies_plan_shared_usual()}
        defaultValue={String(vacancy.sharedFrom ?? "")}
        options={options}
      />
      {vacancy.numbers.applied > 0 && (
        <TextArea
          name="reason"
          rows={2}
          maxLength={revealReason.most}
          label={m.desk_vacancies_plan_reason()}
          hint={m.desk_vacancies_plan_reason_hint()}
          error={findError(refused, "reason")}
        />
      )}
    </>
  );
}
