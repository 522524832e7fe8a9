import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer, type PageRequest } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { actOnViews } from "../views/act-on-views.ts";
import type { Route } from "./+types/applications.route";
import { ApplicantsPage } from "./applicants-page.tsx";
import { loadApplicants } from "./load-applicants.ts";

const load = (page: PageRequest<unknown>) => loadApplicants(page, null);

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(actOnViews, smallBody);
export const clientAction = actInDesk(actOnViews);
export const handle = { needs: "candidate.read", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_applicants_title_all());
}

/** The table of every application in reach (F19, F20). */
export default function Applications({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplicantsPage {...loaderData} outcome={actionData} />;
}
