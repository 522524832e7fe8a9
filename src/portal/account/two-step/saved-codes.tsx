import { useState } from "react";
import { m } from "#messages";
import { site } from "../../../contract/site.ts";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { CopyButton } from "../../../ui/actions/copy-button.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { CodeList } from "../../../ui/display/code-list.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { Row, Stack } from "../../../ui/layout/layout.tsx";
import { StepBar } from "../../../ui/layout/step-bar.tsx";

interface SavedCodesProps {
  readonly codes: readonly string[];
  readonly userName: string;
  /** They take the place of former ones: two-step sign-in was on before. */
  readonly isRenewed?: boolean;
}

/** Step 3, or new ones later: the recovery codes, shown this once, to be kept. */
export function SavedCodes({ codes, userName, isRenewed = false }: SavedCodesProps) {
  const [isSaved, setSaved] = useState(false);
  const hydrated = useHydrated();
  const text = [m.accounts_two_step_file_head({ site: site.name, userName }), "", ...codes, ""].join("\n");
  return (
    <>
      {!isRenewed && <StepBar step={3} of={3} label={m.accounts_two_step_3()} />}
      <h1 tabIndex={-1}>{m.accounts_two_step_title()}</h1>
      <Card>
        <Stack gap={20}>
          <Notice tone="success" announce="status">
            <strong>{isRenewed ? m.accounts_renewed() : m.accounts_two_step_is_on()}</strong>
            <p>{isRenewed ? m.accounts_renewed_text() : m.accounts_two_step_others_out()}</p>
          </Notice>
          <p>{m.accounts_two_step_codes()}</p>
          <CodeList codes={codes} />
          <Row>
            <ButtonLink
              to={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
              download={m.accounts_two_step_file()}
              icon="download"
            >
              {m.accounts_two_step_download()}
            </ButtonLink>
            <CopyButton
              kind="secondary"
              text={codes.join("\n")}
              label={m.accounts_two_step_copy_all()}
              done={m.accounts_copied()}
            />
          </Row>
          <Checkbox
            name="saved"
            label={m.accounts_two_step_saved()}
            checked={isSaved}
            onChange={(event) => setSaved(event.target.checked)}
            hidden={!hydrated}
          />
          {(isSaved || !hydrated) && (
            <ButtonLink kind="secondary" to="/">
              {m.accounts_two_step_finish()}
            </ButtonLink>
          )}
        </Stack>
      </Card>
    </>
  );
}
