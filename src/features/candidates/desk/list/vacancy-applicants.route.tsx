import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer, type PageRequest } from "../../../../contract/page.ts";
import { getId, pageMeta } from "../../../../contract/page-meta.ts";
import { actOnViews } from "../views/act-on-views.ts";
import type { Route } from "./+types/vacancy-applicants.route";
import { ApplicantsPage } from "./applicants-page.tsx";
import { loadApplicants } from "./load-applicants.ts";

/** The applicants of one vacancy. */
async function load(page: PageRequest<Route.LoaderArgs["params"]>) {
  return loadApplicants(page, getId(page.params.id));
}

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(actOnViews, smallBody);
export const clientAction = actInDesk(actOnViews);
export const handle = { needs: "candidate.read", hydrate: "eager" };

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(m.desk_applicants_title_of({ title: loaderData?.tabs.vacancy?.title ?? "" }));
}

/** The table of a vacancy's applications (F19, F20). */
export default function VacancyApplicants({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplicantsPage {...loaderData} outcome={actionData} />;
}
