import { m } from "#messages";
import { listText } from "../../../../i18n/formats.ts";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { Meter } from "../../../../ui/feedback/meter.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import type { OpenData } from "./load-detail.ts";
import styles from "./resume-state.module.css";

/** Sections in the middle of a sentence. */
function named(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** How complete the applicant's resume is, and where to fill in what it lacks; the way back leads here. */
export function ResumeState({ resume: { state, back } }: { readonly resume: NonNullable<OpenData["resume"]> }) {
  const [first] = state.missing;
  if (first === undefined)
    return (
      <p className={styles.whole}>
        <Icon name="circle-check" />
        {m.vacancies_detail_resume_whole()}
      </p>
    );
  const numbers = { done: state.sections - state.missing.length, all: state.sections };
  const [path, section] = first.path.split("#");
  return (
    <div className={styles.state}>
      <p>
        <strong>{m.vacancies_detail_resume({ ...numbers })}</strong>
        <MoreLink to={`${path}?${new URLSearchParams({ back })}#${section}`}>
          {m.vacancies_detail_resume_fill()}
        </MoreLink>
      </p>
      <Meter value={numbers.done} max={numbers.all} label={m.vacancies_detail_resume_meter({ ...numbers })} />
      <p className={styles.note}>
        {m.vacancies_detail_resume_missing({ parts: listText(state.missing.map(({ name }) => named(name))) })}
      </p>
    </div>
  );
}
