import { m } from "#messages";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Page, Row, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { historyPath } from "../../../applying/history-address.ts";
import { useHeadingFocus } from "../../../applying/review/screens/use-heading-focus.ts";
import type { SentStar } from "./load-star.ts";
import styles from "./sent-star-form.module.css";
import { StarHead } from "./star-head.tsx";

/** The form as it was sent: every question with what was written. */
export function SentStarForm({ star }: { readonly star: SentStar }) {
  useHeadingFocus();
  const { submittedAt, questions, applicationId } = star;
  return (
    <Page>
      <StarHead star={star} />
      <Stack gap={24} className={styles.sent}>
        {submittedAt !== null && (
          <Notice tone="success" icon="circle-check" announce="status">
            <p>
              {m.interviews_star_sent({
                date: dateText(jakartaDay(submittedAt)),
                time: timeText(submittedAt),
              })}
            </p>
          </Notice>
        )}
        {questions.map(({ id, question, details, answer }) => (
          <Card as="section" inset="roomy" key={id}>
            <Text as="h2" look="h3">
              {question}
            </Text>
            <dl className={styles.answers}>
              {details.map((detail) => (
                <div key={detail.id}>
                  <dt>{detail.label}</dt>
                  <dd>{answer.find((one) => one.detailId === detail.id)?.text}</dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
        <Row>
          <ButtonLink to={historyPath({ open: applicationId })} kind="secondary" icon="arrow-left">
            {m.interviews_star_back()}
          </ButtonLink>
        </Row>
      </Stack>
    </Page>
  );
}
