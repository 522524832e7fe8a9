import { data, Form } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import {
  actInBrowser,
  actOnServer,
  inBrowser,
  leadToOwnAddress,
  need,
  onServer,
  type PageAction,
  type PageRequest,
  signInFirst,
} from "../../../contract/page.ts";
import { getId, pageTitle } from "../../../contract/page-meta.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { dateText } from "../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../ui/actions/button.tsx";
import { MoreLink } from "../../../ui/actions/more-link.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { useOutcomeFocus, useSending } from "../../../ui/forms/form.tsx";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page, Row, Stack } from "../../../ui/layout/layout.tsx";
import { Prose, Text } from "../../../ui/layout/text.tsx";
import { Breadcrumbs } from "../../../ui/navigation/breadcrumbs.tsx";
import { formRequestPath, summaryPath } from "../summary-address.ts";
import type { Route } from "./+types/form-request.route";
import { getApplication, getApplicationDetails, giveFormCall } from "./application.calls.ts";
import { statusOfWire } from "./wire-status.ts";

interface Params {
  id: string;
}

const day = (moment: string) => dateText(jakartaDay(moment));

/** Loads a company's request for the extended form and its state; throws a 404 where no company asked. */
async function load(page: PageRequest<Params>) {
  const { api, language, url } = page;
  if (!page.isSignedIn) throw signInFirst(url);
  const id = getId(page.params.id);
  leadToOwnAddress(url, [formRequestPath(id)]);
  const [sent, details] = await Promise.all([
    api.send(getApplication, { path: { id, lang: language }, query: {} }),
    api.send(getApplicationDetails, { path: { lang: language }, body: { applicationId: id } }),
  ]);
  const { position, companyName, applicationStatusId } = need(sent, url).data;
  const { formRequest } = need(details, url).data;
  if (formRequest === null) throw data({ code: "not-found" }, { status: 404 });
  const { status, askedAt, answeredAt, ownForm } = formRequest;
  return {
    ...{ id, position, company: companyName, status },
    isOpen: statusOfWire(applicationStatusId) === "on-process",
    askedOn: day(askedAt),
    answeredOn: answeredAt === null ? "" : day(answeredAt),
    ownForm: ownForm && { to: ownForm.url, sentOn: day(ownForm.sentAt) },
  };
}

type FormRequestData = Awaited<ReturnType<typeof load>>;

/** Sends the answer. @returns the server's message where it was refused, else null */
async function act(page: PageAction<Params>): Promise<{ message: string } | null> {
  const { api, form, url } = page;
  const body = { applicationId: getId(page.params.id), give: form.get("answer") === "give" };
  const sent = await api.send(giveFormCall, { body });
  if (sent.status === "accepted") return null;
  if (sent.http === 401 || sent.http === 404) need(sent, url);
  return { message: sent.message };
}

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
          <RequestState request={loaderData} />
          <Promises request={loaderData} />
          {mayAnswer(loaderData) && <AnswerForm request={loaderData} />}
        </Stack>
      </Card>
    </Page>
  );
}

/** Who has not answered may, and who declined may still give. */
const mayAnswer = ({ isOpen, status }: FormRequestData) => isOpen && (status === "asked" || status === "declined");

function RequestState({ request }: { readonly request: FormRequestData }) {
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

/** Giving or declining; where no form was sent yet, links to fill one in replace giving. */
function AnswerForm({ request }: { readonly request: FormRequestData }) {
  const { company, ownForm, status } = request;
  const busy = useSending();
  return (
    <Form method="post">
      <Stack gap={16}>
        {ownForm === null ? (
          <FillIn />
        ) : (
          <MoreLink to={ownForm.to} icon="file-text">
            {m.applications_form_own({ date: ownForm.sentOn })}
          </MoreLink>
        )}
        <Row>
          {ownForm !== null && (
            <Button type="submit" name="answer" value="give" busy={busy}>
              {m.applications_form_give({ company })}
            </Button>
          )}
          {status === "asked" && (
            <Button type="submit" name="answer" value="decline" kind="secondary" busy={busy}>
              {m.applications_form_decline()}
            </Button>
          )}
        </Row>
      </Stack>
    </Form>
  );
}

/** Both variants: the applicant chooses the one that fits. */
function FillIn() {
  return (
    <>
      <p>{m.applications_form_missing()}</p>
      <Row>
        <ButtonLink to="/flk1" kind="secondary" icon="file-text">
          {m.applications_form_fill_graduate()}
        </ButtonLink>
        <ButtonLink to="/flk2" kind="secondary" icon="file-text">
          {m.applications_form_fill_professional()}
        </ButtonLink>
      </Row>
    </>
  );
}
