import { m } from "#messages";
import { closing } from "../../../../i18n/closing.ts";
import { listText, weekdayDateText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { FactList } from "../../../../ui/display/fact-list.tsx";
import { Meter } from "../../../../ui/feedback/meter.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { SaveWide } from "../save/save-button.tsx";
import styles from "./apply-panel.module.css";
import type { Detail, OpenData } from "./load-detail.ts";
import resumeStateStyles from "./resume-state.module.css";
import { Share, shareId } from "./share.tsx";
import { vacancyFacts } from "./vacancy-facts.tsx";

/** Until when, applying, key facts and sharing; in view while one reads. */
export function ApplyPanel({ data }: { readonly data: OpenData }) {
  const { vacancy, today, address } = data;
  return (
    <>
      <Card className={styles.panel}>
        <div className={styles.until}>
          <h2>{closing(vacancy.closes, today).text}</h2>
          <span>{m.vacancies_detail_until({ date: weekdayDateText(vacancy.closes) })}</span>
        </div>
        <div className={styles.wide}>
          <ApplyButton vacancy={vacancy} wide />
          <SaveWide vacancy={vacancy} />
        </div>
        {data.resume && <ResumeState resume={data.resume} />}
        <hr className={data.resume ? undefined : styles.wide} />
        <FactList facts={vacancyFacts(vacancy)} />
        <hr />
        <div id={shareId} className={styles.share}>
          <h3>{m.vacancies_detail_share()}</h3>
          <Share title={vacancy.title} company={vacancy.company} address={address} />
        </div>
      </Card>
      <p className={styles.free}>
        <Icon name="shield-checkered" size={16} />
        <span>{m.vacancies_detail_free()}</span>
      </p>
    </>
  );
}

/** Sections in the middle of a sentence. */
function named(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** How complete the applicant's resume is, and where to fill in what it lacks; the way back leads here. */
function ResumeState({ resume: { state, back } }: { readonly resume: NonNullable<OpenData["resume"]> }) {
  const [first] = state.missing;
  if (first === undefined)
    return (
      <p className={resumeStateStyles.whole}>
        <Icon name="circle-check" />
        {m.vacancies_detail_resume_whole()}
      </p>
    );
  const numbers = { done: state.sections - state.missing.length, all: state.sections };
  const [path, section] = first.path.split("#");
  return (
    <div className={resumeStateStyles.state}>
      <p>
        <strong>{m.vacancies_detail_resume({ ...numbers })}</strong>
        <MoreLink to={`${path}?${new URLSearchParams({ back })}#${section}`}>
          {m.vacancies_detail_resume_fill()}
        </MoreLink>
      </p>
      <Meter value={numbers.done} max={numbers.all} label={m.vacancies_detail_resume_meter({ ...numbers })} />
      <p className={resumeStateStyles.note}>
        {m.vacancies_detail_resume_missing({ parts: listText(state.missing.map(({ name }) => named(name))) })}
      </p>
    </div>
  );
}

interface ApplyButtonProps {
  readonly vacancy: Pick<Detail, "id" | "isApplied" | "activity">;
  readonly wide?: boolean;
  readonly className?: string | undefined;
}

/** Leads to the review before applying, where a guest is asked to sign in first (S2); once applied, to the history. */
export function ApplyButton({ vacancy, wide, className }: ApplyButtonProps) {
  if (vacancy.isApplied)
    return (
      <ButtonLink to="/account/history" kind="secondary" icon="circle-check" wide={wide} className={className}>
        {m.vacancies_detail_applied()}
      </ButtonLink>
    );
  const activity = vacancy.activity === null ? "" : `&activity=${encodeURIComponent(vacancy.activity)}`;
  return (
    <ButtonLink to={`/lowongan/profile-resume?vacancy=${vacancy.id}${activity}`} wide={wide} className={className}>
      {m.vacancies_detail_apply()}
    </ButtonLink>
  );
}
