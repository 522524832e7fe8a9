import { useHref } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { names } from "../../finding/list/list-state.ts";
import type { HomeData } from "./load-home.ts";
import styles from "./search-card.module.css";

/** The way into the vacancy list: words, company, function. */
export function SearchCard({ companies, functions }: HomeData["choices"]) {
  return (
    <search>
      <form className={styles.card} method="get" action={useHref("/lowongan")}>
        <TextField
          label={m.home_search_text()}
          name={names.text}
          type="search"
          icon="search"
          placeholder={m.home_search_example()}
          maxLength={100}
          enterKeyHint="search"
        />
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
