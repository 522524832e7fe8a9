import { Form, useHref } from "react-router";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { pageAddress } from "../../../../contract/page-address.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { keepAlertPath } from "../../../alerts/alert-paths.ts";
import styles from "./alert-me.module.css";
import { feedPath, type ListState, searchQuery } from "./list-state.ts";

interface AlertMeProps {
  readonly state: ListState;
  readonly isSignedIn: boolean;
}

/** Keeps the search as it stands (suggestions §2), by one press for whoever is signed in; its feed beside. */
export function AlertMe({ state, isSignedIn }: AlertMeProps) {
  const keep = keepAlertPath(searchQuery(state));
  const feed = useHref(pageAddress("", feedPath(state), getLocale()));
  return (
    <span className={styles.beside}>
      {isSignedIn ? (
        <Form method="post" action={keep}>
          <Button type="submit" kind="secondary" small icon="bell">
            {m.vacancies_list_alert()}
          </Button>
        </Form>
      ) : (
        <ButtonLink to={keep} kind="secondary" small icon="bell" rel="nofollow">
          {m.vacancies_list_alert()}
        </ButtonLink>
      )}
      {!state.isMatch && (
        <a href={feed} className={styles.feed} type="application/atom+xml">
          {m.vacancies_list_feed()}
        </a>
      )}
    </span>
  );
}
