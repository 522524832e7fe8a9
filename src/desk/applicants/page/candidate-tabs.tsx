import { m } from "#messages";
import { numberText } from "../../../i18n/formats.ts";
import { CountTabs } from "../../../ui/dense/count-tabs.tsx";
import type { CandidateData, Part } from "./load-candidate.ts";

/** Whether there is a form to read; while it is hidden who somebody is, it is hidden too. */
const hasForm = ({ form, row }: CandidateData["page"]) => form?.status === "given" && row.who.kind === "named";

/** The parts of an application's page; those that its reader may not see are not there. */
export function CandidateTabs({ page, part, list, scorecards }: CandidateData) {
  const to = (next: Part) => {
    const query = new URLSearchParams({ ...(next !== "application" && { part: next }), ...(list !== "" && { list }) });
    return query.size === 0 ? "." : `?${query}`;
  };
  const tab = (next: Part, text: string, count?: number) => ({
    ...{ to: to(next), text, current: part === next },
    count: count === undefined || count === 0 ? undefined : numberText(count),
  });
  const tabs = [
    tab("application", m.desk_applicants_part_application()),
    ...(page.person.cv === null ? [] : [tab("cv", m.desk_applicants_part_cv())]),
    ...(page.stars.length === 0 ? [] : [tab("star", m.desk_applicants_part_star(), page.stars.length)]),
    ...(hasForm(page) ? [tab("form", m.desk_applicants_part_form())] : []),
    ...(page.others.length === 0 ? [] : [tab("others", m.desk_applicants_part_others(), page.others.length)]),
    ...(scorecards === null || scorecards.criteria.length === 0 ? [] : [tab("scorecard", m.desk_scorecards_mine())]),
  ];
  return <CountTabs label={m.desk_applicants_parts()} tabs={tabs} />;
}
