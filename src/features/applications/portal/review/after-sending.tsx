import { m } from "#messages";
import { Card } from "../../../../ui/display/card.tsx";
import { Timeline, TimelineStep } from "../../../../ui/display/timeline.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import styles from "./after-sending.module.css";

interface AfterSendingProps {
  /** The phases of recruitment in their order. */
  readonly phases: readonly string[];
  /** Working days until an answer, null when not promised. */
  readonly replyDays: number | null;
}

/** The next steps after sending. */
export function AfterSending({ phases: [received, reading], replyDays }: AfterSendingProps) {
  const reply = replyDays === null ? undefined : m.applications_review_reply_days({ count: replyDays });
  return (
    <>
      <Card>
        <Stack>
          <Text as="h2" look="h4">
            {m.applications_review_after_title()}
          </Text>
          <Timeline>
            {received !== undefined && (
              <TimelineStep state="now" title={received} when={m.applications_review_after_received()} />
            )}
            {reading !== undefined && <TimelineStep title={reading} when={reply} />}
            <TimelineStep title={m.applications_review_after_news()} when={m.applications_review_after_where()} />
          </Timeline>
        </Stack>
      </Card>
      <p className={styles.free}>
        <Icon name="shield-checkered" size={16} />
        <span>{m.applications_review_free()}</span>
      </p>
    </>
  );
}
