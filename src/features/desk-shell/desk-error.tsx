import { isRouteErrorResponse } from "react-router";
import { z } from "zod";
import { m } from "#messages";
import { pageTitle } from "../../contract/page-meta.ts";
import { ButtonLink } from "../../ui/actions/button.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import type { IconName } from "../../ui/icons/icon-paths.ts";
import { Page } from "../../ui/layout/layout.tsx";
import { findRightWords } from "./right-words.ts";

interface Screen {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** The error page of the desk. */
function getScreen(error: unknown): Screen {
  if (isRouteErrorResponse(error) && error.status === 403) {
    const right = findRightWords(rightIn(error));
    const text = right === null ? m.desk_shell_right_unnamed() : m.desk_shell_right_missing({ right });
    return { icon: "shield-lock", title: m.desk_shell_right_title(), text };
  }
  if (isRouteErrorResponse(error) && error.status === 404) {
    return { icon: "link-off", title: m.desk_shell_missing_title(), text: m.desk_shell_missing() };
  }
  if (isRouteErrorResponse(error) && error.status === 503) {
    return { icon: "tool", title: m.desk_shell_unavailable_title(), text: m.contract_unavailable() };
  }
  return { icon: "alert-triangle", title: m.desk_shell_fault_title(), text: m.desk_shell_fault() };
}

const forbidden = z.object({ data: z.object({ right: z.string() }) });

/** The name of the missing right, so that the member can ask for it; "" where none is missing. */
const rightIn = (error: unknown) => forbidden.safeParse(error).data?.data.right ?? "";

/** Instead of a page and its shell, which could not be loaded either. */
export function DeskError({ error }: { readonly error: unknown }) {
  return (
    <main id="content">
      <DeskErrorInShell error={error} />
    </main>
  );
}

/** Instead of a page, where the rail around it stays. */
export function DeskErrorInShell({ error }: { readonly error: unknown }) {
  const screen = getScreen(error);
  return (
    <>
      <title>{pageTitle(screen.title)}</title>
      <Page>
        <StateScreen level={1} {...screen}>
          <ButtonLink to="/staff" reloadDocument>
            {m.desk_shell_home()}
          </ButtonLink>
        </StateScreen>
      </Page>
    </>
  );
}
