import { useState } from "react";
import { Form } from "react-router";
import { m } from "#messages";
import { criterionLimits } from "../../../domain/vacancies/criteria/criterion.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { IconButton } from "../../../ui/actions/icon-button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useSending } from "../../../ui/forms/use-sending.ts";
import { Row } from "../../../ui/layout/layout.tsx";
import { errorOf, Refusal, type Refused } from "../../account/refusal.tsx";
import type { CriteriaAnswer, CriterionTexts } from "./criteria.calls.ts";
import styles from "./criteria.module.css";

/** A criterion in the form; its key stays while it moves. */
interface Place {
  key: number;
  id: number | null;
  texts: CriterionTexts;
}

const nothing = { id: "", en: "" };
const empty: CriterionTexts = { name: nothing, hint: nothing, lowest: nothing, highest: nothing };

const fields = [
  {
    name: "name",
    most: criterionLimits.name,
    labels: [m.desk_vacancies_criteria_name, m.desk_vacancies_criteria_name_en],
  },
  {
    name: "hint",
    most: criterionLimits.hint,
    labels: [m.desk_vacancies_criteria_hint, m.desk_vacancies_criteria_hint_en],
  },
  {
    name: "lowest",
    most: criterionLimits.meaning,
    labels: [m.desk_vacancies_criteria_lowest, m.desk_vacancies_criteria_lowest_en],
  },
  {
    name: "highest",
    most: criterionLimits.meaning,
    labels: [m.desk_vacancies_criteria_highest, m.desk_vacancies_criteria_highest_en],
  },
] as const;

/** What the summary of errors calls each field. */
function labelsOf(count: number): Record<string, string> {
  const labels: Record<string, string> = { criteria: m.desk_vacancies_criteria_title() };
  for (let at = 0; at < count; at += 1) {
    const number = m.desk_vacancies_criteria_number({ number: at + 1 });
    for (const { name, labels: words } of fields) {
      labels[`criteria.${at}.${name}.id`] = `${number}, ${words[0]()}`;
      labels[`criteria.${at}.${name}.en`] = `${number}, ${words[1]()}`;
    }
  }
  return labels;
}

function usePlaces(data: CriteriaAnswer["data"]) {
  const begun = data.map(({ id, ...texts }, key) => ({ key, id, texts }));
  const [places, setPlaces] = useState<Place[]>(begun.length > 0 ? begun : [{ key: 0, id: null, texts: empty }]);
  const [next, setNext] = useState(places.length);
  return {
    places,
    add() {
      setPlaces([...places, { key: next, id: null, texts: empty }]);
      setNext(next + 1);
    },
    remove: (key: number) => setPlaces(places.filter((place) => place.key !== key)),
    raise(at: number) {
      const [before, it] = [places[at - 1], places[at]];
      if (before === undefined || it === undefined) return;
      setPlaces(places.toSpliced(at - 1, 2, it, before));
    },
  };
}

interface CriteriaFormProps {
  readonly criteria: CriteriaAnswer;
  readonly refused: Refused | undefined;
}

/** Criteria in both languages, in their order. */
export function CriteriaForm({ criteria, refused }: CriteriaFormProps) {
  const busy = useSending();
  const { places, add, remove, raise } = usePlaces(criteria.data);
  return (
    <Form method="post" noValidate className={styles.form}>
      <Refusal refused={refused} labels={labelsOf(places.length)} />
      <input type="hidden" name="version" value={criteria.version} />
      <input type="hidden" name="count" value={places.length} />
      {places.map((place, at) => (
        <fieldset key={place.key} className={styles.criterion}>
          <legend>{m.desk_vacancies_criteria_number({ number: at + 1 })}</legend>
          <input type="hidden" name={`${at}.id`} value={place.id ?? ""} />
          <Texts place={place} at={at} refused={refused} />
          <div className={styles.acts}>
            {at > 0 && (
              <IconButton
                small
                icon="arrow-up"
                label={m.desk_vacancies_criteria_up({ number: at + 1 })}
                onClick={() => raise(at)}
              />
            )}
            <Button
              small
              kind="quiet"
              aria-label={m.desk_vacancies_criteria_remove_one({ number: at + 1 })}
              onClick={() => remove(place.key)}
            >
              {m.desk_vacancies_criteria_remove()}
            </Button>
          </div>
        </fieldset>
      ))}
      <Row gap={8}>
        {places.length < criterionLimits.most && (
          <Button kind="secondary" icon="plus" onClick={add}>
            {m.desk_vacancies_criteria_add()}
          </Button>
        )}
        <Button type="submit" busy={busy}>
          {m.desk_vacancies_criteria_save()}
        </Button>
      </Row>
    </Form>
  );
}

interface TextsProps {
  readonly place: Place;
  readonly at: number;
  readonly refused: Refused | undefined;
}

function Texts({ place, at, refused }: TextsProps) {
  return fields.map(({ name, most, labels }) =>
    (["id", "en"] as const).map((language, column) => {
      const path = `criteria.${at}.${name}.${language}`;
      return (
        <TextField
          key={`${name}.${language}`}
          id={path}
          name={`${at}.${name}.${language}`}
          lang={language}
          maxLength={most}
          label={labels[column]?.() ?? ""}
          defaultValue={place.texts[name][language]}
          error={errorOf(refused, path)}
        />
      );
    }),
  );
}
