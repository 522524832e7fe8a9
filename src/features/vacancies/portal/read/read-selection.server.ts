import { jakartaDay } from "../../../../i18n/calendar.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Remember } from "../../../../platform/cache/remember.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { type RecruitmentPhase, recruitmentPhases } from "../../../reference-data/master-data.server.ts";
import type { PhaseDaysOf } from "../../ports.ts";
import type { Vacancy } from "../../vacancy.queries.server.ts";
import type { SelectionPhase } from "../vacancies.calls.ts";

/** How applicants of a vacancy are selected: its phases in their order. */
export type SelectionOf = (
  vacancy: Pick<Vacancy, "company_id" | "plan">,
  language: Language,
) => Promise<SelectionPhase[]>;

function toPhase(phase: RecruitmentPhase, language: Language, usual: number | undefined): SelectionPhase {
  const { name, indonesianDesc, englishDesc, prepare, promisedDays } = phase;
  return {
    ...{ name, description: language === "id" ? indonesianDesc : englishDesc, prepare },
    days: usual ?? promisedDays,
    isMeasured: usual !== undefined,
  };
}

/** Phases of the master data; how long they take at a company is measured once a day. */
export function createSelection(db: Db, phaseDaysOf: PhaseDaysOf | undefined, remember: Remember): SelectionOf {
  const phases = remember<RecruitmentPhase[]>("master-data");
  const measured = remember<ReadonlyMap<number, number>>("vacancies");
  const getDays = async (companyId: number) => (await phaseDaysOf?.(companyId)) ?? new Map<number, number>();
  return async ({ company_id, plan }, language) => {
    const all = await phases.get(language, () => recruitmentPhases(db, language));
    const usual = await measured.get(`${company_id} ${jakartaDay(new Date())}`, () => getDays(company_id));
    const planned = plan === null ? all : all.filter(({ id }) => plan.includes(id));
    return planned.map((phase) => toPhase(phase, language, usual.get(phase.id)));
  };
}
