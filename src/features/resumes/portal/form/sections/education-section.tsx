import { useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { m } from "#messages";
import { TextField } from "../../../../../ui/fields/text-field.tsx";
import { Fields, Pair } from "../../../../../ui/forms/form.tsx";
import { findLikelyScale, yearLimits } from "../../../rules/education.ts";
import { listLimits } from "../../../rules/limits.ts";
import { yearOptions } from "../controls/month-of-year.tsx";
import { useResumeForm } from "../frame/form-context.ts";
import type { ResumeValues } from "../values/resume-values.schema.ts";
import { findGrade, typedNumber } from "../values/texts.ts";
import { emptyEducation } from "../values/values-from-profile.ts";
import { EntryList } from "./entry-list.tsx";
import { ChoiceField, FindField, LineField, TickField, useResumeField } from "./fields.tsx";

/** The list of educations (P2). */
export function EducationSection() {
  const max = listLimits.educations;
  const section = m.resumes_form_section_education();
  return (
    <EntryList
      list="pendidikanList"
      max={max}
      empty={emptyEducation}
      entry={EducationEntry}
      nameOf={(number) => m.resumes_form_entry_name({ section, number })}
      addLabel={m.resumes_form_add_education()}
      none={m.resumes_form_none_education()}
      full={m.resumes_form_full({ max })}
      section="education"
      isRequired
    />
  );
}

export interface EntryProps {
  readonly index: number;
}

/** One education (P2). */
function EducationEntry({ index }: EntryProps) {
  const { lists } = useResumeForm();
  return (
    <Fields>
      <ChoiceField
        name={`pendidikanList.${index}.gelarID`}
        label={m.resumes_form_degree()}
        placeholder={m.resumes_form_degree_choose()}
        options={lists.degree}
      />
      <InstitutionField index={index} />
      <MajorField index={index} />
      <StudyYears index={index} />
      <Grades index={index} />
    </Fields>
  );
}

function InstitutionField({ index }: EntryProps) {
  const name = `pendidikanList.${index}.institusiID` as const;
  const { others } = useResumeForm().lists;
  const chosen = useWatch<ResumeValues, typeof name>({ name });
  return (
    <>
      <FindField
        name={name}
        list="institution"
        icon="school"
        label={m.resumes_form_institution()}
        hint={m.resumes_form_institution_hint()}
        placeholder={m.resumes_form_institution_choose()}
        searchLabel={m.resumes_form_institution_search()}
      />
      {chosen !== null && chosen?.value === others.institution?.value && (
        <LineField
          name={`pendidikanList.${index}.institusiOther`}
          set="names"
          label={m.resumes_form_institution_other()}
        />
      )}
    </>
  );
}

function MajorField({ index }: EntryProps) {
  const name = `pendidikanList.${index}.jurusanID` as const;
  const { others } = useResumeForm().lists;
  const chosen = useWatch<ResumeValues, typeof name>({ name });
  return (
    <>
      <FindField
        name={name}
        list="major"
        label={m.resumes_form_major()}
        placeholder={m.resumes_form_major_choose()}
        searchLabel={m.resumes_form_major_search()}
      />
      {chosen !== null && chosen?.value === others.major?.value && (
        <LineField name={`pendidikanList.${index}.jurusanOther`} set="plain" label={m.resumes_form_major_other()} />
      )}
    </>
  );
}

/** Who is still studying estimates the year of graduation (§5). */
function StudyYears({ index }: EntryProps) {
  const { today } = useResumeForm();
  const name = `pendidikanList.${index}.isPresent` as const;
  const isPresent = useWatch<ResumeValues, typeof name>({ name });
  const last = isPresent ? today.year + yearLimits.ahead : today.year;
  return (
    <>
      <TickField name={name} label={m.resumes_form_is_studying()} />
      <Pair keep>
        <ChoiceField
          name={`pendidikanList.${index}.tahunMasuk`}
          label={m.resumes_form_start_year()}
          placeholder={m.resumes_form_year()}
          options={yearOptions(today.year)}
        />
        <ChoiceField
          name={`pendidikanList.${index}.tahunKeluar`}
          label={isPresent ? m.resumes_form_graduation_estimate() : m.resumes_form_graduation()}
          placeholder={m.resumes_form_year()}
          options={yearOptions(last)}
        />
      </Pair>
    </>
  );
}

/** A grade and its maximum, which is filled in where the grade leaves no doubt, and can be changed. */
function Grades({ index }: EntryProps) {
  const name = `pendidikanList.${index}.nilai` as const;
  const scaleName = `pendidikanList.${index}.maxNilai` as const;
  const { getValues, setValue } = useFormContext<ResumeValues>();
  const suggestion = useRef("");
  const fillScale = () => {
    if (getValues(scaleName) !== suggestion.current) return;
    const grade = findGrade(getValues(name));
    const likely = typeof grade === "number" ? findLikelyScale(grade) : null;
    suggestion.current = typedNumber(likely);
    setValue(scaleName, suggestion.current, { shouldDirty: true, shouldValidate: likely !== null });
  };
  return (
    <Pair keep>
      <GradeField name={name} label={m.resumes_form_grade()} hint={m.resumes_form_grade_hint()} onTyped={fillScale} />
      <GradeField
        name={scaleName}
        label={m.resumes_form_grade_scale()}
        hint={m.resumes_form_grade_scale_hint()}
        isGiven={(text) => text !== "" && text === suggestion.current}
      />
    </Pair>
  );
}

interface GradeFieldProps {
  readonly name: `pendidikanList.${number}.${"nilai" | "maxNilai"}`;
  readonly label: string;
  readonly hint: string;
  /** Told after each key. */
  readonly onTyped?: () => void;
  /** True for what the form filled in: typing replaces it. */
  readonly isGiven?: (text: string) => boolean;
}

function GradeField({ name, label, hint, onTyped, isGiven }: GradeFieldProps) {
  const { field, error } = useResumeField(name);
  return (
    <TextField
      {...field}
      onChange={(event) => {
        field.onChange(event);
        onTyped?.();
      }}
      onClick={({ currentTarget }) => isGiven?.(currentTarget.value) && currentTarget.select()}
      label={label}
      hint={hint}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={6}
    />
  );
}
