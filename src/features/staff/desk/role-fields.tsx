import { m } from "#messages";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FieldSet } from "../../../ui/fields/field.tsx";
import type { CompanyName } from "../../companies/desk/companies.calls.ts";
import { roleWords } from "../../companies/desk/role-words.ts";
import type { StaffRole } from "../../companies/roles/roles.ts";
import { findError, type Refused } from "../../identity/desk/refusal.tsx";
import type { Grant, PeopleChoices } from "./people.calls.ts";
import styles from "./people.module.css";
import { type ChosenVacancies, VacancyFields } from "./vacancy-fields.tsx";

const notes: Record<StaffRole, () => string> = {
  admin: m.desk_people_role_admin_note,
  recruiter: m.desk_people_role_recruiter_note,
  "hiring-manager": m.desk_people_role_hiring_manager_note,
  editor: m.desk_people_role_editor_note,
  "privacy-officer": m.desk_people_role_privacy_officer_note,
};

interface RoleFieldsProps {
  readonly roles: readonly Grant[];
  readonly companies: readonly CompanyName[];
  readonly choices: PeopleChoices;
  readonly vacancies: ChosenVacancies;
  readonly refused: Refused | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** The roles that one may give, each with what it allows; a recruiter's companies and a hiring manager's vacancies. */
export function RoleFields({ roles, companies, choices, vacancies, refused, isDisabled }: RoleFieldsProps) {
  const own = new Map(roles.map((grant) => [grant.role, grant]));
  const companyIds = own.get("recruiter")?.companyIds ?? [];
  const [only, ...others] = choices.roles;
  const isSingle = only !== undefined && others.length === 0;
  return (
    <>
      {isSingle ? (
        <div>
          <input type="hidden" name="role" value={only} />
          <input type="hidden" name="needsVacancies" value="1" />
          <strong>{roleWords[only]()}</strong>
          <p>{notes[only]()}</p>
        </div>
      ) : (
        <FieldSet id="roles" label={m.desk_people_roles_title()} error={findError(refused, "roles")}>
          {choices.roles.map((role) => (
            <Checkbox
              key={role}
              name="role"
              value={role}
              label={roleWords[role]()}
              note={notes[role]()}
              defaultChecked={own.has(role)}
              disabled={isDisabled}
            />
          ))}
        </FieldSet>
      )}
      {choices.roles.includes("recruiter") && (
        <div className={styles.companies}>
          <FieldSet id="companies" label={m.desk_people_companies()}>
            {companies.map(({ id, name }) => (
              <Checkbox
                key={id}
                name="company"
                value={id}
                label={name}
                defaultChecked={companyIds.includes(id)}
                disabled={isDisabled}
              />
            ))}
          </FieldSet>
        </div>
      )}
      <div className={styles.vacancies}>
        <VacancyFields
          vacancies={vacancies}
          checkedIds={own.get("hiring-manager")?.vacancyIds}
          error={findError(refused, "vacancies") ?? (isSingle ? findError(refused, "roles") : undefined)}
          isDisabled={isDisabled}
        />
      </div>
    </>
  );
}
