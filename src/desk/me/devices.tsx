import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import type { DeviceKind } from "../../domain/people/devices/device-kinds.ts";
import { momentText } from "../../i18n/formats.ts";
import { Button } from "../../ui/actions/button.tsx";
import { WorkSection } from "../../ui/dense/work-page.tsx";
import { IconRow, IconRows } from "../../ui/display/icon-rows.tsx";
import { Tag } from "../../ui/display/tag.tsx";
import type { IconName } from "../../ui/icons/icon-paths.ts";
import { Text, VisuallyHidden } from "../../ui/layout/text.tsx";
import type { MeOutcome } from "./act-on-me.ts";
import type { DeskSession } from "./me.calls.ts";
import styles from "./me.module.css";
import { OutcomeNotice } from "./outcome-notice.tsx";

const icons: Record<DeviceKind, IconName> = {
  phone: "device-mobile",
  tablet: "device-tablet",
  computer: "device-desktop",
  unknown: "world",
};

interface DevicesProps {
  readonly sessions: readonly DeskSession[];
  readonly outcome: MeOutcome | undefined;
}

/** Where one is signed in, and how to end it elsewhere. */
export function Devices({ sessions, outcome }: DevicesProps) {
  const leaving = useNavigation().formData;
  return (
    <WorkSection title={m.desk_me_devices()}>
      <div className={styles.section}>
        <Text tone="muted">{m.desk_me_devices_lead()}</Text>
        <OutcomeNotice outcome={outcome} deeds={["end", "end-others"]} />
        <IconRows>
          {sessions.map((session) => (
            <Device key={session.id} session={session} isLeaving={leaving?.get("session") === String(session.id)} />
          ))}
        </IconRows>
        {sessions.length > 1 && (
          <Form method="post">
            <Button
              type="submit"
              name="do"
              value="end-others"
              kind="danger-line"
              small
              busy={leaving?.get("do") === "end-others"}
            >
              {m.desk_me_end_others()}
            </Button>
          </Form>
        )}
      </div>
    </WorkSection>
  );
}

function Device({ session, isLeaving }: { readonly session: DeskSession; readonly isLeaving: boolean }) {
  const { id, device, kind, network, lastUsedAt, isCurrent } = session;
  const moment = momentText(lastUsedAt);
  return (
    <IconRow
      icon={icons[kind]}
      title={device}
      note={m.desk_me_device_last({ network, moment })}
      aside={
        isCurrent ? (
          <Tag tone="success">{m.desk_me_this_device()}</Tag>
        ) : (
          <Form method="post">
            <input type="hidden" name="do" value="end" />
            <Button type="submit" name="session" value={id} kind="secondary" small busy={isLeaving}>
              {m.desk_me_end()} <VisuallyHidden>{m.desk_me_end_which({ device, moment })}</VisuallyHidden>
            </Button>
          </Form>
        )
      }
    />
  );
}
