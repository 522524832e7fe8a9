import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { m } from "#messages";
import { siteBase } from "../../../../contract/site-base.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText, monthText, rupiahText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { WorkSection } from "../../../../ui/dense/work-page.tsx";
import { useOwnAddress } from "../../../desk-base/use-own-address.ts";
import {
  type Converters,
  convertFields,
  type Field,
  forEachKind,
  type Kind,
  type ValueOfKind,
} from "../../../resumes/field-kinds.ts";
import { factFields, type ResumePart } from "../../page/resume-sight.ts";
import { Score } from "../list/stars.tsx";
import { experienceText, mustText } from "../texts.ts";
import styles from "./candidate.module.css";
import { EmailContact, PhoneContact } from "./contact.tsx";
import { Entry, joined, span } from "./entry.tsx";
import type { CandidateAnswer, SnapshotAnswer } from "./page.calls.ts";

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

const genders = { 1: m.desk_applicants_gender_1, 2: m.desk_applicants_gender_2 } as const;

/** Labels of the desk that differ from the form's. */
const ownLabels = new Map<string, () => string>(
  Object.entries({
    email: m.desk_applicants_email,
    phone: m.desk_applicants_phone,
    birthDate: m.desk_applicants_birth_date,
    gender: m.desk_applicants_gender,
  } satisfies Partial<Record<keyof typeof factFields, () => string>>),
);

type Words = Record<Kind, ReactNode>;

/** A fact in words; an id of a list has none here: the row has it. */
const words: Converters<ValueOfKind, Words> = {
  ...forEachKind(() => null),
  text: (line) => line,
  email: (email) => email && <EmailContact email={email} />,
  phone: (phone) => phone && <PhoneContact phone={phone} />,
  birthDate: (day) => day && dateText(day),
  gender: (gender) => gender && genders[gender](),
};

/** Facts about the person that their reader may see. */
function personFacts(person: CandidateAnswer["person"]): Fact[] {
  const inWords = new Map(Object.entries(convertFields(factFields, "name", person, words)));
  return Object.entries<Field>(factFields).flatMap(([name, field]) => {
    const value = inWords.get(name) ?? null;
    return value === null ? [] : [{ name: (ownLabels.get(name) ?? field.label)(), value }];
  });
}

function getFacts({ row, person }: CandidateAnswer): Fact[] {
  const toFacts = (name: string, value: string | null): Fact[] => (value === null ? [] : [{ name, value }]);
  return [
    { name: m.desk_applicants_col_score(), value: <Score score={row.score} reasons={row.reasons} /> },
    ...(row.mustMissed === null ? [] : [{ name: m.desk_applicants_col_must(), value: mustText(row.mustMissed) }]),
    ...toFacts(m.desk_applicants_salary(), row.salary === null ? null : rupiahText(row.salary)),
    ...toFacts(m.desk_applicants_col_domicile(), row.domicile),
    ...toFacts(
      m.desk_applicants_col_experience(),
      row.experienceMonths === null ? null : experienceText(row.experienceMonths),
    ),
    ...toFacts(m.desk_applicants_col_source(), row.source),
    ...toFacts(m.desk_applicants_sent(), dateText(jakartaDay(row.appliedAt))),
    ...personFacts(person),
    ...toFacts(m.desk_applicants_due(), row.dueOn === null ? null : dateText(row.dueOn)),
  ];
}

/** An application's main facts, in a line that wraps. */
export function CandidateFacts({ page }: { readonly page: CandidateAnswer }) {
  if (page.row.who.kind === "gone") return null;
  return (
    <div className={styles.head}>
      {page.person.hasPhoto && <Photo key={page.row.id} id={page.row.id} />}
      <dl className={styles.facts}>
        {getFacts(page).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The photo, once it is asked for: nothing of a person is fetched ahead of being opened. */
function Photo({ id }: { readonly id: number }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button small kind="secondary" icon="user" onClick={() => setOpen(true)}>
        {m.desk_applicants_photo_show()}
      </Button>
    );
  }
  const src = `${siteBase}/api/v1/staff/applications/${id}/files/photo`;
  return <img className={styles.photo} src={src} alt={m.desk_applicants_photo()} width={96} height={96} />;
}

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
      {page.versions.length > 1 && <Versions page={page} current={snapshot?.version ?? page.version} />}
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

function Versions({ page, current }: { readonly page: CandidateAnswer; readonly current: number | null }) {
  const address = useOwnAddress();
  return (
    <WorkSection title={m.desk_applicants_versions()}>
      <ol className={styles.versions}>
        {page.versions.map(({ version, at, changed }) => (
          <li key={version}>
            <Link
              to={address({ version: String(version) })}
              aria-current={version === current || undefined}
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
