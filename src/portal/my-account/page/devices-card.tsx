import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { momentText } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { ShowMore } from "../../../ui/display/details.tsx";
import { IconRow, IconRows } from "../../../ui/display/icon-rows.tsx";
import { Tag } from "../../../ui/display/tag.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { Text, VisuallyHidden } from "../../../ui/layout/text.tsx";
import { pressed } from "./act-on-my-account.ts";
import { deviceIcons } from "./device-icons.ts";
import type { Session } from "./load-my-account.ts";

/** Where the account is signed in, and how to end it elsewhere. */
export function DevicesCard({ sessions }: { readonly sessions: readonly Session[] }) {
  const leaving = useNavigation().formData;
  return (
    <Card as="section">
      <Stack>
        <Text as="h2" look="h3">
          {m.my_account_devices()}
        </Text>
        <Form method="post" id={formId}>
          <Devices sessions={sessions.slice(0, shown)} />
          {sessions.length > shown && (
            <ShowMore summary={m.my_account_more({ count: sessions.length - shown })}>
              <Devices sessions={sessions.slice(shown)} />
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
const shown = 5;

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
