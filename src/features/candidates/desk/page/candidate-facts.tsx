import { type ReactNode, useState } from "react";
import { m } from "#messages";
import { siteBase } from "../../../../contract/site-base.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText, rupiahText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import {
  type Converters,
  convertFields,
  type Field,
  forEachKind,
  type Kind,
  type ValueOfKind,
} from "../../../resumes/field-kinds.ts";
import { factFields } from "../../page/resume-sight.ts";
import { Score } from "../list/score.tsx";
import { experienceText, mustText } from "../list/texts.ts";
import styles from "./candidate.module.css";
import type { CandidateAnswer } from "./page.calls.ts";

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

const genders = { 1: m.desk_applicants_gender_1, 2: m.desk_applicants_gender_2 } as const;

/** What the desk calls otherwise than the form. */
const ownLabels = new Map<string, () => string>(
  Object.entries({
    email: m.desk_applicants_email,
    phone: m.desk_applicants_phone,
    birthDate: m.desk_applicants_birth_date,
    gender: m.desk_applicants_gender,
  } satisfies Partial<Record<keyof typeof factFields, () => string>>),
);

type Words = Record<Kind, string | null>;

/** A fact in words; an id of a list has none here: the row tells it. */
const words: Converters<ValueOfKind, Words> = {
  ...forEachKind(() => null),
  text: (line) => line,
  email: (email) => email,
  phone: (phone) => phone,
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

function factsOf({ row, person }: CandidateAnswer): Fact[] {
  const told = (name: string, value: string | null): Fact[] => (value === null ? [] : [{ name, value }]);
  return [
    { name: m.desk_applicants_col_score(), value: <Score score={row.score} reasons={row.reasons} /> },
    ...(row.mustMissed === null ? [] : [{ name: m.desk_applicants_col_must(), value: mustText(row.mustMissed) }]),
    ...told(m.desk_applicants_salary(), row.salary === null ? null : rupiahText(row.salary)),
    ...told(m.desk_applicants_col_domicile(), row.domicile),
    ...told(
      m.desk_applicants_col_experience(),
      row.experienceMonths === null ? null : experienceText(row.experienceMonths),
    ),
    ...told(m.desk_applicants_col_source(), row.source),
    ...told(m.desk_applicants_sent(), dateText(jakartaDay(row.appliedAt))),
    ...personFacts(person),
    ...told(m.desk_applicants_due(), row.dueOn === null ? null : dateText(row.dueOn)),
  ];
}

/** What matters of an application, in a line that wraps. */
export function CandidateFacts({ page }: { readonly page: CandidateAnswer }) {
  if (page.row.who.kind === "gone") return null;
  return (
    <div className={styles.head}>
      {page.person.hasPhoto && <Photo key={page.row.id} id={page.row.id} />}
      <dl className={styles.facts}>
        {factsOf(page).map(({ name, value }) => (
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
