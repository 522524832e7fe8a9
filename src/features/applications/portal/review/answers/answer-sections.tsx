import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { m } from "#messages";
import { breakpoints } from "../../../../../ui/breakpoints.ts";
import { Card } from "../../../../../ui/display/card.tsx";
import { Entry, PairList } from "../../../../../ui/display/pair-list.tsx";
import { Tag } from "../../../../../ui/display/tag.tsx";
import { useHydrated } from "../../../../../ui/hydrated.ts";
import { Icon } from "../../../../../ui/icons/icon.tsx";
import { Text, VisuallyHidden } from "../../../../../ui/layout/text.tsx";
import { sectionTitle } from "../../../../resumes/portal/form/frame/section-words.ts";
import type { ReviewedResume } from "../load-resume.ts";
import { editPath } from "../review-address.ts";
import styles from "./answer-sections.module.css";
import { type SectionAnswers, sectionDigest } from "./answers.ts";
import filePairsStyles from "./file-pairs.module.css";
import foldingSectionStyles from "./folding-section.module.css";

interface AnswerSectionsProps {
  readonly review: ReviewedResume;
  /** Where one comes back to after a change. */
  readonly back: string;
}

/** Every answer that will be sent, each section with a link to change it. */
export function AnswerSections({ review, back }: AnswerSectionsProps) {
  const lacking = new Set(review.missing.map(({ section }) => section));
  return review.sections.map((section) => {
    const title = sectionTitle(section.section);
    return (
      <FoldingSection
        key={section.section}
        title={title}
        digest={sectionDigest(section) || m.applications_review_nothing()}
        isLacking={lacking.has(section.section)}
        editTo={editPath(section.section, back)}
      >
        <SectionBody section={section} isLacking={lacking.has(section.section)} />
        {section.section === "personal-data" && <FilePairs {...review.files} />}
      </FoldingSection>
    );
  });
}

interface SectionBodyProps {
  readonly section: SectionAnswers;
  readonly isLacking: boolean;
}

function SectionBody({ section, isLacking }: SectionBodyProps) {
  if (!("entries" in section)) {
    const pairs = section.answers.map(({ label, value }) => ({ label, value: value || <NotFilled /> }));
    return <PairList pairs={pairs} />;
  }
  if (section.entries.length === 0) {
    return <Text tone="muted">{isLacking ? m.applications_review_not_filled() : m.applications_review_none()}</Text>;
  }
  return section.entries.map(({ id, title, lines }) => (
    <Entry key={id} title={title || <NotFilled />}>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </Entry>
  ));
}

function NotFilled() {
  return <span className={styles.lacking}>{m.applications_review_not_filled()}</span>;
}

interface FilePairsProps {
  readonly photo: string | null;
  readonly cvName: string | null;
  readonly cvUrl: string | null;
}

/** The photo and the CV that go along. */
function FilePairs({ photo, cvName, cvUrl }: FilePairsProps) {
  const none = <span className={filePairsStyles.lacking}>{m.applications_review_not_filled()}</span>;
  const picture = photo !== null && (
    <img className={filePairsStyles.photo} src={photo} alt={m.applications_review_photo_alt()} width={72} height={72} />
  );
  const document = cvName !== null && (
    <a className={filePairsStyles.cv} href={cvUrl ?? undefined} download>
      {cvName}
    </a>
  );
  return (
    <PairList
      pairs={[
        { label: m.applications_review_photo(), value: picture || none },
        { label: m.applications_review_cv(), value: document || none },
      ]}
    />
  );
}

interface FoldingSectionProps {
  readonly title: string;
  /** One line that stands for the section while it is folded. */
  readonly digest: string;
  readonly isLacking: boolean;
  readonly editTo: string;
  readonly children: ReactNode;
}

/**
 * A section of the review. On phones it is folded once the page's code runs (until then the style hides it, so that
 * nothing jumps); elsewhere, without code, and where something is missing it is open.
 */
function FoldingSection({ title, digest, isLacking, editTo, children }: FoldingSectionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isSettled = useHydrated();
  useLayoutEffect(() => {
    if (details.current && !isLacking && matchMedia(breakpoints.mobile).matches) details.current.open = false;
  }, [isLacking]);
  return (
    <Card as="section" inset="none" className={foldingSectionStyles.section}>
      <details
        ref={details}
        open
        className={foldingSectionStyles.details}
        data-folds={(!isLacking && !isSettled) || undefined}
      >
        <summary>
          <span className={foldingSectionStyles.head}>
            <h2>{title}</h2>
            {isLacking ? <Tag tone="warning">{m.applications_review_lacking()}</Tag> : <small>{digest}</small>}
          </span>
          <Icon name="chevron-down" className={foldingSectionStyles.chevron} />
        </summary>
        <div className={foldingSectionStyles.body}>{children}</div>
      </details>
      <Link to={editTo} className={foldingSectionStyles.edit}>
        {m.applications_review_edit()}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Link>
    </Card>
  );
}
