import { m } from "#messages";
import { QrCode } from "../../../ui/display/qr-code.tsx";
import { Tag } from "../../../ui/display/tag.tsx";
import styles from "../../../ui/sheet/sheet.module.css";
import { SheetPairs, SheetPart } from "../../../ui/sheet/sheet-pairs.tsx";
import { StatusTag } from "../history/status-tag.tsx";
import type { SummaryData } from "./load-summary.ts";
import { SentResume } from "./sent-resume.tsx";

/** One sheet of paper: what was applied for, how it stands, and what was sent. */
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
      <Selection summary={summary} />
      <Phases phases={summary.phases} />
      <SentResume sections={summary.sections} files={summary.files} />
      <p className={styles.foot}>{m.applications_summary_printed(printed)}</p>
    </article>
  );
}

function Selection({ summary }: { readonly summary: SummaryData }) {
  const { status, statusName, phase, sent, platform, end, versions } = summary;
  return (
    <SheetPart title={m.applications_summary_selection()}>
      <SheetPairs
        pairs={[
          { label: m.applications_summary_sent(), value: m.applications_summary_moment(sent) },
          { label: m.applications_summary_platform(), value: platform },
          { label: m.applications_summary_status(), value: <StatusTag status={status}>{statusName}</StatusTag> },
          { label: m.applications_summary_phase(), value: phase },
          { label: m.applications_summary_reason(), value: end },
          { label: m.applications_summary_versions(), value: versions.length > 1 ? <Versions all={versions} /> : "" },
        ]}
      />
    </SheetPart>
  );
}

function Versions({ all }: { readonly all: SummaryData["versions"] }) {
  const [newest] = all;
  return (
    <ul className={styles.versions}>
      {all.map(({ version, date, time }) => (
        <li key={version}>
          {m.applications_summary_version({ version, date, time })}
          {version === newest?.version && <Tag tone="info">{m.applications_summary_counts()}</Tag>}
        </li>
      ))}
    </ul>
  );
}

function Phases({ phases }: Pick<SummaryData, "phases">) {
  if (phases.length === 0) return null;
  return (
    <SheetPart title={m.applications_summary_phases()}>
      <ul className={styles.entries}>
        {phases.map(({ name, title, when, activities }) => (
          <li key={name}>
            <b>{title}</b>
            {activities.length === 0 && when !== "" && <span>{when}</span>}
            {activities.map((activity) => (
              <span key={activity}>{activity}</span>
            ))}
          </li>
        ))}
      </ul>
    </SheetPart>
  );
}
