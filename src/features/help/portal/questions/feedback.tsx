import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import type { IconName } from "../../../../ui/icons/icon-paths.ts";
import { LinkedText } from "../../../../ui/layout/linked-text.tsx";
import { contactAnchor } from "../contact/contact-anchor.ts";
import { type Voice, voiceFields } from "./act-on-voice.ts";
import styles from "./feedback.module.css";
import type { useVoice } from "./use-voice.ts";

interface FeedbackProps {
  readonly questionId: number;
  readonly voice: ReturnType<typeof useVoice>;
}

/** "Did this help?": two buttons, and thanks beside them; saying the other one changes it. */
export function Feedback({ questionId, voice: { Form, action, isSending, told } }: FeedbackProps) {
  const said = told?.status === "noted" ? told.isLike : null;
  return (
    <Form method="post" action={action} className={styles.form} aria-label={m.help_feedback()}>
      <input type="hidden" name={voiceFields.question} value={questionId} />
      <span className={styles.ask}>{m.help_feedback()}</span>
      <Choice value="yes" icon="thumb-up" isChosen={said === true} isSending={isSending} />
      <Choice value="no" icon="thumb-down" isChosen={said === false} isSending={isSending} />
      <div role="status" className={styles.told}>
        {told && <Told told={told} />}
      </div>
    </Form>
  );
}

interface ChoiceProps {
  readonly value: "yes" | "no";
  readonly icon: IconName;
  readonly isChosen: boolean;
  readonly isSending: boolean;
}

function Choice({ value, icon, isChosen, isSending }: ChoiceProps) {
  return (
    <Button
      type="submit"
      name={voiceFields.helped}
      value={value}
      kind="secondary"
      small
      icon={icon}
      aria-pressed={isChosen}
      aria-disabled={isSending || undefined}
      className={styles.choice}
    >
      {value === "yes" ? m.help_feedback_yes() : m.help_feedback_no()}
    </Button>
  );
}

function Told({ told }: { readonly told: Voice }) {
  if (told.status === "failed") return <p data-tone="danger">{told.message}</p>;
  if (told.isLike) return <p>{m.help_feedback_thanks()}</p>;
  return (
    <p>
      <LinkedText text={m.help_feedback_sorry()} to={[`#${contactAnchor}`]} />
    </p>
  );
}
