import type { ComponentType } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { rupiahText } from "../../../../../i18n/formats.ts";
import { MoneyField } from "../../../../../ui/fields/money-field.tsx";
import { TextField } from "../../../../../ui/fields/text-field.tsx";
import { Fields } from "../../../../../ui/forms/form.tsx";
import { personalFields } from "../../../fields.ts";
import { isProHire, salaryLimits } from "../../../rules/limits.ts";
import { BirthDate } from "../controls/birth-date.tsx";
import { PhoneNumber } from "../controls/phone-number.tsx";
import { CvField } from "../files/cv-field.tsx";
import { PhotoField } from "../files/photo-field.tsx";
import { useResumeForm } from "../frame/form-context.ts";
import type { ResumeValues } from "../values/resume-values.schema.ts";
import { DurationField, FindField, LineField, RadioField, useResumeField } from "./fields.tsx";

const name = "personalData.noTelp";

/** The applicant's own number. */
function PhoneNumberField() {
  const { field, error } = useResumeField(name);
  return (
    <PhoneNumber
      name={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={m.resumes_form_phone()}
      hint={m.resumes_form_phone_hint()}
      error={error}
    />
  );
}

type FieldName = keyof typeof personalFields;
type LineName = { [Name in FieldName]: (typeof personalFields)[Name]["kind"] extends "text" ? Name : never }[FieldName];

/** The controls of what is more than a line; null stands within the control above it. */
type Controls = Record<Exclude<FieldName, LineName>, ComponentType | null> & Partial<Record<LineName, ComponentType>>;

const controls: Controls = {
  name: NameField,
  birthDate: BirthDateField,
  gender: GenderField,
  email: EmailField,
  phone: PhoneNumberField,
  domicileId: DomicileField,
  domicileOther: null,
  category: CategoryField,
  experienceYears: DurationField,
  experienceMonths: null,
  expectedSalary: SalaryField,
};

const fields = Object.entries(personalFields).map(([name, field]) => {
  const own = new Map(Object.entries<ComponentType | null | undefined>(controls)).get(name);
  return { name, field, Control: own };
});

/** Who the person is (P1), field by field in the order of the table. */
export function PersonalSection() {
  return (
    <Fields>
      <PhotoField />
      {fields.map(({ name, field, Control }) => {
        if (Control) return <Control key={name} />;
        return Control === undefined && field.kind === "text" && <Line key={name} field={field} />;
      })}
      <CvField />
    </Fields>
  );
}

/** A line of text; what may stay empty says so. */
function Line({ field }: { readonly field: (typeof personalFields)[LineName] }) {
  return (
    <LineField
      name={`personalData.${field.wire}`}
      set={field.characters}
      label={field.label()}
      optional={field.isRequired ? undefined : m.resumes_form_optional()}
      autoComplete="off"
    />
  );
}

function NameField() {
  return <LineField name="personalData.nama" set="names" label={m.resumes_form_name()} autoComplete="name" />;
}

function GenderField() {
  const options = [
    { value: "2", label: m.resumes_form_gender_female() },
    { value: "1", label: m.resumes_form_gender_male() },
  ];
  return <RadioField name="personalData.gender" label={m.resumes_form_gender()} options={options} cards />;
}

/** Signs the person in, so it is not changed here; only an account that brought none may write one. */
function EmailField() {
  const { field, error } = useResumeField("personalData.email");
  const { defaultValues } = useFormState<ResumeValues>();
  return (
    <TextField
      {...field}
      error={error}
      label={m.resumes_form_email()}
      hint={m.resumes_form_email_hint()}
      type="email"
      autoComplete="email"
      readOnly={defaultValues?.personalData?.email !== ""}
    />
  );
}

function DomicileField() {
  const { lists } = useResumeForm();
  const domicile = useWatch<ResumeValues, "personalData.domisili">({ name: "personalData.domisili" });
  return (
    <>
      <FindField
        name="personalData.domisili"
        list="domicile"
        icon="map-pin"
        label={m.resumes_form_domicile()}
        hint={m.resumes_form_domicile_hint()}
        placeholder={m.resumes_form_domicile_choose()}
        searchLabel={m.resumes_form_domicile_search()}
      />
      {domicile !== null && domicile.value === lists.others.domicile?.value && (
        <LineField name="personalData.domisiliOther" set="plain" label={m.resumes_form_domicile_other()} />
      )}
    </>
  );
}

function CategoryField() {
  const { lists } = useResumeForm();
  const fillDuration = useUsualDuration();
  return (
    <RadioField
      name="personalData.kategoriPengalaman"
      label={m.resumes_form_category()}
      hint={m.resumes_form_category_hint()}
      options={lists.workExperience}
      cards
      onChoose={fillDuration}
    />
  );
}

const durations = ["personalData.yoeYear", "personalData.yoeMonth"] as const;

/** Most who have just graduated have not worked yet: they begin with 0, professionals say how long. */
function useUsualDuration(): (category: string) => void {
  const { getValues, setValue } = useFormContext<ResumeValues>();
  return (category) => {
    const isProfessional = isProHire(Number(category));
    const [from, to] = isProfessional ? ["0", ""] : ["", "0"];
    if (getValues(durations).some((value) => value !== from)) return;
    for (const name of durations) setValue(name, to, { shouldDirty: true, shouldValidate: true });
  };
}

/** Year, month and day of birth (§5). */
function BirthDateField() {
  const { field, error } = useResumeField("personalData.dob");
  const { today } = useResumeForm();
  return (
    <BirthDate
      name={field.name}
      value={field.value}
      today={today}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={m.resumes_form_birth_date()}
      hint={m.resumes_form_birth_date_hint()}
      error={error}
    />
  );
}

/** Expected salary a month, grouped while typed. */
function SalaryField() {
  const { field, error } = useResumeField("personalData.expectedSalary");
  return (
    <MoneyField
      {...field}
      label={m.resumes_form_salary()}
      hint={m.resumes_form_salary_hint({ min: rupiahText(salaryLimits.min), max: rupiahText(salaryLimits.max) })}
      error={error}
      separator={getLocale() === "id" ? "." : ","}
      autoComplete="off"
      enterKeyHint="next"
      maxLength={10}
    />
  );
}
