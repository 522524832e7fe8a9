import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { counted, dateText } from "../../../../i18n/formats.ts";
import { Button, ButtonLink, type ButtonLook } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { ShowMore } from "../../../../ui/display/details.tsx";
import { Tag } from "../../../../ui/display/tag.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { RadioGroup } from "../../../../ui/fields/radio-group.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Fields } from "../../../../ui/forms/form.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page, Row, Stack } from "../../../../ui/layout/layout.tsx";
import { Text, VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { longestName } from "../../alert.ts";
import { frequencyChoices, frequencyLabel } from "../frequency-words.ts";
import styles from "./alerts-page.module.css";
import { type AlertAct, type AlertsData, type AlertsOutcome, type ShownAlert, sent } from "./manage-alerts.ts";

const done = {
  change: m.alerts_done_changed,
  pause: m.alerts_done_paused,
  resume: m.alerts_done_resumed,
  wanted: m.alerts_done_wanted,
  delete: m.alerts_done_deleted,
} as const;

function OutcomeNotice({ outcome }: { readonly outcome: AlertsOutcome | undefined }) {
  if (outcome === undefined || outcome.status === "wrong-name") return null;
  const isBad = outcome.status === "failed";
  return (
    <Notice tone={isBad ? "danger" : "success"} announce={isBad ? "alert" : "status"}>
      {isBad ? outcome.message : done[outcome.status]()}
    </Notice>
  );
}

interface AlertsPageProps {
  readonly data: AlertsData;
  readonly outcome: AlertsOutcome | undefined;
}

/** Someone's alerts, each with what one may do about it. */
export function AlertsPage({ data: { email, alerts }, outcome }: AlertsPageProps) {
  return (
    <Page>
      <PageHead title={m.alerts_title()} lead={m.alerts_lead_email({ email })}>
        <OutcomeNotice outcome={outcome} />
      </PageHead>
      {alerts.length === 0 ? (
        <StateScreen icon="bell" title={m.alerts_empty_title()} text={m.alerts_empty_text()}>
          <ButtonLink to="/lowongan">{m.alerts_to_list()}</ButtonLink>
        </StateScreen>
      ) : (
        <Stack as="ul" gap={16} className={styles.alerts}>
          {alerts.map((alert) => (
            <AlertCard
              key={alert.id}
              alert={alert}
              wrongName={outcome?.status === "wrong-name" && outcome.id === alert.id ? outcome.message : undefined}
            />
          ))}
        </Stack>
      )}
    </Page>
  );
}

interface AlertCardProps {
  readonly alert: ShownAlert;
  readonly wrongName: string | undefined;
}

/** One alert: what it looks for, how it goes, and what one may do about it. */
function AlertCard({ alert, wrongName }: AlertCardProps) {
  const { id, name, list } = alert;
  return (
    <Card as="li">
      <Stack gap={12}>
        <Row spread="between" align="start">
          <Text as="h2" look="h4">
            {name}
          </Text>
          {alert.isPaused ? (
            <Tag tone="warning">{m.alerts_item_paused()}</Tag>
          ) : (
            <Tag tone="info">{frequencyLabel(alert.frequency)}</Tag>
          )}
        </Row>
        <Text look="small" tone="muted">
          {m.alerts_item_hits(counted(alert.hitsLastWeek))} ·{" "}
          {alert.lastSentAt === null
            ? m.alerts_item_never()
            : m.alerts_item_last({ date: dateText(jakartaDay(alert.lastSentAt)) })}
        </Text>
        {alert.endsOn !== null && (
          <Form method="post">
            <Notice tone="warning">
              <Stack gap={12}>
                <p>{m.alerts_item_ends({ date: dateText(alert.endsOn) })}</p>
                <div>
                  <Press alert={alert} act="wanted" kind="secondary">
                    {m.alerts_item_wanted()}
                  </Press>
                </div>
              </Stack>
            </Notice>
          </Form>
        )}
        <Form method="post">
          <Row gap={8}>
            <ButtonLink to={list} kind="secondary" small icon="search">
              {m.alerts_item_open()}
              <Which name={name} />
            </ButtonLink>
            <Press alert={alert} act={alert.isPaused ? "resume" : "pause"} kind="quiet">
              {alert.isPaused ? m.alerts_item_resume() : m.alerts_item_pause()}
            </Press>
          </Row>
        </Form>
        <ShowMore summary={<Summary name={name} />}>
          <ChangeForm key={id} alert={alert} wrongName={wrongName} />
        </ShowMore>
      </Stack>
    </Card>
  );
}

function Summary({ name }: { readonly name: string }) {
  return (
    <>
      {m.alerts_item_change()}
      <Which name={name} />
    </>
  );
}

/** Which of many buttons of one word it is, for screen readers. */
function Which({ name }: { readonly name: string }) {
  return (
    <>
      {" "}
      <VisuallyHidden>{m.alerts_item_which({ name })}</VisuallyHidden>
    </>
  );
}

interface PressProps extends Pick<ButtonLook, "kind"> {
  readonly alert: ShownAlert;
  readonly act: AlertAct;
  readonly children: string;
}

/** A button that does one thing to one alert. */
function Press({ alert: { id, name }, act, kind, children }: PressProps) {
  const leaving = useNavigation().formData;
  const busy = leaving?.get(sent.id) === String(id) && leaving.get(sent.act) === act;
  return (
    <>
      <input type="hidden" name={sent.id} value={id} />
      <Button type="submit" name={sent.act} value={act} kind={kind} small busy={busy}>
        {children}
        <Which name={name} />
      </Button>
    </>
  );
}

function ChangeForm({ alert, wrongName }: AlertCardProps) {
  const { id, name, frequency } = alert;
  return (
    <Form method="post">
      <Fields>
        <TextField
          id={`name-${id}`}
          name={sent.name}
          label={m.alerts_item_name()}
          defaultValue={name}
          maxLength={longestName}
          error={wrongName}
        />
        <RadioGroup
          id={`frequency-${id}`}
          name={sent.frequency}
          label={m.alerts_frequency()}
          choices={frequencyChoices()}
          defaultValue={frequency}
        />
        <Row>
          <Press alert={alert} act="change" kind="secondary">
            {m.alerts_item_save()}
          </Press>
          <Press alert={alert} act="delete" kind="danger-line">
            {m.alerts_item_delete()}
          </Press>
        </Row>
      </Fields>
    </Form>
  );
}
