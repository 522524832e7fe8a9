import { m } from "#messages";
import { ButtonLink } from "../../../../../ui/actions/button-link.tsx";
import { SaveBar } from "../../../../../ui/forms/save-bar.tsx";
import { useOnline } from "../../../../../ui/online.ts";
import { draftWords } from "../../../../resumes/portal/form/save/draft-words.ts";
import { useKept } from "../keep/use-keeping.ts";
import styles from "./form-bar.module.css";
import { type StepId, steps, stepTitle, toStep } from "./sections.ts";
import type { FormInHand } from "./use-extended-form.ts";

interface FormBarProps {
  readonly step: StepId;
  readonly hand: Pick<FormInHand, "keeper">;
}

/** The sticky bar: one step back, what became of what was typed, one step on. */
export function FormBar({ step, hand: { keeper } }: FormBarProps) {
  const { icon, text } = draftWords(useKept(keeper), useOnline());
  const at = steps.indexOf(step);
  const [before, next] = [steps[at - 1], steps[at + 1]];
  return (
    <SaveBar
      label={m.flk_page_bar()}
      icon={icon}
      state={text}
      before={
        before && (
          <ButtonLink
            to={toStep(before)}
            kind="secondary"
            icon="arrow-left"
            aria-label={m.flk_page_back_to({ section: stepTitle(before) })}
          >
            <span className={styles.wide}>{m.flk_page_back()}</span>
          </ButtonLink>
        )
      }
    >
      {next && (
        <ButtonLink
          to={toStep(next)}
          iconEnd="arrow-right"
          aria-label={m.flk_page_next_to({ section: stepTitle(next) })}
        >
          <span>
            {m.flk_page_next()}
            <span className={styles.wide}>: {stepTitle(next)}</span>
          </span>
        </ButtonLink>
      )}
    </SaveBar>
  );
}
