import type { ComponentType } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { m } from "#messages";
import { TextField } from "../../../../../ui/fields/text-field.tsx";
import { Fields } from "../../../../../ui/forms/form.tsx";
import { personalFields } from "../../../fields.ts";
import { BirthDateField } from "../fields/birth-date-field.tsx";
import { RadioField } from "../fields/choice-field.tsx";
import { DurationField } from "../fields/duration-field.tsx";
import { FindField } from "../fields/find-field.tsx";
import { LineField } from "../fields/line-field.tsx";
import { PhoneNumberField } from "../fields/phone-number-field.tsx";
import { SalaryField } from "../fields/salary-field.tsx";
import { useResumeField } from "../fields/use-resume-field.ts";
import { CvField } from "../files/cv-field.tsx";
import { PhotoField } from "../files/photo-field.tsx";
import { useResumeForm } from "../frame/form-context.ts";
import type { ResumeValues } from "../values/resume-values.schema.ts";

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

const shown = Object.entries(personalFields).map(([name, field]) => {
  const own = new Map(Object.entries<ComponentType | null | undefined>(controls)).get(name);
  return { name, field, Control: own };
});

/** Who the person is (P1), field by field in the order of the table. */
export function PersonalSection() {
  return (
    <Fields>
      <PhotoField />
      {shown.map(({ name, field, Control }) => {
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
  return (
    <RadioField
      name="personalData.kategoriPengalaman"
      label={m.resumes_form_category()}
      hint={m.resumes_form_category_hint()}
      options={lists.workExperience}
      cards
    />
  );
}
