import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { m } from "#messages";
import { numberText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { actKinds } from "../../../applications/act/act.schema.ts";
import { outcomes } from "../../../decisions/standing.ts";
import { useViewer } from "../../../identity/desk/use-viewer.ts";
import type { FacetName } from "../../candidate.ts";
import type { ApplicantFacets } from "../applicants.calls.ts";
import type { ListQuery } from "../applicants.schema.ts";
import { valueText } from "../texts.ts";
import styles from "./filter-panel.module.css";
import { getKept, isFiltered, withoutFilters } from "./list-address.ts";
import type { ApplicantsData } from "./load-applicants.ts";

interface FacetValue {
  readonly value: string;
  readonly text: string | null;
  /** null: not counted. */
  readonly count: number | null;
}

interface FacetProps {
  readonly name: FacetName;
  readonly label: string;
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
}

/** The values of a column as boxes to tick; what is chosen stays, though nothing fits it any more. */
function Facet({ name, label, values, chosen }: FacetProps) {
  const gone = chosen.filter((value) => !values.some((option) => option.value === value));
  const all = [...values, ...gone.map((value) => ({ value, text: null, count: 0 }))];
  if (all.length === 0) return null;
  return (
    <fieldset className={styles.facet}>
      <legend>{label}</legend>
      {all.map(({ value, text, count }) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          <span>{valueText(name, value, text)}</span>
          {count !== null && <small>{numberText(count)}</small>}
        </label>
      ))}
    </fieldset>
  );
}

interface RangeProps {
  readonly name: string;
  readonly label: string;
  readonly from: number | string | undefined;
  readonly to: number | string | undefined;
  readonly most?: number;
  readonly isDay?: boolean;
  readonly children?: ReactNode;
}

/** The least and the most of a column. */
function Range({ name, label, from, to, most, isDay, children }: RangeProps) {
  const look = isDay ? { type: "date" } : ({ type: "text", inputMode: "numeric", pattern: "[0-9]*" } as const);
  return (
    <fieldset className={styles.facet}>
      <legend>{label}</legend>
      {children}
      <div className={styles.range} data-days={isDay || undefined}>
        <input
          {...look}
          name={`${name}From`}
          defaultValue={from}
          placeholder={isDay ? undefined : "0"}
          aria-label={m.desk_applicants_filter_least({ column: label })}
        />
        <span>{m.desk_applicants_filter_to()}</span>
        <input
          {...look}
          name={`${name}To`}
          defaultValue={to}
          placeholder={most === undefined ? undefined : String(most)}
          aria-label={m.desk_applicants_filter_most({ column: label })}
        />
      </div>
    </fieldset>
  );
}

interface ScoreBarsProps {
  readonly values: readonly FacetValue[];
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** Where each bar begins: a score. */
const bars = Array.from({ length: 20 }, (_, place) => place * 5);

/** The distribution of the scores, for those who see it; the fields below have the same values. */
function ScoreBars({ values, from = 0, to = 100 }: ScoreBarsProps) {
  const counts = new Map(values.map(({ value, count }) => [Number(value), count ?? 0]));
  const most = Math.max(1, ...counts.values());
  return (
    <svg viewBox="0 0 200 34" preserveAspectRatio="none" className={styles.bars} aria-hidden="true">
      {bars.map((score) => {
        const height = counts.has(score) ? 3 + (31 * (counts.get(score) ?? 0)) / most : 0.5;
        const isIn = score + 5 > from && score <= to;
        return (
          <rect key={score} x={score * 2 + 1} y={34 - height} width="8" height={height} data-in={isIn || undefined} />
        );
      })}
    </svg>
  );
}

interface FilterPanelProps extends ApplicantsData {
  readonly search: string;
  /** On narrow windows, where the panel folds. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Filters of the columns, with how many each would leave; a change is sent at once. */
export function FilterPanel({ query, facets, list, vacancyId, search, isOpen, onToggle }: FilterPanelProps) {
  const stays = getKept(search);
  return (
    <search className={styles.panel} data-key="filters" data-open={isOpen || undefined}>
      <div className={styles.toggle}>
        <Button small kind="secondary" icon="adjustments-horizontal" aria-expanded={isOpen} onClick={onToggle}>
          {m.desk_applicants_filters()}
        </Button>
      </div>
      <Form
        method="get"
        key={search}
        className={styles.form}
        aria-label={m.desk_applicants_filters()}
        onChange={({ target, currentTarget }) => {
          if (target instanceof HTMLInputElement && target.type === "checkbox") currentTarget.requestSubmit();
        }}
      >
        {stays.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <label className={styles.find}>
          <Icon name="search" size={18} />
          <input
            type="search"
            name="q"
            data-key="search"
            maxLength={200}
            defaultValue={query.q}
            aria-label={m.desk_applicants_filter_words_label()}
            placeholder={m.desk_applicants_filter_words()}
          />
        </label>
        <p className={styles.found}>
          <b>{numberText(list.total)}</b>
          {list.totalIsMore && "+"}
          {isFiltered(search) && <Link to={withoutFilters(search)}>{m.desk_applicants_filter_clear()}</Link>}
        </p>
        <Fields query={query} facets={facets} isAll={vacancyId === null} />
        <Button small type="submit" kind="secondary">
          {m.desk_applicants_filter_apply()}
        </Button>
        <p className={styles.never}>
          <Icon name="shield-checkered" size={16} />
          {m.desk_applicants_filter_never()}
        </p>
      </Form>
    </search>
  );
}

/** The most pressing first, however many there are. */
const inOrder: readonly string[] = [
  ...["late", "today", "near", "far", "more", "one", ...outcomes, ...actKinds, "none"],
];

interface FieldsProps {
  readonly query: ListQuery;
  readonly facets: ApplicantFacets;
  /** Of all vacancies, which then are filters too. */
  readonly isAll: boolean;
}

const getValues = (facets: ApplicantFacets, name: FacetName) =>
  facets.find((facet) => facet.name === name)?.values ?? [];

const inOwnOrder = (values: ReturnType<typeof getValues>) =>
  values.toSorted((one, other) => inOrder.indexOf(one.value) - inOrder.indexOf(other.value));

/** Where applications stand, and to which vacancies they are. */
function StandingFields({ query, facets, isAll }: FieldsProps) {
  const mayDecide = useViewer().actions.includes("candidate.act");
  const of = (name: FacetName) => getValues(facets, name);
  const places = [
    ["vacancyId", m.desk_applicants_col_vacancy, query.vacancyId],
    ["companyId", m.desk_applicants_col_company, query.companyId],
  ] as const;
  return (
    <>
      <Facet
        name="outcome"
        label={m.desk_applicants_col_status()}
        values={inOwnOrder(of("outcome"))}
        chosen={query.outcome}
      />
      {mayDecide && (
        <Facet
          name="scheduled"
          label={m.desk_applicants_col_scheduled()}
          values={inOwnOrder(of("scheduled"))}
          chosen={query.scheduled}
        />
      )}
      {isAll &&
        places.map(([name, label, chosen]) => (
          <Facet key={name} name={name} label={label()} values={of(name)} chosen={chosen.map(String)} />
        ))}
    </>
  );
}

function Fields({ query, facets, isAll }: FieldsProps) {
  const mayDecide = useViewer().actions.includes("candidate.act");
  const of = (name: FacetName) => getValues(facets, name);
  const facet = (name: FacetName, label: string, chosen: readonly (string | number)[]) => (
    <Facet name={name} label={label} values={of(name)} chosen={chosen.map(String)} />
  );
  const uncounted = (value: string) => ({ value, text: null, count: null });
  const soon = query.waiting.includes("soon") ? [uncounted("soon")] : [];
  return (
    <>
      <StandingFields query={query} facets={facets} isAll={isAll} />
      <Range name="score" label={m.desk_applicants_col_score()} from={query.scoreFrom} to={query.scoreTo} most={100}>
        <ScoreBars values={of("score")} from={query.scoreFrom} to={query.scoreTo} />
      </Range>
      <Facet
        name="waiting"
        label={m.desk_applicants_col_waiting()}
        values={[...inOwnOrder(of("waiting")), ...soon, uncounted("unopened")]}
        chosen={query.waiting}
      />
      <Facet name="must" label={m.desk_applicants_col_must()} values={inOwnOrder(of("must"))} chosen={query.must} />
      <Facet
        name="stars"
        label={m.desk_applicants_col_stars()}
        values={of("stars").toSorted((one, other) => Number(other.value) - Number(one.value))}
        chosen={query.stars.map(String)}
      />
      {facet("domicile", m.desk_applicants_col_domicile(), query.domicile)}
      {facet("degree", m.desk_applicants_col_degree(), query.degree)}
      {facet("institution", m.desk_applicants_col_institution(), query.institution)}
      <Range
        name="experience"
        label={m.desk_applicants_experience_label()}
        from={query.experienceFrom}
        to={query.experienceTo}
      />
      {mayDecide && (
        <Range name="salary" label={m.desk_applicants_salary_label()} from={query.salaryFrom} to={query.salaryTo} />
      )}
      <Range
        name="applied"
        label={m.desk_applicants_col_applied()}
        from={query.appliedFrom}
        to={query.appliedTo}
        isDay
      />
      {facet("source", m.desk_applicants_col_source(), query.source)}
      {isAll && facet("ownerId", m.desk_applicants_col_owner(), query.ownerId)}
      {mayDecide && facet("decidedBy", m.desk_applicants_col_decider(), query.decidedBy)}
    </>
  );
}
