import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { momentText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { WorkPage, WorkSection } from "../../../../ui/dense/work-page.tsx";
import { IconRow, IconRows } from "../../../../ui/display/icon-rows.tsx";
import { Tag } from "../../../../ui/display/tag.tsx";
import type { IconName } from "../../../../ui/icons/icon-paths.ts";
import { Text, VisuallyHidden } from "../../../../ui/layout/text.tsx";
import type { DeviceKind } from "../../../identity/devices/device-kinds.ts";
import type { Route } from "./+types/me.route";
import { act, load, type MeOutcome } from "./act-on-me.ts";
import type { DeskSession } from "./me.calls.ts";
import styles from "./me.module.css";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { OwnSettings } from "./own-settings.tsx";
import { SecondSteps } from "./second-steps.tsx";

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
function Devices({ sessions, outcome }: DevicesProps) {
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

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "desk.read", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_me_title());
}

/** Oneself: name and language, second steps, devices. */
export default function Me({ loaderData: { me, steps, sessions }, actionData: outcome }: Route.ComponentProps) {
  return (
    <WorkPage title={m.desk_me_title()} sub={me.email}>
      <OwnSettings me={me} outcome={outcome} />
      <SecondSteps steps={steps} outcome={outcome} />
      <Devices sessions={sessions} outcome={outcome} />
    </WorkPage>
  );
}
