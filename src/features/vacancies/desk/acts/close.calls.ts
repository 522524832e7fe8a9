import type { z } from "zod";
import { smallBody } from "../../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../../contract/call.ts";
import type { DeskVacancyAnswer } from "../vacancies.calls.ts";
import type { closeForm } from "../vacancies.schema.ts";

/** The closed vacancy, and the job that closes the applications still on process; null where none was asked for or needed. */
export type ClosedVacancy = DeskVacancyAnswer & { jobId: number | null };

export const closeVacancyCall = defineDeskCall<
  { path: { id: number }; body: z.infer<typeof closeForm> },
  ClosedVacancy
>()({
  method: "POST",
  path: "staff/vacancies/{id}/close",
  needs: "posting.edit",
  who: "staff",
  limits: smallBody,
});
