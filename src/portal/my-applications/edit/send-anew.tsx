import { Link } from "react-router";
import { m } from "#messages";
import { sendAnewId, sendAnewPath } from "../../../domain/applications/summary/summary-address.ts";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Row, Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { Changes } from "../../applying/changes/changes.tsx";
import { MissingNotice } from "../../applying/review/missing-notice.tsx";
import { editPath } from "../../applying/review/review-address.ts";
import type { SendAnewData } from "./load-send-anew.ts";
import styles from "./send-anew.module.css";
import { SendAnewForm, type SendAnewTry } from "./send-anew-form.tsx";

interface SendAnewProps {
  readonly applicationId: number;
  readonly data: SendAnewData;
  /** Whether the vacancy asked something. */
  readonly hasAnswers: boolean;
  readonly answered: SendAnewTry | undefined;
}

const titleId = "send-anew-title";

/** Until the vacancy closes: what the resume of today would change of what was sent, and the way to send it. */
export function SendAnew({ applicationId, data, hasAnswers, answered }: SendAnewProps) {
  const { until, changes, missing, hasStatements } = data;
  const back = sendAnewPath(applicationId);
  const isReady = missing.length === 0 && hasStatements;
  return (
    <Card as="section" id={sendAnewId} className={styles.card} aria-labelledby={titleId}>
      <Stack>
        <Text as="h2" look="h3" id={titleId}>
          {m.applications_edit_title()}
        </Text>
        <Text tone="muted">{m.applications_edit_text(until)}</Text>
        {hasAnswers && <Text tone="muted">{m.applications_edit_answers_stay()}</Text>}
        {missing.length > 0 && <MissingNotice missing={missing} back={back} />}
        {missing.length === 0 && !hasStatements && (
          <Notice tone="warning">
            {m.applications_consent_missing()}{" "}
            <Link to={editPath("consents", back)}>{m.applications_edit_resume()}</Link>
          </Notice>
        )}
        {isReady && changes.length === 0 && <Notice>{m.applications_edit_same()}</Notice>}
        {isReady && changes.length > 0 && (
          <>
            <Changes sections={changes} />
            <SendAnewForm answered={answered} />
          </>
        )}
        <Row>
          <ButtonLink to={editPath("personal-data", back)} kind="secondary" icon="pencil">
            {m.applications_edit_resume()}
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  );
}
