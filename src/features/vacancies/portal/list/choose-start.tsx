import { useHref } from "react-router";
import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { SelectField } from "../../../../ui/fields/select-field.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import type { StartingPlace } from "../vacancies.calls.ts";
import styles from "./choose-page.module.css";
import { type ListState, listPath, names, withoutNear } from "./list-state.ts";

interface ChooseStartProps {
  readonly places: readonly StartingPlace[];
  readonly state: ListState;
}

/** Every place to start from in one list, for browsers without script. */
export function ChooseStart({ places, state }: ChooseStartProps) {
  const params = new URLSearchParams(listPath(withoutNear(state)).split("?")[1]);
  const provinces = places.filter(({ provinceId }) => provinceId === null);
  return (
    <Page>
      <PageHead title={m.vacancies_list_near_title()} lead={m.vacancies_list_near_lead()} />
      <form method="get" action={useHref("/lowongan")} className={styles.start}>
        {[...params].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <SelectField
          label={m.vacancies_list_near()}
          name={names.near}
          placeholder={m.vacancies_list_near_choose()}
          defaultValue={state.near ?? ""}
          required
        >
          {provinces.map((province) => (
            <optgroup key={province.id} label={province.text}>
              <option value={province.id}>{m.vacancies_list_near_whole({ province: province.text })}</option>
              {places
                .filter(({ provinceId }) => provinceId === province.id)
                .map(({ id, text }) => (
                  <option key={id} value={id}>
                    {text}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectField>
        <Button type="submit">{m.vacancies_list_near_show()}</Button>
      </form>
      <MoreLink to={listPath(state)} icon="arrow-left">
        {m.vacancies_list_choose_back()}
      </MoreLink>
    </Page>
  );
}
