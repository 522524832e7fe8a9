import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../contract/page.ts";
import { pageTitle } from "../../../contract/page-meta.ts";
import { summaryPath } from "../../../domain/applications/summary/summary-address.ts";
import { Card } from "../../../ui/display/card.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { useOutcomeFocus } from "../../../ui/forms/use-outcome-focus.ts";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page, Stack } from "../../../ui/layout/layout.tsx";
import { Prose, Text } from "../../../ui/layout/text.tsx";
import { Breadcrumbs } from "../../../ui/navigation/breadcrumbs.tsx";
import type { Route } from "./+types/form-request.route";
import { AnswerForm } from "./answer-form.tsx";
import { act, type FormRequestData, load } from "./load-form-request.ts";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "extended-form.give", hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.applications_form_title()) }, { name: "robots", content: "noindex" }];
}

/** A company asks for the extended form: who would get a copy, what happens to it, and the two answers. */
export default function FormRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { id, position, company, askedOn } = loaderData;
  useOutcomeFocus(actionData === null);
  const trail = [
    { text: m.applications_history_title(), to: "/account/history" },
    { text: position, to: summaryPath(id) },
  ];
  return (
    <Page>
      <Breadcrumbs label={m.applications_form_crumbs()} trail={trail} current={m.applications_form_crumb()} />
      <PageHead
        title={m.applications_form_title()}
        lead={m.applications_form_lead({ company, position, date: askedOn })}
      />
      <Card as="section" inset="roomy">
        <Stack gap={16}>
          {actionData && (
            <Notice tone="danger" announce="alert">
              {actionData.message}
            </Notice>
          )}
          <Standing request={loaderData} />
          <Promises request={loaderData} />
          {mayAnswer(loaderData) && <AnswerForm request={loaderData} />}
        </Stack>
      </Card>
    </Page>
  );
}

/** Who has not answered may, and who declined may still give. */
const mayAnswer = ({ isOpen, status }: FormRequestData) => isOpen && (status === "asked" || status === "declined");

function Standing({ request }: { readonly request: FormRequestData }) {
  const { company, answeredOn: date, status, isOpen } = request;
  if (status === "given") return <Notice tone="success">{m.applications_form_given({ company, date })}</Notice>;
  if (status === "removed") return <Notice>{m.applications_form_removed({ company, date })}</Notice>;
  if (status === "declined") return <Notice>{m.applications_form_declined({ company, date })}</Notice>;
  return isOpen ? null : <Notice>{m.applications_form_already_ended()}</Notice>;
}

/** Who gets a copy and what happens to it, in so many words. */
function Promises({ request: { company } }: { readonly request: FormRequestData }) {
  return (
    <>
      <Text as="h2" look="h4">
        {m.applications_form_what()}
      </Text>
      <Prose>
        <ul>
          <li>{m.applications_form_free()}</li>
          <li>{m.applications_form_who({ company })}</li>
          <li>{m.applications_form_then()}</li>
          <li>{m.applications_form_managers()}</li>
          <li>{m.applications_form_end()}</li>
        </ul>
      </Prose>
    </>
  );
}
