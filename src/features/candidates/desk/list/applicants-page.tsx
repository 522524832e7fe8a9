import { useState } from "react";
import { useLocation } from "react-router";
import { m } from "#messages";
import { numberText, shortDayText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { CountTabs } from "../../../../ui/dense/count-tabs.tsx";
import density from "../../../../ui/dense/density.module.css";
import { WorkPage } from "../../../../ui/dense/work-page.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { useOwnAddress } from "../../../desk-base/use-own-address.ts";
import { useViewer } from "../../../identity/desk/use-viewer.ts";
import { VacancyStateWord } from "../../../vacancies/desk/vacancy-state.tsx";
import type { ViewOutcome } from "../views/act-on-views.ts";
import { ViewMenu } from "../views/view-menu.tsx";
import styles from "./applicants-page.module.css";
import { ApplicantsTable } from "./applicants-table.tsx";
import { getShownColumns } from "./columns.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { isFiltered, withoutFilters } from "./list-address.ts";
import type { ApplicantsData } from "./load-applicants.ts";
import { LookMenu } from "./look-menu.tsx";
import { useDensity } from "./use-density.ts";

interface ApplicantsPageProps extends ApplicantsData {
  readonly outcome: ViewOutcome | undefined;
}

/** The table of applications: phases as tabs, filters beside, rows that load as one scrolls. */
export function ApplicantsPage(props: ApplicantsPageProps) {
  const { tabs, vacancyId, query, chosen, list, views, outcome } = props;
  const { search } = useLocation();
  const [rows, setDensity] = useDensity();
  const [isOpen, setOpen] = useState(false);
  const mayDecide = useViewer().actions.includes("candidate.act");
  const { tab } = query;
  const isMixed = tab === "all" || tab === "ended";
  const kind = { isOfVacancy: vacancyId !== null, isMixed, isReduced: !mayDecide };
  const shownColumns = getShownColumns(kind, chosen);
  // A list of all that is filtered by one vacancy stays a list of all.
  const head = vacancyId === null ? null : tabs.vacancy;
  const back = vacancyId === null ? undefined : { to: "/staff/vacancies", label: m.desk_applicants_back_vacancies() };
  return (
    <div className={classNames(density.dense, styles.page)} data-density={rows} data-wide-table>
      <WorkPage
        bare
        back={back}
        title={head?.title ?? m.desk_applicants_title_all()}
        sub={<Sub head={head} tabs={tabs} />}
        acts={
          <>
            {head && (
              <ButtonLink kind="quiet" icon="briefcase-2" to={`/staff/vacancies/${head.id}`}>
                {m.desk_applicants_vacancy()}
              </ButtonLink>
            )}
            <ViewMenu views={views} outcome={outcome} companyId={tabs.vacancy?.companyId ?? null} />
            <LookMenu kind={kind} shownColumns={shownColumns} density={rows} onDensity={setDensity} />
          </>
        }
      >
        <Tabs {...props} />
        <div className={styles.work}>
          <FilterPanel {...props} search={search} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          {list.data.length === 0 ? (
            <Nobody search={search} />
          ) : (
            <ApplicantsTable key={search} {...props} search={search} density={rows} shownColumns={shownColumns} />
          )}
        </div>
      </WorkPage>
    </div>
  );
}

/** How many applied, and where their vacancy stands. */
function Sub({
  head: vacancy,
  tabs: { data },
}: Pick<ApplicantsData, "tabs"> & { readonly head: ApplicantsData["tabs"]["vacancy"] }) {
  const count = data.reduce((sum, tab) => sum + tab.count, 0);
  const applied = m.desk_applicants_found({ count, text: numberText(count) });
  if (vacancy === null) return applied;
  return (
    <span className={styles.sub}>
      <span>{vacancy.code}</span>
      <VacancyStateWord state={vacancy.state} />
      {vacancy.state === "open" && <span>{m.desk_applicants_open_until({ day: shortDayText(vacancy.endDate) })}</span>}
      <span>{applied}</span>
    </span>
  );
}

function Tabs({ tabs, query }: Pick<ApplicantsPageProps, "tabs" | "query">) {
  const address = useOwnAddress();
  const all = tabs.data.reduce((sum, { count }) => sum + count, 0);
  const phaseTabs = tabs.data.map(({ tab, name, count, late }) => ({
    to: address({ tab: String(tab) }),
    text: name ?? m.desk_applicants_tab_ended(),
    current: query.tab === tab,
    count: numberText(count),
    late: late === 0 ? undefined : { count: numberText(late), word: m.desk_applicants_late() },
  }));
  const first = {
    to: address({ tab: null }),
    text: m.desk_applicants_tab_all(),
    current: query.tab === "all",
  };
  return <CountTabs label={m.desk_applicants_tabs()} tabs={[{ ...first, count: numberText(all) }, ...phaseTabs]} />;
}

function Nobody({ search }: { readonly search: string }) {
  const narrows = isFiltered(search) || new URLSearchParams(search).has("tab");
  if (!narrows) {
    return (
      <StateScreen level={2} icon="users" title={m.desk_applicants_none_title()} text={m.desk_applicants_none_text()} />
    );
  }
  return (
    <StateScreen level={2} icon="search" title={m.desk_applicants_empty_title()} text={m.desk_applicants_empty_text()}>
      <ButtonLink to={withoutFilters(search)} kind="secondary">
        {m.desk_applicants_filter_clear()}
      </ButtonLink>
    </StateScreen>
  );
}
