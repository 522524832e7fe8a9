import { m } from "#messages";
import { inBrowser, onServer } from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Page, Row, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { historyPath } from "../../../applications/portal/history-address.ts";
import { useHeadingFocus } from "../../../applications/portal/review/screens/use-heading-focus.ts";
import type { Route } from "./+types/star.route";
import { OpenStarForm } from "./open-star-form.tsx";
import styles from "./sent-star-form.module.css";
import { StarHead } from "./star-head.tsx";
import { load, type SentStar } from "./star-page.ts";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "star-form.answer", hydrate: "eager", offline: "usable" };

export function meta() {
  return [{ title: pageTitle(m.interviews_star_title()) }, { name: "robots", content: "noindex" }];
}

/** R35: the STAR form that a phase of an application asks for. */
export default function StarPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.status === "sent") return <SentStarForm star={loaderData} />;
  return <OpenStarForm key={loaderData.id} star={loaderData} />;
}

/** The form as it was sent: every question with what was written. */
function SentStarForm({ star }: { readonly star: SentStar }) {
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
