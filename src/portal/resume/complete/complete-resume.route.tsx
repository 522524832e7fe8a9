import { useState } from "react";
import { Navigate, redirect } from "react-router";
import { m } from "#messages";
import { inBrowser, onServer } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Loading, Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { Page, Stack } from "../../../ui/layout/layout.tsx";
import { handedOver, hasFirstStep } from "../../account/sign-up/sign-up-hand-over.ts";
import type { Route } from "./+types/complete-resume.route";
import { CompleteForm } from "./complete-form.tsx";
import { type CompleteData, loadComplete } from "./load-complete.ts";

const load = onServer(loadComplete);

/** Step 2 needs step 1, which this browser's cookie tells; the form itself looks for what step 1 left. */
export function loader(args: Route.LoaderArgs) {
  if (!hasFirstStep(args.request)) throw redirect(firstStepPath(args.params.source));
  return load(args);
}

export const clientLoader = inBrowser(loadComplete);
export const handle = { needs: "account.sign-up", hydrate: "eager", offline: "usable" };

export function meta() {
  return [...pageMeta(m.resumes_form_complete_title()), { name: "robots", content: "noindex" }];
}

/** R9: sign-up's second step. */
export default function CompleteResume({ loaderData }: Route.ComponentProps) {
  return useHydrated() ? <SecondStep data={loaderData} /> : <Opening />;
}

function firstStepPath(source: string | null | undefined): string {
  return source === "virtue" ? "/signup/virtue" : "/signup";
}

/** Without the first step it leads there. */
function SecondStep({ data }: { readonly data: CompleteData }) {
  const [firstStep] = useState(handedOver);
  if (firstStep === null) return <Navigate to={firstStepPath(data.source)} replace />;
  return <CompleteForm data={data} firstStep={firstStep} />;
}

function Opening() {
  return (
    <Page>
      <noscript>
        <Notice tone="warning">{m.resumes_form_needs_script()}</Notice>
      </noscript>
      <Loading label={m.resumes_form_opening()}>
        <Stack>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="picture" />
        </Stack>
      </Loading>
    </Page>
  );
}
