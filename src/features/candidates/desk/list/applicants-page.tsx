import { useId, useState } from "react";
import { Form, Link, useLocation } from "react-router";
import { m } from "#messages";
import { numberText, shortDayText } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { CountTabs } from "../../../../ui/dense/count-tabs.tsx";
import density from "../../../../ui/dense/density.module.css";
import { WorkPage } from "../../../../ui/dense/work-page.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { useOwnAddress } from "../../../desk-base/use-own-address.ts";
import { VacancyStateWord } from "../../../vacancies/desk/vacancy-state.tsx";
import type { ViewOutcome } from "../views/act-on-views.ts";
import viewMenuStyles from "../views/view-menu.module.css";
import type { SavedViews } from "../views/views.calls.ts";
import styles from "./applicants-page.module.css";
import { ApplicantsTable } from "./applicants-table.tsx";
import densityChoiceStyles from "./density-choice.module.css";
import { FilterPanel } from "./filter-panel.tsx";
import { isFiltered, withoutFilters } from "./list-address.ts";
import type { ApplicantsData } from "./load-applicants.ts";
import { type Density, densities, useDensity } from "./use-density.ts";

const words: Record<Density, () => string> = {
  tight: m.desk_applicants_density_tight,
  normal: m.desk_applicants_density_normal,
  roomy: m.desk_applicants_density_roomy,
};

interface DensityChoiceProps {
  readonly density: Density;
  readonly onChange: (density: Density) => void;
}

/** How high rows are. */
function DensityChoice({ density, onChange }: DensityChoiceProps) {
  return (
    <fieldset className={densityChoiceStyles.choice}>
      <legend>
        <VisuallyHidden as="span">{m.desk_applicants_density()}</VisuallyHidden>
      </legend>
      {densities.map((each) => (
        <label key={each}>
          <input type="radio" name="density" checked={each === density} onChange={() => onChange(each)} />
          <span>{words[each]()}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ApplicantsPageProps extends ApplicantsData {
  readonly outcome: ViewOutcome | undefined;
}

/** The table of applications: phases as tabs, filters beside, rows that go on as one scrolls. */
export function ApplicantsPage(props: ApplicantsPageProps) {
  const { tabs, vacancyId, list, views, outcome } = props;
  const { search } = useLocation();
  const [rows, setDensity] = useDensity();
  const [isOpen, setOpen] = useState(false);
  const back = vacancyId === null ? undefined : { to: "/staff/vacancies", label: m.desk_applicants_back_vacancies() };
  return (
    <div className={classNames(density.dense, styles.page)} data-density={rows} data-wide-table>
      <WorkPage
        bare
        back={back}
        title={tabs.vacancy?.title ?? m.desk_applicants_title_all()}
        sub={<Sub tabs={tabs} />}
        acts={
          <>
            {tabs.vacancy && (
              <ButtonLink kind="quiet" icon="briefcase-2" to={`/staff/vacancies/${tabs.vacancy.id}`}>
                {m.desk_applicants_vacancy()}
              </ButtonLink>
            )}
            <ViewMenu views={views} outcome={outcome} companyId={tabs.vacancy?.companyId ?? null} />
          </>
        }
      >
        <Tabs {...props} density={rows} onDensity={setDensity} />
        <div className={styles.work}>
          <FilterPanel {...props} search={search} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          {list.data.length === 0 ? (
            <Nobody search={search} />
          ) : (
            <ApplicantsTable key={search} {...props} search={search} density={rows} />
          )}
        </div>
      </WorkPage>
    </div>
  );
}

/** How many applied, and where their vacancy stands. */
function Sub({ tabs: { vacancy, data } }: Pick<ApplicantsData, "tabs">) {
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

interface TabsProps extends ApplicantsPageProps {
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
}

function Tabs({ tabs, query, density: rows, onDensity }: TabsProps) {
  const address = useOwnAddress();
  const all = tabs.data.reduce((sum, { count }) => sum + count, 0);
  const told = tabs.data.map(({ tab, name, count, late }) => ({
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
  return (
    <CountTabs
      label={m.desk_applicants_tabs()}
      tabs={[{ ...first, count: numberText(all) }, ...told]}
      tools={<DensityChoice density={rows} onChange={onDensity} />}
    />
  );
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

interface ViewMenuProps {
  readonly views: SavedViews;
  readonly outcome: ViewOutcome | undefined;
  /** With which a new view may be shared; null where the list is of no one company. */
  readonly companyId: number | null;
}

/** Saved ways to look at the list: to open, to keep the present one, to forget. */
function ViewMenu({ views, outcome, companyId }: ViewMenuProps) {
  const id = useId();
  const { search } = useLocation();
  return (
    <div className={viewMenuStyles.menu}>
      <Button small kind="secondary" icon="bookmark" popoverTarget={id}>
        {m.desk_applicants_views()}
      </Button>
      <div id={id} popover="auto" className={viewMenuStyles.panel}>
        <h2>{m.desk_applicants_views()}</h2>
        {views.length === 0 && <p className={viewMenuStyles.none}>{m.desk_applicants_view_none()}</p>}
        <ul>
          {views.map((view) => (
            <li key={view.id}>
              <Link to={`?${view.query}`}>{view.name}</Link>
              {view.isOwn ? (
                <Form method="post" action={search || "."}>
                  <input type="hidden" name="forget" value={view.id} />
                  <input type="hidden" name="version" value={view.version} />
                  <button type="submit" aria-label={m.desk_applicants_view_delete({ name: view.name })}>
                    <Icon name="trash" size={18} />
                  </button>
                </Form>
              ) : (
                <small>{m.desk_applicants_view_of({ name: view.ownerName })}</small>
              )}
            </li>
          ))}
        </ul>
        <NewView search={search} companyId={companyId} />
        {outcome?.message && (
          <p role="alert" className={viewMenuStyles.refused}>
            {outcome.message}
          </p>
        )}
      </div>
    </div>
  );
}

function NewView({ search, companyId }: { readonly search: string; readonly companyId: number | null }) {
  return (
    <Form method="post" action={search || "."} className={viewMenuStyles.keep}>
      <input type="hidden" name="query" value={search.replace(/^\?/, "")} />
      <label>
        {m.desk_applicants_view_name()}
        <input name="name" required maxLength={60} />
      </label>
      {companyId !== null && (
        <label className={viewMenuStyles.share}>
          <input type="checkbox" name="sharedWith" value={companyId} />
          {m.desk_applicants_view_shared()}
        </label>
      )}
      <Button small type="submit">
        {m.desk_applicants_view_save()}
      </Button>
    </Form>
  );
}
