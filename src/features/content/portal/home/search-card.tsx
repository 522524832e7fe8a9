import { useRef } from "react";
import { useHref } from "react-router";
import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { Field } from "../../../../ui/fields/field.tsx";
import { SelectField } from "../../../../ui/fields/select-field.tsx";
import { everything, names } from "../../../vacancies/portal/list/list-state.ts";
import { stateOf } from "../../../vacancies/portal/list/use-list-form.ts";
import { VacancySearchInput } from "../../../vacancies/portal/suggest/vacancy-search-input.tsx";
import type { HomeData } from "./load-home.ts";
import styles from "./search-card.module.css";

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
              searchNow={() => (form.current === null ? everything : stateOf(form.current))}
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
