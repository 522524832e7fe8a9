import { m } from "#messages";
import { counted } from "../../../../i18n/formats.ts";
import { Timeline, TimelineStep } from "../../../../ui/display/timeline.tsx";
import type { Detail } from "./load-detail.ts";
import styles from "./selection.module.css";

type Phase = Detail["selection"][number];

/** How long it takes: as measured at the company, or what is promised; null for neither. */
export function lengthText({ days, isMeasured }: Pick<Phase, "days" | "isMeasured">): string | null {
  if (days === null) return null;
  const inputs = counted(days);
  return isMeasured ? m.vacancies_detail_phase_usual(inputs) : m.vacancies_detail_phase_promised(inputs);
}

const Prepare = ({ text }: { readonly text: string }) => (
  <p>
    <strong>{m.vacancies_detail_prepare()}</strong> {text}
  </p>
);

/** What becomes of an application here: each phase, how long it takes, and what to have ready. */
export function Selection({ phases }: { readonly phases: Detail["selection"] }) {
  if (phases.length === 0) return null;
  return (
    <section className={styles.phases}>
      <h2>{m.vacancies_detail_selection()}</h2>
      <Timeline>
        {phases.map((phase) => (
          <TimelineStep key={phase.name} title={phase.name} when={lengthText(phase) ?? undefined}>
            {phase.prepare === "" ? undefined : <Prepare text={phase.prepare} />}
          </TimelineStep>
        ))}
      </Timeline>
    </section>
  );
}
