import { m } from "#messages";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { historyPath } from "../../applying/history-address.ts";

/** No application fits the filters (V19). */
export function NoneFound() {
  return (
    <StateScreen
      icon="search"
      title={m.applications_history_not_found_title()}
      text={m.applications_history_not_found_text()}
    >
      <ButtonLink to={historyPath({})} kind="secondary">
        {m.applications_history_not_found_action()}
      </ButtonLink>
    </StateScreen>
  );
}
