import { z } from "zod";
import { blankIsAbsent } from "../../../../contract/field-values.ts";
import { vacancyItem } from "../vacancy.schema.ts";
import { savedPageSize } from "./saving.ts";

/** The token's own user name; another one is refused before the fields are looked at. */
const UserLogin = z.string().min(1, "required");

export const vacancyId = z.int("choice").positive("choice");

export const saveRequest = z.object({ body: z.object({ VacancyId: vacancyId, UserLogin }) });
export const saveAnswer = z.object({});

const pageSizeLimit = 50;
const lastPage = 1_000_000;

export const savedListRequest = z.object({
  body: z.object({
    UserLogin,
    pageNo: z.preprocess(blankIsAbsent, z.int().min(1).max(lastPage).default(1)),
    pageSize: z.preprocess(blankIsAbsent, z.int().min(1).max(pageSizeLimit).default(savedPageSize)),
    Language: z.string().nullish(),
  }),
});
export const savedListAnswer = z.object({ data: z.array(vacancyItem), totalRows: z.number() });
