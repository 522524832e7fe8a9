import { Link } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { counted, dateText, listText, momentText, numberText } from "../../../../i18n/formats.ts";
import { WorkPage, WorkSection } from "../../../../ui/dense/work-page.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Checks, Versions } from "../checks-panel.tsx";
import { Criteria } from "../criteria/criteria.tsx";
import { PhaseStrip } from "../list/phase-strip.tsx";
import type { DeskVacancyAnswer } from "../vacancies.calls.ts";
import { VacancyStateWord, vacancyTitle } from "../vacancy-state.tsx";
import type { Route } from "./+types/overview.route";
import { ActPanel } from "./act-panel.tsx";
import styles from "./overview.module.css";
import { actWords, HeadActs, SideActs } from "./overview-acts.tsx";
import { act, load, type OverviewData } from "./overview-page.ts";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "posting.read", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_vacancies_title());
}

/** Where a vacancy stands, in numbers and versions, and what may be done (F14, F15). */
export default function Overview({ loaderData, actionData }: Route.ComponentProps) {
  const { vacancy, checks, versions, act } = loaderData;
  const isEdited = vacancy.acts.includes("edit");
  return (
    <WorkPage
      title={vacancyTitle(vacancy)}
      sub={<State vacancy={vacancy} />}
      back={{ to: "/staff/vacancies", label: m.desk_vacancies_title() }}
      acts={<HeadActs vacancy={vacancy} previewPath={loaderData.previewPath} />}
      // Without an act that was asked for, nothing in the panel comes before the vacancy itself.
      sideLast={act === null}
      side={
        <Stack gap={24}>
          {act !== null && <ActPanel key={act} act={act} data={loaderData} refused={actionData} />}
          <SideActs vacancy={vacancy} />
          {isEdited && (
            <WorkSection title={m.desk_vacancies_checks_title()}>
              <Checks checks={checks} />
            </WorkSection>
          )}
          <WorkSection title={m.desk_vacancies_versions_title()}>
            <Versions versions={versions} />
          </WorkSection>
        </Stack>
      }
    >
      <Stack gap={24}>
        <Outcome data={loaderData} />
        <ConflictHint vacancyId={vacancy.id} count={vacancy.conflicts} />
        <Numbers vacancy={vacancy} />
        <Facts data={loaderData} />
        <Criteria criteria={loaderData.criteria} vacancy={vacancy} />
      </Stack>
    </WorkPage>
  );
}

function State({ vacancy }: { readonly vacancy: DeskVacancyAnswer }) {
  return (
    <span className={styles.state}>
      <span>{vacancy.code}</span>
      <VacancyStateWord state={vacancy.state} />
      <span>{vacancy.company.name}</span>
    </span>
  );
}

function doneWords(did: NonNullable<OverviewData["did"]>): string | undefined {
  if (did === "criteria") return m.desk_vacancies_criteria_saved();
  return did === "invite-manager" ? m.desk_vacancies_did_invite() : actWords[did].did?.();
}

/** What was just done, else what waits. */
function Outcome({ data: { vacancy, did } }: { readonly data: OverviewData }) {
  const done = did === null ? undefined : doneWords(did);
  if (done !== undefined) {
    return (
      <Notice tone="success" announce="status">
        {done}
      </Notice>
    );
  }
  const { stage } = vacancy;
  if (stage === "in-review" || stage === "open-in-review")
    return <Notice>{m.desk_vacancies_overview_in_review()}</Notice>;
  return stage === "open-edited" ? <Notice>{m.desk_vacancies_overview_beside()}</Notice> : null;
}

function Numbers({ vacancy: { id, numbers } }: { readonly vacancy: DeskVacancyAnswer }) {
  const counts = [
    [m.desk_vacancies_col_process(), numbers.onProcess],
    [m.desk_vacancies_col_fresh(), numbers.fresh],
    [m.desk_vacancies_overview_applied(), numbers.applied],
  ] as const;
  return (
    <WorkSection title={m.desk_vacancies_overview_numbers()}>
      <dl className={styles.numbers}>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {count === 0 ? (
                numberText(0)
              ) : (
                <Link to={`/staff/vacancies/${id}/applicants`} aria-label={`${name}: ${numberText(count)}`}>
                  {numberText(count)}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <PhaseStrip phases={numbers.phases} onProcess={numbers.onProcess} />
    </WorkSection>
  );
}

function getFacts({ vacancy, phases, team: { owner, managers } }: OverviewData) {
  const { publicEndDate, endDate, opensOn, postedAt, lead, edited, blind, plan } = vacancy;
  const used = phases.filter(({ id }) => plan?.includes(id)).map(({ name }) => name);
  const end = publicEndDate ?? endDate;
  const editor = edited?.by?.name;
  const editedAt = edited && momentText(edited.at);
  return [
    [m.desk_vacancies_overview_opens(), opensOn && dateText(opensOn)],
    [m.desk_vacancies_overview_posted(), postedAt && momentText(postedAt)],
    [m.desk_vacancies_overview_ends(), end && dateText(end)],
    [m.desk_vacancies_col_owner(), owner?.name ?? m.desk_vacancies_team_no_owner()],
    [
      m.desk_vacancies_team_managers(),
      managers.length === 0 ? m.desk_vacancies_team_no_managers() : listText(managers.map(({ name }) => name)),
    ],
    [m.desk_vacancies_overview_lead(), lead === "desk" ? m.desk_vacancies_lead_desk() : m.desk_vacancies_lead_import()],
    [m.desk_vacancies_overview_phases(), plan === null ? m.desk_vacancies_overview_all_phases() : listText(used)],
    [m.desk_vacancies_overview_blind(), blind ? m.desk_vacancies_yes() : m.desk_vacancies_no()],
    [
      m.desk_vacancies_overview_edited(),
      editedAt && editor ? m.desk_vacancies_overview_edited_by({ time: editedAt, name: editor }) : editedAt,
    ],
  ] as const;
}

function Facts({ data }: { readonly data: OverviewData }) {
  return (
    <WorkSection title={m.desk_vacancies_overview_facts()}>
      <dl className={styles.facts}>
        {getFacts(data).map(([name, value]) => value && <Fact key={name} name={name} value={value} />)}
      </dl>
    </WorkSection>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** On a vacancy's own pages: an import says something else of it. */
function ConflictHint({ vacancyId, count }: { readonly vacancyId: number; readonly count: number }) {
  if (count === 0) return null;
  return (
    <Notice tone="warning">
      {m.desk_conflicts_hint(counted(count))}{" "}
      <Link to={`/staff/conflicts/${vacancyId}`}>{m.desk_conflicts_hint_link()}</Link>
    </Notice>
  );
}
