import { m } from "#messages";
import styles from "../../../ui/sheet/sheet.module.css";
import { SheetPairs, SheetPart } from "../../../ui/sheet/sheet-pairs.tsx";
import type { SectionAnswers } from "../../applying/review/answers/answers.ts";
import { sectionTitle } from "../../resume/form/frame/section-words.ts";
import type { SummaryData } from "./load-summary.ts";

/** The resume as it was sent; sections without an entry are left out. */
export function SentResume({ sections, files }: Pick<SummaryData, "sections" | "files">) {
  return (
    <>
      {sections.map((section) => (
        <SentSection key={section.section} section={section} files={files} />
      ))}
    </>
  );
}

interface SentSectionProps {
  readonly section: SectionAnswers;
  readonly files: SummaryData["files"];
}

function SentSection({ section, files }: SentSectionProps) {
  const title = sectionTitle(section.section);
  if (!("entries" in section)) {
    const pairs = section.section === "personal-data" ? [...section.answers, ...filePairs(files)] : section.answers;
    return (
      <SheetPart title={title}>
        <SheetPairs pairs={pairs} />
      </SheetPart>
    );
  }
  if (section.entries.length === 0) return null;
  return (
    <SheetPart title={title}>
      <ul className={styles.entries}>
        {section.entries.map(({ id, title: what, lines }) => (
          <li key={id}>
            <b>{what}</b>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </li>
        ))}
      </ul>
    </SheetPart>
  );
}

function filePairs({ photo, cvName, cvUrl }: SummaryData["files"]) {
  const picture = photo !== null && (
    <img className={styles.photo} src={photo} alt={m.applications_review_photo_alt()} width={72} height={72} />
  );
  const document = cvName !== null && (
    <a href={cvUrl ?? undefined} download>
      {cvName}
    </a>
  );
  return [
    { label: m.applications_review_photo(), value: picture || "" },
    { label: m.applications_review_cv(), value: document || "" },
  ];
}
