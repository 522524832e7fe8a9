import { useState } from "react";
import { Form, redirect } from "react-router";
import { m } from "#messages";
import { documentBody } from "../../../../contract/body-limits.ts";
import { formText } from "../../../../contract/field-values.ts";
import {
  actInDesk,
  actOnServer,
  inDesk,
  onServer,
  type PageAction,
  type PageRequest,
} from "../../../../contract/page.ts";
import { getId, pageMeta } from "../../../../contract/page-meta.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { IconButton } from "../../../../ui/actions/icon-button.tsx";
import { WorkPage } from "../../../../ui/dense/work-page.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useSending } from "../../../../ui/forms/form.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { needed } from "../../../desk-base/desk-page.ts";
import { findError, Refusal, type Refused } from "../../../identity/desk/refusal.tsx";
import { criterionLimits } from "../../criteria/criterion.ts";
import { type DeskVacancyAnswer, getDeskVacancy } from "../vacancies.calls.ts";
import { vacancyTitle } from "../vacancy-state.tsx";
import type { Route } from "./+types/criteria.route";
import { type CriteriaAnswer, type CriterionTexts, getCriteria, putCriteriaCall } from "./criteria.calls.ts";
import styles from "./criteria.module.css";
import { CriteriaList } from "./criteria.tsx";

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
function getLabels(count: number): Record<string, string> {
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
function CriteriaForm({ criteria, refused }: CriteriaFormProps) {
  const busy = useSending();
  const { places, add, remove, raise } = usePlaces(criteria.data);
  return (
    <Form method="post" noValidate className={styles.form}>
      <Refusal refused={refused} labels={getLabels(places.length)} />
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
          error={findError(refused, path)}
        />
      );
    }),
  );
}

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, documentBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "posting.edit", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_vacancies_criteria_title());
}

/** What scorecards of a vacancy judge by, until the first one is sent (F37). */
export default function CriteriaPage({ loaderData: { vacancy, criteria }, actionData }: Route.ComponentProps) {
  return (
    <WorkPage
      title={m.desk_vacancies_criteria_title()}
      sub={vacancyTitle(vacancy)}
      back={{ to: `/staff/vacancies/${vacancy.id}`, label: m.desk_vacancies_edit_back() }}
    >
      <Stack gap={16}>
        <Text tone="muted">{m.desk_vacancies_criteria_text()}</Text>
        {criteria.isLocked ? (
          <>
            <Notice>{m.desk_vacancies_criteria_locked()}</Notice>
            <CriteriaList data={criteria.data} />
          </>
        ) : (
          <CriteriaForm key={vacancy.id} criteria={criteria} refused={actionData} />
        )}
      </Stack>
    </WorkPage>
  );
}

interface CriteriaData {
  vacancy: DeskVacancyAnswer;
  criteria: CriteriaAnswer;
}

/** What a vacancy judges by, to be written. */
async function load({ api, params }: PageRequest<{ id: string }>): Promise<CriteriaData> {
  const path = { id: getId(params.id) };
  const vacancy = needed(await api.send(getDeskVacancy, { path }));
  return { vacancy, criteria: needed(await api.send(getCriteria, { path })) };
}

function criterionAt(form: FormData, at: number) {
  const both = (name: string) => ({
    id: formText(form, `${at}.${name}.id`),
    en: formText(form, `${at}.${name}.en`),
  });
  const id = Number(formText(form, `${at}.id`));
  const texts = { name: both("name"), hint: both("hint"), lowest: both("lowest"), highest: both("highest") };
  return { ...texts, ...(id > 0 && { id }) };
}

/** Says the criteria again. */
async function act({ api, form, params }: PageAction<{ id: string }>): Promise<Refused> {
  const id = getId(params.id);
  const count = Math.min(Number(formText(form, "count")) || 0, criterionLimits.most + 1);
  const criteria = Array.from({ length: count }, (_, at) => criterionAt(form, at));
  const ifMatch = Number(formText(form, "version"));
  const sent = await api.send(putCriteriaCall, { path: { id }, body: { criteria } }, { ifMatch });
  if (sent.status === "refused") return { message: sent.message, errors: sent.errors };
  throw redirect(`/staff/vacancies/${id}?did=criteria`);
}
