import { m } from "#messages";
import { ButtonLink } from "../../../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../../../ui/feedback/state-screen.tsx";
import { Page } from "../../../../../ui/layout/layout.tsx";
import { savedPath } from "../../saved/saved-address.ts";
import { LeftOutList } from "../chosen-vacancies.tsx";
import type { LeftOut } from "../load-review.ts";
import { useHeadingFocus } from "./use-heading-focus.ts";

/** Several were chosen, and none of them can be applied to. */
export function NoneLeftScreen({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  useHeadingFocus();
  return (
    <Page>
      <StateScreen icon="file-check" level={1} title={m.applications_review_none_left()}>
        <LeftOutList leftOut={leftOut} />
        <ButtonLink to={savedPath()}>{m.applications_saved_title()}</ButtonLink>
      </StateScreen>
    </Page>
  );
}
