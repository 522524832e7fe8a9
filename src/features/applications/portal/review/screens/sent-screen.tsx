import { m } from "#messages";
import { ButtonLink } from "../../../../../ui/actions/button.tsx";
import { Card } from "../../../../../ui/display/card.tsx";
import { Timeline, TimelineStep } from "../../../../../ui/display/timeline.tsx";
import { StateScreen } from "../../../../../ui/feedback/state-screen.tsx";
import { Page, Row } from "../../../../../ui/layout/layout.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import { historyPath } from "../../history-address.ts";
import type { SentReview } from "../load-review.ts";
import { useForgottenAnswers } from "../questions/use-answers.ts";
import styles from "./sent-screen.module.css";
import { SurveyOffer } from "./survey-offer.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";

/** The application is on its way: its number, what happens next, where to follow it. */
export function SentScreen({ sent }: { readonly sent: SentReview }) {
  useHeadingFocus();
  useForgottenAnswers();
  const { applicationId, title, company, phases } = sent;
  return (
    <Page>
      <StateScreen
        icon="circle-check"
        tone="success"
        level={1}
        title={m.applications_review_sent_title()}
        text={m.applications_review_sent_text({ title, company, number: applicationId })}
      >
        <Row className={styles.ways}>
          <ButtonLink to={historyPath({ open: applicationId })}>{m.applications_review_follow()}</ButtonLink>
        </Row>
      </StateScreen>
      <SurveyOffer url={sent.surveyUrl} />
      {phases.length > 0 && <WhatNext phases={phases} />}
    </Page>
  );
}

function WhatNext({ phases }: Pick<SentReview, "phases">) {
  return (
    <Card as="section" className={styles.next} inset="roomy">
      <Text as="h2" look="h4">
        {m.applications_review_next_title()}
      </Text>
      <Text tone="muted">{m.applications_review_next_text()}</Text>
      <Timeline>
        {phases.map((phase, index) => (
          <TimelineStep
            key={phase}
            state={index === 0 ? "now" : "next"}
            title={index === 0 ? m.applications_review_phase_now({ phase }) : phase}
          />
        ))}
      </Timeline>
    </Card>
  );
}
