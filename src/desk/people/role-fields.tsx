import { m } from "#messages";
import { type StaffRole, staffRoles } from "../../domain/organisation/staff/roles.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { FieldSet } from "../../ui/fields/field.tsx";
import type { CompanyName } from "../companies/companies.calls.ts";
import { roleWords } from "../shell/role-words.ts";
import type { Grant } from "./people.calls.ts";
import styles from "./people.module.css";

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
  readonly error: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** Which roles somebody has, each with what it lets them do, and a recruiter's companies. */
export function RoleFields({ roles, companies, error, isDisabled }: RoleFieldsProps) {
  const own = new Map(roles.map((grant) => [grant.role, grant]));
  const companyIds = own.get("recruiter")?.companyIds ?? [];
  return (
    <>
      <FieldSet id="roles" label={m.desk_people_roles_title()} error={error}>
        {staffRoles.map((role) => (
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
      {(own.get("hiring-manager")?.vacancyIds ?? []).map((id) => (
        <input key={id} type="hidden" name="vacancy" value={id} />
      ))}
    </>
  );
}
