import { Form } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { ShowMore } from "../../../ui/display/details.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FieldSet } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useSending } from "../../../ui/forms/use-sending.ts";
import { useTurn } from "../../../ui/forms/use-turn.ts";
import type { ScorecardsAnswer } from "../scorecards.calls.ts";
import type { AskOutcome } from "./act-on-ask.ts";
import styles from "./scorecards.module.css";

interface AskFormProps {
  readonly askable: ScorecardsAnswer["askable"];
  /** `YYYY-MM-DD` that the form begins with. */
  readonly dueOn: string;
  readonly outcome: AskOutcome | undefined;
}

/** Asks people for their scorecards until a day. */
export function AskForm({ askable, dueOn, outcome }: AskFormProps) {
  const busy = useSending();
  const turn = useTurn(outcome);
  const errorOf = (path: string) => outcome?.errors.find((error) => error.path === path)?.message;
  const isRefused = outcome !== undefined && outcome.message !== null;
  return (
    <>
      {outcome?.message === null && (
        <Notice key={turn} tone="success" announce="status">
          {m.desk_scorecards_asked()}
        </Notice>
      )}
      {isRefused && (
        <Notice key={turn} tone="danger" announce="alert">
          {outcome.message}
        </Notice>
      )}
      <ShowMore summary={m.desk_scorecards_ask()}>
        <Form key={isRefused ? "refused" : turn} method="post" className={styles.ask} preventScrollReset>
          <FieldSet
            id="staffIds"
            label={m.desk_scorecards_ask_whom()}
            hint={m.desk_scorecards_ask_hint()}
            error={errorOf("staffIds")}
          >
            {askable.map(({ id, name }) => (
              <Checkbox key={id} name="staffIds" value={id} label={name} />
            ))}
          </FieldSet>
          <TextField
            name="dueOn"
            type="date"
            required
            label={m.desk_scorecards_ask_until()}
            defaultValue={dueOn}
            error={errorOf("dueOn")}
          />
          <Button small type="submit" kind="secondary" name="act" value="scorecard-ask" busy={busy}>
            {m.desk_scorecards_ask()}
          </Button>
        </Form>
      </ShowMore>
    </>
  );
}
