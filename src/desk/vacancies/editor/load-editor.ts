import { redirect } from "react-router";
import type { PageRequest } from "../../../contract/page.ts";
import { idOf } from "../../../contract/page-id.ts";
import { needed } from "../../shell/needed.ts";
import {
  type CheckAnswer,
  type DeskVacancyAnswer,
  getChecks,
  getDeskVacancy,
  getPreviewAddress,
  getVacancyChoices,
  getVersions,
  type VacancyChoices,
  type VersionAnswer,
} from "../vacancies.calls.ts";

export interface EditorData {
  vacancy: DeskVacancyAnswer;
  choices: VacancyChoices;
  checks: CheckAnswer[];
  versions: VersionAnswer[];
  /** Where the public page is seen as it would be published. */
  previewPath: string;
}

/** A vacancy with everything that its editor offers; one that may not be edited now is read instead. */
export async function load({ api, params }: PageRequest<{ id: string }>): Promise<EditorData> {
  const path = { id: idOf(params.id) };
  const vacancy = needed(await api.send(getDeskVacancy, { path }));
  if (!vacancy.acts.includes("edit")) throw redirect(`/staff/vacancies/${vacancy.id}`);
  return {
    vacancy,
    choices: needed(await api.send(getVacancyChoices, {})),
    checks: needed(await api.send(getChecks, { path })).data,
    versions: needed(await api.send(getVersions, { path })).data,
    previewPath: needed(await api.send(getPreviewAddress, { path })).path,
  };
}
