import { isRouteErrorResponse } from "react-router";
import { z } from "zod";
import { m } from "#messages";
import { ButtonLink } from "../../ui/actions/button-link.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { Page } from "../../ui/layout/layout.tsx";

/** Instead of a page of the desk's that cannot be shown. */
export function DeskError({ error }: { readonly error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 403) return <NotForYou right={rightIn(error)} />;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
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

const told = z.object({ data: z.object({ right: z.string() }) });

const rightIn = (error: unknown) => told.safeParse(error).data?.data.right ?? "";

/** Says which right is missing, so that whoever may give it can be asked for it. */
function NotForYou({ right }: { readonly right: string }) {
  return (
    <main id="content">
      <Page>
        <StateScreen
          level={1}
          icon="shield-lock"
          title={m.desk_shell_right_title()}
          text={m.desk_shell_right_missing({ right })}
        >
          <ButtonLink to="/staff" reloadDocument>
            {m.desk_shell_home()}
          </ButtonLink>
        </StateScreen>
      </Page>
    </main>
  );
}
