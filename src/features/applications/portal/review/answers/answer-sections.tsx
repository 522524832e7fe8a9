import { m } from "#messages";
import { Entry, PairList } from "../../../../../ui/display/pair-list.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import { sectionTitle } from "../../../../resumes/portal/form/frame/section-words.ts";
import type { ReviewedResume } from "../load-resume.ts";
import { editPath } from "../review-address.ts";
import styles from "./answer-sections.module.css";
import { type SectionAnswers, sectionDigest } from "./answers.ts";
import { FilePairs } from "./file-pairs.tsx";
import { FoldingSection } from "./folding-section.tsx";

interface AnswerSectionsProps {
  readonly review: ReviewedResume;
  /** Where one comes back to after a change. */
  readonly back: string;
}

/** Every answer that will be sent, each section with the way to change it. */
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
