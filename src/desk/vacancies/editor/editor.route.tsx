import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { m } from "#messages";
import { inDesk, onServer } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { vacancyLimits } from "../../../domain/vacancies/draft/vacancy-fields.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { WorkPage, WorkSection } from "../../../ui/dense/work-page.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { Checks, Versions } from "../checks-panel.tsx";
import { PreviewLink } from "../preview-link.tsx";
import type { CheckAnswer } from "../vacancies.calls.ts";
import type { Route } from "./+types/editor.route";
import styles from "./editor.module.css";
import { EditorState } from "./editor-state.tsx";
import { Facts } from "./facts.tsx";
import { type EditorData, load } from "./load-editor.ts";
import { TextPair } from "./text-pair.tsx";
import { type Autosave, useAutosave } from "./use-autosave.ts";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const handle = { needs: "posting.edit", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_vacancies_edit_title());
}

/** Both languages side by side, kept as one writes (F11). */
export default function EditorPage({ loaderData }: Route.ComponentProps) {
  return <Editor key={loaderData.vacancy.id} data={loaderData} />;
}

function Editor({ data }: { readonly data: EditorData }) {
  const { vacancy, choices } = data;
  const autosave = useAutosave(vacancy);
  const { values } = autosave.editing;
  return (
    <WorkPage
      title={values["title.id"] || m.desk_vacancies_untitled()}
      sub={<EditorState vacancy={vacancy} autosave={autosave} />}
      back={{ to: `/staff/vacancies/${vacancy.id}`, label: m.desk_vacancies_edit_back() }}
      acts={
        <>
          <PreviewLink path={data.previewPath} />
          <GoOn id={vacancy.id} autosave={autosave} />
        </>
      }
      side={<Side data={data} autosave={autosave} />}
    >
      <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <div className={styles.head}>
          <strong>
            {m.desk_vacancies_edit_indonesian()}
            <small>{m.desk_vacancies_edit_needed()}</small>
          </strong>
          <strong>
            {m.desk_vacancies_edit_english()}
            <small>{m.desk_vacancies_edit_falls_back()}</small>
          </strong>
        </div>
        <TextPair name="title" autosave={autosave} most={vacancyLimits.title} />
        <TextPair name="description" autosave={autosave} most={vacancyLimits.richText} />
        <TextPair name="requirement" autosave={autosave} most={vacancyLimits.richText} />
        <p className={styles.count}>{m.desk_vacancies_rich_hint()}</p>
        <WorkSection title={m.desk_vacancies_edit_facts()}>
          <Facts autosave={autosave} choices={choices} isCodeFixed={vacancy.isCodeFixed} />
        </WorkSection>
      </form>
    </WorkPage>
  );
}

/** To what is checked before publishing; whatever is typed is saved first. */
function GoOn({ id, autosave }: { readonly id: number; readonly autosave: Autosave }) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const goOn = async () => {
    setIsBusy(true);
    if (await autosave.saveNow()) await navigate(`/staff/vacancies/${id}?act=publish`);
    setIsBusy(false);
  };
  return (
    <Button icon="send" busy={isBusy} onClick={() => void goOn()}>
      {m.desk_vacancies_edit_go_on()}
    </Button>
  );
}

function Side({ data, autosave }: { readonly data: EditorData; readonly autosave: Autosave }) {
  const { revalidate, state } = useRevalidator();
  const check = async () => {
    await autosave.saveNow();
    await revalidate();
  };
  return (
    <Stack gap={24}>
      <WorkSection
        title={m.desk_vacancies_checks_title()}
        aside={
          <Button kind="quiet" small busy={state !== "idle"} onClick={() => void check()}>
            {m.desk_vacancies_checks_again()}
          </Button>
        }
      >
        <Checks checks={data.checks} actOn={replaceIn(autosave)} />
      </WorkSection>
      <WorkSection title={m.desk_vacancies_versions_title()}>
        <Versions versions={data.versions} />
      </WorkSection>
    </Stack>
  );
}

/** A button that puts the better wording where the worse one stands. */
const replaceIn = (autosave: Autosave) => (check: CheckAnswer) => {
  if (check.check !== "discriminating-words") return null;
  const field = `${check.field}.${check.language}` as const;
  const text = autosave.editing.values[field];
  if (!text.includes(check.found)) return null;
  return (
    <Button small kind="secondary" onClick={() => autosave.type(field, text.replace(check.found, check.better))}>
      {m.desk_vacancies_check_replace()}
    </Button>
  );
};
