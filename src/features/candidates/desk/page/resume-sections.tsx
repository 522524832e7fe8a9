import { Link } from "react-router";
import { m } from "#messages";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText, monthText } from "../../../../i18n/formats.ts";
import { WorkSection } from "../../../../ui/dense/work-page.tsx";
import { useOwnAddress } from "../../../desk-shell/use-own-address.ts";
import type { ResumePart } from "../../page/resume-parts.ts";
import styles from "./candidate.module.css";
import { Entry, joined, span } from "./entry.tsx";
import type { CandidateAnswer, SnapshotAnswer } from "./page.calls.ts";

type Resume = NonNullable<CandidateAnswer["resume"]>;

interface ResumeSectionsProps {
  readonly resume: Resume;
  readonly page: CandidateAnswer;
  readonly snapshot: SnapshotAnswer | null;
}

/** The resume as it was sent, with its versions and what changed. */
export function ResumeSections({ resume, page, snapshot }: ResumeSectionsProps) {
  return (
    <>
      {page.versions.length > 1 && <Versions page={page} shown={snapshot?.version ?? page.version} />}
      {resume.experiences.length > 0 && (
        <WorkSection title={m.desk_applicants_experiences()}>
          {resume.experiences.map(({ position, company, department, industry, rank, mainJob, startYear, endYear }) => (
            <Entry
              key={joined(company, position, String(startYear))}
              when={span(startYear, endYear ?? m.desk_applicants_now())}
              title={position}
              sub={joined(company, department, industry, rank)}
              text={mainJob}
            />
          ))}
        </WorkSection>
      )}
      <Educations resume={resume} />
      <Others resume={resume} />
    </>
  );
}

const yearMonth = (month: string | null) => month && `${monthText(month)} ${month.slice(0, 4)}`;

function Educations({ resume: { educations } }: { readonly resume: Resume }) {
  if (educations.length === 0) return null;
  return (
    <WorkSection title={m.desk_applicants_educations()}>
      {educations.map(({ degree, major, institution, startYear, endYear, grade }) => (
        <Entry
          key={joined(degree, major, institution)}
          when={span(startYear, endYear)}
          title={joined(degree, major)}
          sub={joined(institution, grade === null ? null : m.desk_applicants_grade({ grade }))}
          text={null}
        />
      ))}
    </WorkSection>
  );
}

function Others({ resume: { internships, organisations } }: { readonly resume: Resume }) {
  return (
    <>
      {internships.length > 0 && (
        <WorkSection title={m.desk_applicants_internships()}>
          {internships.map(({ institution, function: work, industry, startMonth, endMonth }) => (
            <Entry
              key={joined(institution, startMonth)}
              when={span(yearMonth(startMonth), yearMonth(endMonth))}
              title={institution}
              sub={joined(work, industry)}
              text={null}
            />
          ))}
        </WorkSection>
      )}
      {organisations.length > 0 && (
        <WorkSection title={m.desk_applicants_organisations()}>
          {organisations.map(({ name, position, scope }) => (
            <Entry key={joined(name, position)} when="" title={name} sub={joined(position, scope)} text={null} />
          ))}
        </WorkSection>
      )}
    </>
  );
}

const partWords: Record<ResumePart, () => string> = {
  person: m.desk_applicants_changed_person,
  contact: m.desk_applicants_changed_contact,
  domicile: m.desk_applicants_col_domicile,
  salary: m.desk_applicants_salary,
  "experience-years": m.desk_applicants_col_experience,
  educations: m.desk_applicants_educations,
  experiences: m.desk_applicants_experiences,
  organisations: m.desk_applicants_organisations,
  internships: m.desk_applicants_internships,
  photo: m.desk_applicants_changed_photo,
  cv: m.desk_applicants_part_cv,
};

function Versions({ page, shown }: { readonly page: CandidateAnswer; readonly shown: number | null }) {
  const address = useOwnAddress();
  return (
    <WorkSection title={m.desk_applicants_versions()}>
      <ol className={styles.versions}>
        {page.versions.map(({ version, at, changed }) => (
          <li key={version}>
            <Link
              to={address({ version: String(version) })}
              aria-current={version === shown || undefined}
              preventScrollReset
            >
              {m.desk_applicants_version({ version, day: dateText(jakartaDay(at)) })}
            </Link>
            {changed.length > 0 && (
              <span>{m.desk_applicants_changed({ parts: changed.map((part) => partWords[part]()).join(", ") })}</span>
            )}
          </li>
        ))}
      </ol>
    </WorkSection>
  );
}
