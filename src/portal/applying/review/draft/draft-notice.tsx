import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { Changes } from "../../changes/changes.tsx";
import type { ReviewedResume } from "../load-resume.ts";
import { MissingList } from "../missing-notice.tsx";
import type { Answered } from "../outcome/outcome.ts";
import { editPath } from "../review-address.ts";
import type { DraftReview } from "./draft-review.ts";
import { TakeDraftForm } from "./take-draft-form.tsx";

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
  /** Of the resume that stands beside it. */
  readonly version: number;
  readonly back: string;
  readonly answered: Answered | undefined;
}

const titleId = "draft-title";

/** A draft waits that this application would not send: what it would change, and the way to take it in. */
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
