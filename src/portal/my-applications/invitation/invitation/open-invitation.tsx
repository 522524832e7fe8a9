import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Split, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { letterCheckPath } from "../../../reading/letters/letter-path.ts";
import type { AnswerOutcome } from "./act-on-invitation.ts";
import { AnswerForms } from "./answer-forms.tsx";
import { InvitationFacts } from "./invitation-facts.tsx";
import type { InvitationPage } from "./load-invitation.ts";
import styles from "./open-invitation.module.css";

interface OpenInvitationProps {
  readonly page: InvitationPage;
  readonly failed: Extract<AnswerOutcome, { status: "failed" }> | undefined;
}

/** An invitation that waits for its answer. */
export function OpenInvitation({ page, failed }: OpenInvitationProps) {
  const { companyName, phaseName, position, letterCode } = page.invitation;
  return (
    <Split gap={48} className={styles.columns}>
      <Stack as="section" gap={24}>
        <header className={styles.head}>
          <p>{m.invitations_from({ company: companyName })}</p>
          <h1 tabIndex={-1}>{m.invitations_heading({ phase: phaseName, position })}</h1>
        </header>
        <Card className={styles.card}>
          <InvitationFacts invitation={page.invitation} />
          <AnswerForms page={page} failed={failed} />
        </Card>
      </Stack>
      <Doubt letterCode={letterCode} />
    </Split>
  );
}

function Doubt({ letterCode }: { readonly letterCode: string | null }) {
  const check = letterCode === null ? "" : `?${new URLSearchParams({ code: letterCode })}`;
  return (
    <aside>
      <Card className={styles.doubt}>
        <h2>{m.invitations_doubt()}</h2>
        <Text tone="muted">{m.invitations_doubt_text()}</Text>
        <ButtonLink to={letterCheckPath + check} kind="secondary" wide>
          {m.invitations_doubt_check()}
        </ButtonLink>
      </Card>
    </aside>
  );
}
