import { type FormEvent, useState } from "react";
import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { Button, ButtonLink } from "../../../../../ui/actions/button.tsx";
import { Card } from "../../../../../ui/display/card.tsx";
import { Notice } from "../../../../../ui/feedback/notice.tsx";
import { Stack } from "../../../../../ui/layout/layout.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import { CaptchaField } from "../../../../identity/portal/captcha/captcha-field.tsx";
import { Changes } from "../../changes.tsx";
import type { ReviewedResume } from "../load-resume.ts";
import { MissingList } from "../missing-notice.tsx";
import type { Answered, Outcome } from "../outcome/outcome.ts";
import { editPath } from "../review-address.ts";
import { formNames } from "../review-form.ts";
import { type DraftReview, draftFields } from "./draft-review.ts";

interface TakeDraftFormProps {
  readonly draft: DraftReview;
  readonly version: number;
  /** The last try to take it in. */
  readonly answered: Answered | undefined;
}

const captchaId = "draft-captcha";

function failureText(outcome: Outcome): string | null {
  switch (outcome.status) {
    case "wrong":
      return null;
    case "changed":
      return m.applications_review_changed_text();
    case "invalid":
      return outcome.messages.join(" ");
    case "waiting":
      return outcome.message;
    case "offline":
      return m.applications_review_offline_text();
    case "signed-out":
      return m.contract_token_expired();
    default:
      return m.applications_draft_failed();
  }
}

/** The captcha and the button that takes the draft in. */
function TakeDraftForm({ draft, version, answered }: TakeDraftFormProps) {
  const isBusy = useNavigation().formData?.has(draftFields.intent) === true;
  const [solution, setSolution] = useState({ round: 0, payload: "" });
  const [wants, setWants] = useState(false);
  // A solution counts once, whatever the result.
  const round = answered?.at ?? 0;
  const isSolved = solution.round === round && solution.payload !== "";
  const isRefused = answered?.outcome.status === "wrong";
  const failure = answered === undefined ? null : failureText(answered.outcome);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isBusy || !isSolved) event.preventDefault();
    if (!isBusy) setWants(!isSolved);
  };
  return (
    <Form method="post" preventScrollReset noValidate onSubmit={onSubmit} aria-busy={isBusy || undefined}>
      <Stack>
        <input type="hidden" name={draftFields.intent} value="1" />
        <input type="hidden" name={draftFields.version} value={draft.version} />
        <input type="hidden" name={formNames.version} value={version} />
        {failure !== null && !isBusy && (
          <Notice tone="danger" announce="alert">
            <p>{failure}</p>
          </Notice>
        )}
        <CaptchaField
          key={round}
          id={captchaId}
          onSolution={(payload) => setSolution({ round, payload })}
          error={(wants || isRefused) && !isSolved ? m.applications_review_want_captcha() : undefined}
        />
        <div>
          <Button type="submit" icon="check" busy={isBusy}>
            {isBusy ? m.applications_draft_taking() : m.applications_draft_take()}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

interface DraftBesideProps {
  readonly review: Pick<ReviewedResume, "draft" | "isDraftTaken" | "version">;
  /** Where one comes back to after a change. */
  readonly back: string;
  readonly answered: Answered | undefined;
}

/** Above what would be sent: a draft that would not be, or that one was just taken in. */
export function DraftBeside({ review: { draft, isDraftTaken, version }, back, answered }: DraftBesideProps) {
  const tried = answered?.of === "draft" ? answered : undefined;
  if (draft !== null) return <DraftNotice draft={draft} version={version} back={back} answered={tried} />;
  if (!isDraftTaken) return null;
  return (
    <Notice tone="success" announce="status">
      <p>{m.applications_draft_taken()}</p>
    </Notice>
  );
}

interface DraftNoticeProps {
  readonly draft: DraftReview;
  /** Of the resume beside it. */
  readonly version: number;
  readonly back: string;
  readonly answered: Answered | undefined;
}

const titleId = "draft-title";

/** A notice of a draft that this application would not send: its changes, and a form that takes it in. */
function DraftNotice({ draft, version, back, answered }: DraftNoticeProps) {
  const { date, changes, faulty, isContested } = draft;
  const isReady = faulty.length === 0 && !isContested;
  return (
    <Card as="section" id="draft" aria-labelledby={titleId}>
      <Stack>
        <Text as="h2" look="h4" id={titleId}>
          {m.applications_draft_title()}
        </Text>
        <Notice tone="warning" icon="history">
          <p>{m.applications_draft_text({ date })}</p>
        </Notice>
        {faulty.length > 0 && (
          <>
            <p>{m.applications_draft_incomplete()}</p>
            <MissingList missing={faulty} back={back} />
          </>
        )}
        {isContested && <p>{m.applications_draft_contested()}</p>}
        {isReady && (
          <>
            <Changes sections={changes} />
            <TakeDraftForm draft={draft} version={version} answered={answered} />
          </>
        )}
        <ButtonLink to={editPath("personal-data", back)} kind="secondary" icon="pencil" small>
          {m.applications_draft_open()}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
