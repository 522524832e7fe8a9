import { useEffect, useState } from "react";
import { redirect, useNavigate, useRevalidator } from "react-router";
import { m } from "#messages";
import { inDesk, onServer, type PageRequest } from "../../../../contract/page.ts";
import { getId, pageMeta } from "../../../../contract/page-meta.ts";
import { timeText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { WorkPage, WorkSection } from "../../../../ui/dense/work-page.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { needed } from "../../../desk-base/desk-page.ts";
import { vacancyTable } from "../../draft/vacancy-fields.ts";
import { Checks, Versions } from "../checks-panel.tsx";
import { Missing } from "../missing.tsx";
import { listMissing } from "../needed-fields.ts";
import {
  type CheckAnswer,
  type DeskVacancyAnswer,
  getChecks,
  getDeskVacancy,
  getPreviewAddress,
  getVacancyChoices,
  getVersions,
  type VacancyChoices,
  type VersionAnswer,
} from "../vacancies.calls.ts";
import { PreviewLink, VacancyStateWord } from "../vacancy-state.tsx";
import type { Route } from "./+types/editor.route";
import type { Saved } from "./editing-state.ts";
import styles from "./editor.module.css";
import { Facts } from "./facts.tsx";
import { removeWording } from "./remove-wording.ts";
import { TextPair } from "./text-pair.tsx";
import { type Autosave, useAutosave } from "./use-autosave.ts";

/** So long after someone else saved they count as editing too. */
const presentMs = 120_000;
const lookEveryMs = 10_000;

/** The name of someone else who saved within two minutes; null where nobody did. */
function usePresence(edited: Saved["edited"]): string | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  if (edited === null || edited.isMe || edited.by === "" || now === null) return null;
  return now - Date.parse(edited.at) < presentMs ? edited.by : null;
}

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
        <TextPair name="title" autosave={autosave} most={vacancyTable.title.most} />
        <TextPair name="description" autosave={autosave} most={vacancyTable.description.most} />
        <TextPair name="requirement" autosave={autosave} most={vacancyTable.requirement.most} />
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
        <Missing fields={listMissing(autosave.editing.values)} />
        <Checks checks={data.checks} actOn={replaceIn(autosave)} />
      </WorkSection>
      <WorkSection title={m.desk_vacancies_versions_title()}>
        <Versions versions={data.versions} />
      </WorkSection>
    </Stack>
  );
}

/** A button that takes a wording out of its field. */
const replaceIn = (autosave: Autosave) => (check: CheckAnswer) => {
  if (check.check !== "discriminating-words") return null;
  const field = `${check.field}.${check.language}` as const;
  const text = autosave.editing.values[field];
  if (!text.includes(check.found)) return null;
  return (
    <Button small kind="secondary" onClick={() => autosave.type(field, removeWording(text, check.found))}>
      {m.desk_vacancies_check_replace()}
    </Button>
  );
};

interface EditorStateProps {
  readonly vacancy: DeskVacancyAnswer;
  readonly autosave: Autosave;
}

/** Code, state, whether everything is saved, and who else edits. */
function EditorState({ vacancy, autosave }: EditorStateProps) {
  const other = usePresence(autosave.editing.base.edited);
  return (
    <span className={styles.state}>
      <span>{vacancy.code}</span>
      <VacancyStateWord state={vacancy.state} />
      <span role="status">
        <SaveWord autosave={autosave} />
      </span>
      {other !== null && (
        <span className={styles.also} role="status">
          <Icon name="pencil" size={16} />
          {m.desk_vacancies_edit_also({ name: other })}
        </span>
      )}
    </span>
  );
}

function SaveWord({ autosave: { state, editing, isUnsaved } }: Pick<EditorStateProps, "autosave">) {
  switch (state) {
    case "saving":
      return m.desk_vacancies_edit_saving();
    case "offline":
      return m.desk_vacancies_edit_offline();
    case "signed-out":
      return m.desk_vacancies_edit_signed_out();
    case "stopped":
      return m.desk_vacancies_edit_stopped();
    case "idle": {
      if (Object.keys(editing.errors).length > 0) return m.desk_vacancies_edit_refused();
      const { edited } = editing.base;
      if (isUnsaved || edited === null) return isUnsaved ? m.desk_vacancies_edit_unsaved() : null;
      return m.desk_vacancies_edit_saved({ time: timeText(edited.at) });
    }
  }
}

interface EditorData {
  vacancy: DeskVacancyAnswer;
  choices: VacancyChoices;
  checks: CheckAnswer[];
  versions: VersionAnswer[];
  /** Where the public page is seen as it would be published. */
  previewPath: string;
}

/** A vacancy with everything that its editor offers; one that may not be edited now is read instead. */
async function load({ api, params }: PageRequest<{ id: string }>): Promise<EditorData> {
  const path = { id: getId(params.id) };
  const vacancy = needed(await api.send(getDeskVacancy, { path }));
  if (!vacancy.acts.includes("edit")) throw redirect(`/staff/vacancies/${vacancy.id}`);
  return {
    vacancy,
    choices: needed(await api.send(getVacancyChoices, {})),
    checks: needed(await api.send(getChecks, { path })).data,
    versions: needed(await api.send(getVersions, { path })).data,
    previewPath: needed(await api.send(getPreviewAddress, { path })).path,
  };
}
