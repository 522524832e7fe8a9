import { z } from "zod";
import { m } from "#messages";
import { addFieldMessages } from "../../../../contract/field-messages.ts";
import { sides } from "../../imported/choice.ts";
import { conflictFieldNames } from "./conflict-fields.ts";

addFieldMessages({
  "not-waiting": m.desk_conflicts_not_waiting,
  "salary-order": m.desk_vacancies_salary_order,
  "nothing-chosen": m.desk_conflicts_nothing_chosen,
});

/** A side for each field that is named, one at least. */
export const choicesForm = z
  .partialRecord(z.enum(conflictFieldNames), z.enum(sides))
  .refine((choices) => Object.keys(choices).length > 0, "nothing-chosen");
