import { isRouteErrorResponse } from "react-router";
import { z } from "zod";
import { m } from "#messages";
import { pageTitle } from "../../contract/page-meta.ts";
import { ButtonLink } from "../../ui/actions/button.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import type { IconName } from "../../ui/icons/icon-paths.ts";
import { Page } from "../../ui/layout/layout.tsx";

/** Instead of a page of the desk's that cannot be shown. */
export function DeskError({ error }: { readonly error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 403) {
    const text = m.desk_shell_right_missing({ right: rightIn(error) });
    return <Instead icon="shield-lock" title={m.desk_shell_right_title()} text={text} />;
  }
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <Instead icon="link-off" title={m.desk_shell_missing_title()} text={m.desk_shell_missing()} />;
  }
  if (isRouteErrorResponse(error) && error.status === 503) {
    return <Instead icon="tool" title={m.desk_shell_unavailable_title()} text={m.contract_unavailable()} />;
  }
  return <Instead icon="alert-triangle" title={m.desk_shell_fault_title()} text={m.desk_shell_fault()} />;
}

const told = z.object({ data: z.object({ right: z.string() }) });

/** Which right is missing, so that anyone who may give it can be asked for it. */
const rightIn = (error: unknown) => told.safeParse(error).data?.data.right ?? "";

interface InsteadProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

function Instead(screen: InsteadProps) {
  return (
    <main id="content">
      <title>{pageTitle(screen.title)}</title>
      <Page>
        <StateScreen level={1} {...screen}>
          <ButtonLink to="/staff" reloadDocument>
            {m.desk_shell_home()}
          </ButtonLink>
        </StateScreen>
      </Page>
    </main>
  );
}
