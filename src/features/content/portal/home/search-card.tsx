import { useRef } from "react";
import { Link, useHref } from "react-router";
import { m } from "#messages";
import { counted } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Field } from "../../../../ui/fields/field.tsx";
import { SelectField } from "../../../../ui/fields/select-field.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { SectionHead } from "../../../../ui/layout/heads.tsx";
import { Container, Section } from "../../../../ui/layout/layout.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { type Cloth, nilaCloth, sogaCloth } from "../../../../ui/patterns/cloth.ts";
import { Kain } from "../../../../ui/patterns/kain.tsx";
import { everything, listPath, names } from "../../../vacancies/portal/list/list-state.ts";
import { getState } from "../../../vacancies/portal/list/use-list-form.ts";
import { VacancySearchInput } from "../../../vacancies/portal/vacancy-search-input.tsx";
import { categoryName } from "../../../vacancies/vacancy-words.ts";
import doorsStyles from "./doors.module.css";
import type { HomeData } from "./load-home.ts";
import styles from "./search-card.module.css";
import stepsStyles from "./steps.module.css";

/** The way into the vacancy list: words, company, function. */
export function SearchCard({ companies, functions }: HomeData["choices"]) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <search>
      <form ref={form} className={styles.card} method="get" action={useHref("/lowongan")}>
        <Field id={names.text} label={m.home_search_text()}>
          {(wiring) => (
            <VacancySearchInput
              {...wiring}
              placeholder={m.home_search_example()}
              autoComplete="off"
              searchNow={() => (form.current === null ? everything : getState(form.current))}
            />
          )}
        </Field>
        <SelectField
          label={m.home_search_company()}
          name={names.companies}
          placeholder={m.home_search_company_all()}
          options={companies}
        />
        <SelectField
          label={m.home_search_function()}
          name={names.functions}
          placeholder={m.home_search_function_all()}
          options={functions}
        />
        <Button type="submit" kind="accent">
          {m.home_search_button()}
        </Button>
      </form>
    </search>
  );
}

interface DoorsProps {
  /** Open vacancies of each level. */
  readonly fresh: number;
  readonly professional: number;
}

/** Two ways in: for those who begin and for those with experience. */
export function Doors({ fresh, professional }: DoorsProps) {
  return (
    <Section className={doorsStyles.section}>
      <Container>
        <VisuallyHidden as="h2">{m.home_doors()}</VisuallyHidden>
        <div className={doorsStyles.doors}>
          <Door
            to={listPath({ ...everything, levels: [1] })}
            dye="soga"
            title={categoryName(1)}
            text={m.home_door_fresh_text()}
            count={fresh}
            cloth={sogaCloth}
          />
          <Door
            to={listPath({ ...everything, levels: [2] })}
            dye="nila"
            title={categoryName(2)}
            text={m.home_door_professional_text()}
            count={professional}
            cloth={nilaCloth}
          />
        </div>
      </Container>
    </Section>
  );
}

interface DoorProps {
  readonly to: string;
  readonly dye: "soga" | "nila";
  readonly title: string;
  readonly text: string;
  readonly count: number;
  readonly cloth: Cloth;
}

function Door({ to, dye, title, text, count, cloth }: DoorProps) {
  return (
    <Link to={to} className={doorsStyles.door} data-door={dye}>
      <div className={doorsStyles.words}>
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
        <span className={doorsStyles.go}>
          {count === 0 ? m.home_door_go_none() : m.home_door_go(counted(count))} <Icon name="arrow-right" />
        </span>
      </div>
      <Kain cloth={cloth} />
    </Link>
  );
}

const steps = [
  { title: m.home_step_account, text: m.home_step_account_text },
  { title: m.home_step_resume, text: m.home_step_resume_text },
  { title: m.home_step_apply, text: m.home_step_apply_text },
  { title: m.home_step_follow, text: m.home_step_follow_text },
] as const;

/** How to apply, in four steps on one thread, and what our staff never ask for. */
export function Steps() {
  return (
    <Section>
      <Container>
        <SectionHead title={m.home_steps()} />
        <ol className={stepsStyles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title()}>
              <h3>{title()}</h3>
              <p>{text()}</p>
            </li>
          ))}
        </ol>
        <div className={stepsStyles.fraud}>
          <Icon name="shield-checkered" size={24} />
          <p>
            <strong>{m.home_fraud_title()}</strong> {m.home_fraud()}
          </p>
        </div>
      </Container>
    </Section>
  );
}
