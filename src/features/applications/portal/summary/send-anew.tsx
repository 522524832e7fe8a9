import { type FormEvent, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { m } from "#messages";
import { captchaName } from "../../../../contract/captcha-name.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { CaptchaField } from "../../../identity/portal/captcha/captcha-field.tsx";
import { sendAnewId, sendAnewPath } from "../../summary-address.ts";
import { Changes } from "../changes.tsx";
import { MissingNotice } from "../review/missing-notice.tsx";
import type { Outcome } from "../review/outcome/outcome.ts";
import { editPath } from "../review/review-address.ts";
import { useCaptchaRound } from "../review/use-captcha-round.ts";
import type { SendAnewData } from "./load-summary.ts";
import styles from "./send-anew.module.css";
import { summaryFields, summaryForms } from "./summary-fields.ts";

interface SendAnewProps {
  readonly applicationId: number;
  readonly data: SendAnewData;
  /** Whether the vacancy asked something. */
  readonly hasAnswers: boolean;
  readonly answered: SendAnewTry | undefined;
}

const titleId = "send-anew-title";

/** Until the vacancy closes: the differences of today's resume to what was sent, and a form that sends it. */
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

/** The result of the last try. */
interface SendAnewTry {
  readonly at: number;
  readonly outcome: Outcome;
}

interface Solution {
  round: number;
  payload: string;
}

/** The captcha and the button that sends; sent again it is one deed (`contract/one-act.ts`). */
function SendAnewForm({ answered }: { readonly answered: SendAnewTry | undefined }) {
  const isBusy = useNavigation().formData?.get(summaryFields.intent) === "edit";
  const [solution, setSolution] = useState<Solution>({ round: 0, payload: "" });
  const [wantsCaptcha, setWantsCaptcha] = useState(false);
  const round = useCaptchaRound(answered);
  const isSolved = solution.round === round && solution.payload !== "";
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isBusy || !isSolved) event.preventDefault();
    if (isBusy) return;
    setWantsCaptcha(!isSolved);
    if (!isSolved) document.getElementById(captchaName)?.scrollIntoView({ block: "center" });
  };
  return (
    <Form
      id={summaryForms.edit}
      method="post"
      preventScrollReset
      onSubmit={onSubmit}
      noValidate
      aria-busy={isBusy || undefined}
    >
      <Stack>
        <input type="hidden" name={summaryFields.intent} value="edit" />
        <CaptchaField
          key={round}
          onSolution={(payload) => setSolution({ round, payload })}
          error={wantsCaptcha && !isSolved ? m.applications_review_want_captcha() : undefined}
        />
        <div>
          <Button type="submit" icon="send" busy={isBusy}>
            {isBusy ? m.applications_review_sending() : m.applications_edit_button()}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
