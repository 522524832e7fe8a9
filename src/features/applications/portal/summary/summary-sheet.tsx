import { Link } from "react-router";
import { m } from "#messages";
import { QrCode } from "../../../../ui/display/qr-code.tsx";
import styles from "../../../../ui/display/sheet.module.css";
import { SheetPairs, SheetPart } from "../../../../ui/display/sheet-pairs.tsx";
import { Tag } from "../../../../ui/display/tag.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { letterCheckPath } from "../../../letters/portal/letters.calls.ts";
import { sectionTitle } from "../../../resumes/portal/form/frame/section-words.ts";
import { summaryPath, versionPath } from "../../summary-address.ts";
import { StarFormLink, StatusTag } from "../history/status-tag.tsx";
import type { SectionAnswers } from "../review/answers/answers.ts";
import type { SummaryData } from "./load-summary.ts";
import own from "./summary-sheet.module.css";

/** The printed sheet: the vacancy, the application's state, and what was sent. */
export function SummarySheet({ summary }: { readonly summary: SummaryData }) {
  const { id, position, company, address, printed } = summary;
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <p>{m.applications_summary_number({ number: id })}</p>
          <h1 tabIndex={-1}>{position}</h1>
          <p className={styles.company}>{company}</p>
        </div>
        <div className={styles.code}>
          <QrCode text={address} label={m.applications_summary_qr()} />
        </div>
      </header>
      {!summary.isNewest && <OlderVersion summary={summary} />}
      <Selection summary={summary} />
      <Phases phases={summary.phases} />
      <SentAnswers answers={summary.answers} />
      <SentResume sections={summary.sections} files={summary.files} />
      <p className={styles.foot}>{m.applications_summary_printed(printed)}</p>
    </article>
  );
}

/** A notice, in print too, that a newer version counts. */
function OlderVersion({ summary: { id, version, versions } }: { readonly summary: SummaryData }) {
  const newest = versions[0]?.version ?? version;
  return (
    <Notice tone="warning">
      {m.applications_summary_older({ version, newest })}{" "}
      <Link to={summaryPath(id)}>{m.applications_summary_newest({ newest })}</Link>
    </Notice>
  );
}

function Selection({ summary }: { readonly summary: SummaryData }) {
  const { status, statusName, phase, sent, platform, end, letter, versions } = summary;
  const hasVersions = versions.length > 1;
  return (
    <SheetPart title={m.applications_summary_selection()}>
      <SheetPairs
        pairs={[
          { label: m.applications_summary_sent(), value: m.applications_summary_moment(sent) },
          { label: m.applications_summary_platform(), value: platform },
          { label: m.applications_summary_status(), value: <StatusTag status={status}>{statusName}</StatusTag> },
          { label: m.applications_summary_phase(), value: phase },
          { label: m.applications_summary_reason(), value: end },
          { label: m.applications_summary_letter(), value: letter === "" ? "" : <LetterNumber letter={letter} /> },
          { label: m.applications_summary_versions(), value: hasVersions ? <Versions summary={summary} /> : "" },
        ]}
      />
    </SheetPart>
  );
}

/** A letter is checked by hand; this link brings its number along. */
function LetterNumber({ letter }: Pick<SummaryData, "letter">) {
  return <Link to={`${letterCheckPath}?${new URLSearchParams({ code: letter })}`}>{letter}</Link>;
}

/** Every version, each a link but the one that is shown. */
function Versions({ summary: { id, version: current, versions } }: { readonly summary: SummaryData }) {
  const [newest] = versions;
  return (
    <ul className={styles.versions}>
      {versions.map(({ version, date, time }) => (
        <li key={version}>
          {version === current ? (
            <span aria-current="true">{m.applications_summary_version({ version, date, time })}</span>
          ) : (
            <Link to={version === newest?.version ? summaryPath(id) : versionPath(id, version)}>
              {m.applications_summary_version({ version, date, time })}
            </Link>
          )}
          {version === newest?.version && <Tag tone="info">{m.applications_summary_counts()}</Tag>}
        </li>
      ))}
    </ul>
  );
}

/** The vacancy's questions, and the answers. */
function SentAnswers({ answers }: Pick<SummaryData, "answers">) {
  if (answers.length === 0) return null;
  return (
    <SheetPart title={m.applications_summary_answers()}>
      <ul className={styles.entries}>
        {answers.map(({ questionId, question, answer }) => (
          <li key={questionId}>
            <span>{question}</span>
            <b className={own.answer}>{answer ?? m.applications_summary_not_answered()}</b>
          </li>
        ))}
      </ul>
    </SheetPart>
  );
}

function Phases({ phases }: Pick<SummaryData, "phases">) {
  if (phases.length === 0) return null;
  return (
    <SheetPart title={m.applications_summary_phases()}>
      <ul className={styles.entries}>
        {phases.map(({ name, title, when, activities, todo, invitation, news, starForm }) => (
          <li key={name}>
            <b>{title}</b>
            {activities.length === 0 && when !== "" && <span>{when}</span>}
            {activities.map((activity) => (
              <span key={activity}>{activity}</span>
            ))}
            {todo.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {invitation && <Link to={invitation.to}>{invitation.text}</Link>}
            {news !== "" && <span>{news}</span>}
            {starForm !== null && (
              <div className={styles.onScreen}>
                <StarFormLink starForm={starForm} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </SheetPart>
  );
}

/** The resume as it was sent; sections without an entry are left out. */
function SentResume({ sections, files }: Pick<SummaryData, "sections" | "files">) {
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
