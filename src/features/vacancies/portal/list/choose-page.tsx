import { Link } from "react-router";
import { m } from "#messages";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import styles from "./choose-page.module.css";
import { type Choice, countText, type Group, withChoice } from "./filter-groups.ts";
import { type ListState, listPath } from "./list-state.ts";

interface ChoosePageProps {
  readonly group: Group;
  readonly choices: readonly Choice[];
  readonly state: ListState;
  readonly isCounted: boolean;
}

const titles = {
  province: m.vacancies_list_choose_province,
  city: m.vacancies_list_choose_city,
  company: m.vacancies_list_choose_company,
  function: m.vacancies_list_choose_function,
} as const;

/** Every option of a long filter as links, for browsers without script (readings, "Filter lists"). */
export function ChoosePage({ group, choices, state, isCounted }: ChoosePageProps) {
  return (
    <Page>
      <PageHead title={titles[group]()} lead={m.vacancies_list_choose_lead()} />
      <ul className={styles.choices}>
        {choices
          .toSorted((a, b) => a.text.localeCompare(b.text))
          .map(({ id, text, count }) => (
            <li key={id}>
              <Link to={listPath(withChoice(state, group, id))}>{text}</Link>{" "}
              <span>{countText({ count }, { isCounted })}</span>
            </li>
          ))}
      </ul>
      <MoreLink to={listPath(state)} icon="arrow-left">
        {m.vacancies_list_choose_back()}
      </MoreLink>
    </Page>
  );
}
