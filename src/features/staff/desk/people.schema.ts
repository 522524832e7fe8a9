import { z } from "zod";
import { m } from "#messages";
import { addFieldMessages } from "../../../contract/field-errors.ts";
import { languages } from "../../../i18n/language.ts";
import { staffRoles } from "../../companies/roles/roles.ts";
import { isEmail } from "../../identity/email.ts";
import { memberFault } from "../member.ts";

addFieldMessages({
  "email-format": m.desk_people_email_format,
  "no-role": m.desk_people_no_role,
  "role-twice": m.desk_people_role_twice,
  "companies-missing": m.desk_people_companies_missing,
  "companies-without-recruiter": m.desk_people_companies_without_recruiter,
  "vacancies-without-manager": m.desk_people_vacancies_without_manager,
  "vacancies-unknown": m.desk_people_vacancies_unknown,
  "managers-full": m.desk_people_managers_full,
  "companies-unknown": m.desk_people_companies_unknown,
});

const ids = z.array(z.number().int().positive()).max(200, "too-large").default([]);

const grant = z.object({ role: z.enum(staffRoles), companyIds: ids, vacancyIds: ids });

export const grants = z
  .array(grant)
  .max(staffRoles.length, "too-large")
  .superRefine((value, context) => {
    const fault = memberFault(value);
    if (fault !== null) context.addIssue({ code: "custom", message: fault });
  });

export const inviteBody = z.object({
  email: z.string().trim().min(1, "required").max(254, "too-long").refine(isEmail, "email-format"),
  language: z.enum(languages).default("id"),
  roles: grants,
});
