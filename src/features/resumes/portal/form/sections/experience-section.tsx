import { useFormContext, useWatch } from "react-hook-form";
import { m } from "#messages";
import { Fields, Pair } from "../../../../../ui/forms/form.tsx";
import { isProHire, listLimits } from "../../../rules/limits.ts";
import { yearOptions } from "../controls/month-of-year.tsx";
import { useResumeForm } from "../frame/form-context.ts";
import type { ResumeValues } from "../values/resume-values.schema.ts";
import { emptyExperience } from "../values/values-from-profile.ts";
import type { EntryProps } from "./education-section.tsx";
import { EntryList } from "./entry-list.tsx";
import { ChoiceField, LineField, PickField, TickField } from "./fields.tsx";

/** The list of experiences (P4). */
export function ExperienceSection() {
  const category = useWatch<ResumeValues, "personalData.kategoriPengalaman">({
    name: "personalData.kategoriPengalaman",
  });
  const max = listLimits.experiences;
  const section = m.resumes_form_section_experience();
  return (
    <EntryList
      list="pengalamanList"
      max={max}
      empty={emptyExperience}
      entry={ExperienceEntry}
      nameOf={(number) => m.resumes_form_entry_name({ section, number })}
      addLabel={m.resumes_form_add_experience()}
      none={m.resumes_form_none_experience()}
      full={m.resumes_form_full({ max })}
      section="experience"
      isRequired={isProHire(Number(category))}
    />
  );
}

/** One job (P4). */
function ExperienceEntry({ index }: EntryProps) {
  const { lists } = useResumeForm();
  return (
    <Fields>
      <LineField
        name={`pengalamanList.${index}.name`}
        set="names"
        label={m.resumes_form_company()}
        autoComplete="organization"
      />
      <LineField
        name={`pengalamanList.${index}.posisi`}
        set="plain"
        label={m.resumes_form_position()}
        autoComplete="organization-title"
      />
      <ChoiceField
        name={`pengalamanList.${index}.positionTypeId`}
        label={m.resumes_form_position_type()}
        placeholder={m.resumes_form_position_type_choose()}
        options={lists.positionType}
      />
      <ChoiceField
        name={`pengalamanList.${index}.pangkatID`}
        label={m.resumes_form_rank()}
        placeholder={m.resumes_form_rank_choose()}
        options={lists.rank}
      />
      <PickField
        name={`pengalamanList.${index}.industryId`}
        options={lists.industry}
        label={m.resumes_form_industry()}
        placeholder={m.resumes_form_industry_choose()}
        searchLabel={m.resumes_form_industry_search()}
      />
      <LineField name={`pengalamanList.${index}.department`} set="plain" label={m.resumes_form_department()} />
      <LineField
        name={`pengalamanList.${index}.mainJob1`}
        set="plain"
        label={m.resumes_form_main_job()}
        hint={m.resumes_form_main_job_hint()}
      />
      <JobYears index={index} />
    </Fields>
  );
}

/** A current job has no last year (wire, "Shapes"). */
function JobYears({ index }: EntryProps) {
  const { today } = useResumeForm();
  const { setValue, trigger } = useFormContext<ResumeValues>();
  const name = `pengalamanList.${index}.isCurrent` as const;
  const end = `pengalamanList.${index}.tahunSelesai` as const;
  const isCurrent = useWatch<ResumeValues, typeof name>({ name });
  const clearEnd = (isTicked: boolean) => {
    if (isTicked) setValue(end, "", { shouldDirty: true });
    void trigger(end);
  };
  return (
    <>
      <TickField name={name} label={m.resumes_form_is_current()} onTick={clearEnd} />
      <Pair keep>
        <ChoiceField
          name={`pengalamanList.${index}.tahunMulai`}
          label={m.resumes_form_start_year()}
          placeholder={m.resumes_form_year()}
          options={yearOptions(today.year)}
        />
        {!isCurrent && (
          <ChoiceField
            name={end}
            label={m.resumes_form_end_year()}
            placeholder={m.resumes_form_year()}
            options={yearOptions(today.year)}
          />
        )}
      </Pair>
    </>
  );
}
