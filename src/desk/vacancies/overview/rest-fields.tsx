import { useState } from "react";
import { m } from "#messages";
import { typedAbove } from "../../../domain/bulk-jobs/bulk-job.ts";
import { numberText } from "../../../i18n/formats.ts";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { TextArea, TextField } from "../../../ui/fields/text-field.tsx";
import { errorOf, type Refused } from "../../account/refusal.tsx";

interface RestFieldsProps {
  readonly onProcess: number;
  readonly refused: Refused | undefined;
}

/** What becomes of those who are on process: each decided as before, or all closed with words by a job. */
export function RestFields({ onProcess, refused }: RestFieldsProps) {
  const [rest, setRest] = useState("go-on");
  return (
    <>
      <RadioGroup
        name="rest"
        label={m.desk_vacancies_act_close_rest({ count: numberText(onProcess) })}
        value={rest}
        onChange={({ target }) => setRest(target.value)}
        choices={[
          { value: "go-on", label: m.desk_vacancies_act_close_go_on() },
          { value: "close", label: m.desk_vacancies_act_close_words(), note: m.desk_vacancies_act_close_words_note() },
        ]}
      />
      {rest === "close" && <CloseWords onProcess={onProcess} refused={refused} />}
    </>
  );
}

/** What those who are closed read; of very many the number is typed (recruiting §6). */
function CloseWords({ onProcess, refused }: RestFieldsProps) {
  return (
    <>
      <TextArea
        name="wordsId"
        id="words.id"
        lang="id"
        rows={4}
        label={m.desk_jobs_words_id()}
        error={errorOf(refused, "words.id") ?? errorOf(refused, "words")}
      />
      <TextArea
        name="wordsEn"
        id="words.en"
        lang="en"
        rows={4}
        label={m.desk_jobs_words_en()}
        error={errorOf(refused, "words.en")}
      />
      {onProcess > typedAbove && (
        <TextField
          name="count"
          inputMode="numeric"
          autoComplete="off"
          label={m.desk_jobs_type({ count: numberText(onProcess) })}
          error={errorOf(refused, "count")}
        />
      )}
      <input type="hidden" name="onProcess" value={onProcess} />
    </>
  );
}
