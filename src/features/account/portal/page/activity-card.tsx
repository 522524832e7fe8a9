import { Link } from "react-router";
import { m } from "#messages";
import { momentText } from "../../../../i18n/formats.ts";
import { Card } from "../../../../ui/display/card.tsx";
import { ShowMore } from "../../../../ui/display/details.tsx";
import { IconRow, IconRows } from "../../../../ui/display/icon-rows.tsx";
import { Tag, type TagTone } from "../../../../ui/display/tag.tsx";
import type { IconName } from "../../../../ui/icons/icon-paths.ts";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import type { AccountEvent } from "../../../identity/account-event.ts";
import type { DeviceKind } from "../../../identity/devices/device-kinds.ts";
import type { Activity } from "./my-account-page.ts";

export const deviceIcons = {
  phone: "device-mobile",
  tablet: "device-tablet",
  computer: "device-desktop",
  unknown: "world",
} as const satisfies Record<DeviceKind, IconName>;

/** Labels of the events. */
const eventWords = {
  registered: m.my_account_event_registered,
  activated: m.my_account_event_activated,
  "signed-in": m.my_account_event_signed_in,
  "wrong-password": m.my_account_event_wrong_password,
  "not-activated": m.my_account_event_not_activated,
  limited: m.my_account_event_limited,
  "second-step-passed": m.my_account_event_second_step_passed,
  "wrong-code": m.my_account_event_wrong_code,
  "recovery-code-used": m.my_account_event_recovery_code_used,
  "signed-out": m.my_account_event_signed_out,
  "session-ended": m.my_account_event_session_ended,
  "password-changed": m.my_account_event_password_changed,
  "password-reset": m.my_account_event_password_reset,
  "reset-asked": m.my_account_event_reset_asked,
  "two-step-on": m.my_account_event_two_step_on,
  "two-step-off": m.my_account_event_two_step_off,
  "two-step-end-asked": m.my_account_event_two_step_end_asked,
  "two-step-kept": m.my_account_event_two_step_kept,
  "recovery-codes-renewed": m.my_account_event_recovery_codes_renewed,
  "passkey-added": m.my_account_event_passkey_added,
  "passkey-removed": m.my_account_event_passkey_removed,
  "provider-joined": m.my_account_event_provider_joined,
  "provider-parted": m.my_account_event_provider_parted,
  "data-downloaded": m.my_account_event_data_downloaded,
  "consent-withdrawn": m.my_account_event_consent_withdrawn,
  "suggestions-changed": m.my_account_event_suggestions_changed,
  "suggestions-stopped": m.my_account_event_suggestions_stopped,
  deleted: m.my_account_event_deleted,
} as const satisfies Record<AccountEvent, () => string>;

/** How it looks: what went wrong, what changed, and what is as it should be. */
const eventTones: Readonly<Record<AccountEvent, TagTone>> = {
  registered: undefined,
  activated: "success",
  "signed-in": "success",
  "wrong-password": "danger",
  "not-activated": "warning",
  limited: "danger",
  "second-step-passed": "success",
  "wrong-code": "danger",
  "recovery-code-used": "warning",
  "signed-out": undefined,
  "session-ended": undefined,
  "password-changed": "info",
  "password-reset": "info",
  "reset-asked": "warning",
  "two-step-on": "info",
  "two-step-off": "warning",
  "two-step-end-asked": "warning",
  "two-step-kept": "info",
  "recovery-codes-renewed": "info",
  "passkey-added": "info",
  "passkey-removed": "warning",
  "provider-joined": "info",
  "provider-parted": "info",
  "data-downloaded": "info",
  "consent-withdrawn": undefined,
  "suggestions-changed": "info",
  "suggestions-stopped": "info",
  deleted: undefined,
};

/** As many as are looked at without asking for more. */
const mostShown = 5;

/** Events of the account: sign-in attempts and changes. */
export function ActivityCard({ activity }: { readonly activity: readonly Activity[] }) {
  const [first, rest] = [activity.slice(0, mostShown), activity.slice(mostShown)];
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
