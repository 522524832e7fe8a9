import { isRouteErrorResponse } from "react-router";
import { m } from "#messages";
import { ButtonLink } from "../../ui/actions/button-link.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { Page } from "../../ui/layout/layout.tsx";

/** Instead of a page of the desk's that cannot be shown. */
export function DeskError({ error }: { readonly error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 403);
  return (
    <main id="content">
      <Page>
        <StateScreen
          level={1}
          icon={isMissing ? "link-off" : "alert-triangle"}
          title={isMissing ? m.desk_shell_missing_title() : m.desk_shell_fault_title()}
          text={isMissing ? m.desk_shell_missing() : m.desk_shell_fault()}
        >
          <ButtonLink to="/staff" reloadDocument>
            {m.desk_shell_home()}
          </ButtonLink>
        </StateScreen>
      </Page>
    </main>
  );
}
