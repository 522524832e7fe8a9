import { m } from "#messages";
import type { StaffRole } from "../roles/roles.ts";

/** Labels of the roles. */
export const roleWords: Record<StaffRole, () => string> = {
  admin: m.desk_shell_role_admin,
  recruiter: m.desk_shell_role_recruiter,
  "hiring-manager": m.desk_shell_role_hiring_manager,
  editor: m.desk_shell_role_editor,
  "privacy-officer": m.desk_shell_role_privacy_officer,
};
