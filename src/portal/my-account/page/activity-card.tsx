import { Link } from "react-router";
import { m } from "#messages";
import { momentText } from "../../../i18n/formats.ts";
import { Card } from "../../../ui/display/card.tsx";
import { ShowMore } from "../../../ui/display/details.tsx";
import { IconRow, IconRows } from "../../../ui/display/icon-rows.tsx";
import { Tag } from "../../../ui/display/tag.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { eventTones, eventWords } from "./activity-words.ts";
import { deviceIcons } from "./device-icons.ts";
import type { Activity } from "./load-my-account.ts";

/** As many as are looked at without asking for more. */
const shown = 5;

/** What happened to the account: tries to sign in, right or wrong, and what was changed. */
export function ActivityCard({ activity }: { readonly activity: readonly Activity[] }) {
  const [first, rest] = [activity.slice(0, shown), activity.slice(shown)];
  return (
    <Card as="section">
      <Stack>
        <Text as="h2" look="h3">
          {m.my_account_activity()}
        </Text>
        <div>
          {first.length === 0 ? <Text tone="muted">{m.my_account_no_activity()}</Text> : <Events events={first} />}
          {rest.length > 0 && (
            <ShowMore summary={m.my_account_more({ count: rest.length })}>
              <Events events={rest} />
            </ShowMore>
          )}
        </div>
        <p>
          {m.my_account_not_you()} <Link to="/account/change-password">{m.my_account_new_password()}</Link>
        </p>
      </Stack>
    </Card>
  );
}

function Events({ events }: { readonly events: readonly Activity[] }) {
  return (
    <IconRows>
      {events.map((one) => (
        <IconRow
          key={one.id}
          icon={deviceIcons[one.kind]}
          title={momentText(one.at)}
          note={m.my_account_from({ device: one.device, network: one.network })}
          aside={<Tag tone={eventTones[one.event]}>{eventWords[one.event]()}</Tag>}
        />
      ))}
    </IconRows>
  );
}
