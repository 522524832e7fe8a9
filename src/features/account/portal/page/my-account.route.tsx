import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { momentText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { ShowMore } from "../../../../ui/display/details.tsx";
import { IconRow, IconRows } from "../../../../ui/display/icon-rows.tsx";
import { Tag } from "../../../../ui/display/tag.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { useOutcomeFocus } from "../../../../ui/forms/form.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page, Split, Stack } from "../../../../ui/layout/layout.tsx";
import { Text, VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { SuggestionsCard } from "../../../alerts/portal/digest/suggestions-card.tsx";
import { LooksCard } from "../looks-card.tsx";
import type { Route } from "./+types/my-account.route";
import { ActivityCard, deviceIcons } from "./activity-card.tsx";
import { ConsentsCard } from "./consents-card.tsx";
import { DataCards } from "./data-cards.tsx";
import { act, load, type MyAccountOutcome, pressed, type Session } from "./my-account-page.ts";

/** Where the account is signed in, and how to end it elsewhere. */
function DevicesCard({ sessions }: { readonly sessions: readonly Session[] }) {
  const leaving = useNavigation().formData;
  return (
    <Card as="section">
      <Stack>
        <Text as="h2" look="h3">
          {m.my_account_devices()}
        </Text>
        <Form method="post" id={formId}>
          <Devices sessions={sessions.slice(0, mostShown)} />
          {sessions.length > mostShown && (
            <ShowMore summary={m.my_account_more({ count: sessions.length - mostShown })}>
              <Devices sessions={sessions.slice(mostShown)} />
            </ShowMore>
          )}
        </Form>
        {sessions.length > 1 ? (
          <div>
            <Button
              type="submit"
              form={formId}
              name={pressed.others}
              value="1"
              kind="danger-line"
              small
              busy={leaving?.has(pressed.others)}
            >
              {m.my_account_end_others()}
            </Button>
          </div>
        ) : (
          <Text tone="muted">{m.my_account_no_others()}</Text>
        )}
      </Stack>
    </Card>
  );
}

const formId = "devices";

/** As many as are looked at without asking for more. */
const mostShown = 5;

function Devices({ sessions }: { readonly sessions: readonly Session[] }) {
  const leaving = useNavigation().formData?.get(pressed.session);
  return (
    <IconRows>
      {sessions.map((session) => (
        <Device key={session.id} session={session} isLeaving={leaving === String(session.id)} />
      ))}
    </IconRows>
  );
}

function Device({ session, isLeaving }: { readonly session: Session; readonly isLeaving: boolean }) {
  const { id, device, kind, network, lastUsedAt, isCurrent } = session;
  const moment = momentText(lastUsedAt);
  return (
    <IconRow
      icon={deviceIcons[kind]}
      title={device}
      note={isCurrent ? m.my_account_device_now({ network }) : m.my_account_device_last({ network, moment })}
      aside={
        isCurrent ? (
          <Tag tone="success">{m.my_account_this_device()}</Tag>
        ) : (
          <Button type="submit" name={pressed.session} value={id} kind="secondary" small busy={isLeaving}>
            {m.my_account_end()} <VisuallyHidden>{m.my_account_end_which({ device, moment })}</VisuallyHidden>
          </Button>
        )
      }
    />
  );
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "account.read", hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.my_account_title()) }, { name: "robots", content: "noindex" }];
}

/** An addition: where one is signed in, what one agreed to, and all that is held about one. */
export default function MyAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { email, sessions, activity, consents, looks, suggestions, mailLanguage, isProved } = loaderData;
  useOutcomeFocus(actionData);
  return (
    <Page>
      <PageHead title={m.my_account_title()} lead={email}>
        {actionData && <OutcomeNotice outcome={actionData} />}
      </PageHead>
      <Split gap={48}>
        <Stack gap={24}>
          <DevicesCard sessions={sessions} />
          <SuggestionsCard suggestions={suggestions} />
          <ActivityCard activity={activity} />
          <LooksCard looks={looks} />
          <ConsentsCard consents={consents} />
        </Stack>
        <DataCards mailLanguage={mailLanguage} isProved={isProved} />
      </Split>
    </Page>
  );
}

function words(outcome: MyAccountOutcome): string {
  switch (outcome.status) {
    case "ended-one":
      return m.my_account_ended_one();
    case "ended-others":
      return m.my_account_ended_others();
    case "ended-before":
      return m.my_account_ended_before();
    case "mail-language":
      return m.my_account_mail_changed();
    case "withdrawn":
    case "failed":
      return outcome.message;
  }
}

/** What became of the last press, above everything. */
function OutcomeNotice({ outcome }: { readonly outcome: MyAccountOutcome }) {
  const isBad = outcome.status === "failed";
  return (
    <Notice tone={isBad ? "danger" : "success"} announce={isBad ? "alert" : "status"}>
      {words(outcome)}
    </Notice>
  );
}
