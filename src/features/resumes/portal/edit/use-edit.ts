import { useState } from "react";
import { getLocale } from "#language-runtime";
import { browserApi } from "../../../../contract/browser-api.ts";
import type { Api } from "../../../../contract/client.ts";
import { type AskingKeeper, askingKeeper, type Begun } from "../../../drafts/portal/keep/asking-keeper.ts";
import { lastApi, useServerDraft } from "../../../drafts/portal/keep/use-draft.ts";
import { loadEntryTexts } from "../../../reference-data/portal/load-entry-texts.ts";
import { keepDraftFiles, useKeepFiles, useKeptFiles } from "../draft/file-draft.ts";
import { type DraftData, resumeDrafts } from "../draft/local-draft.ts";
import { otherIdsOf } from "../form/frame/form-lists.ts";
import { type ResumeInHand, useResume } from "../form/frame/use-resume.ts";
import { type SendOptions, useSaving } from "../form/save/use-saving.ts";
import { profileFromValues } from "../form/values/profile-from-values.ts";
import type { ResumeValues } from "../form/values/resume-values.schema.ts";
import { valuesFromProfile, wantedEntries } from "../form/values/values-from-profile.ts";
import { type JoinedResume, joinResumes } from "../merge-resumes.ts";
import { updateProfile } from "../resume.calls.ts";
import { profileSchema } from "../wire/profile.schema.ts";
import { type ProfileData, profileData } from "../wire/profile-answer.schema.ts";
import { draftOver, type EditData, openDraft, type Stored } from "./load-edit.ts";

const name = "resume";

function createKeeper({ saved, draft }: EditData, begun: BaseRef): AskingKeeper<ResumeValues> {
  const owner = saved.personalData.email;
  return askingKeeper({
    ...{ name, owner, schemas: resumeDrafts },
    api: browserApi,
    lastApi,
    begun: begun.get,
    draftVersion: draft.version,
    keptAt: draft.data && new Date(draft.data.savedAt),
    onDrop: () => keepDraftFiles(name, owner, { photo: null, cv: null }),
  });
}

/** The draft of the resume: opened, kept while it changes, and compared with another device's. */
function useEditDraft(data: EditData, { form, putIn }: ResumeInHand, begun: BaseRef) {
  const { saved, draft } = data;
  const [keeper] = useState(() => createKeeper(data, begun));
  return useServerDraft({
    ...{ name, owner: saved.personalData.email, schemas: resumeDrafts, form, keeper, draft },
    shownOf: (values) => draftOver(saved, values),
    onShow(next: DraftData) {
      const opened = openDraft({ values: saved, version: data.version }, next);
      begun.set(opened.begun);
      putIn(opened.values);
    },
  });
}

const schema = profileSchema(() => new Date());

async function readValues(profile: ProfileData): Promise<ResumeValues> {
  const language = getLocale();
  const texts = await loadEntryTexts(browserApi, language, wantedEntries(profile));
  return valuesFromProfile(profile, { texts, language });
}

function sendProfile(
  api: Api,
  { form, files, lists }: ResumeInHand,
  version: number,
  { captcha, signal }: SendOptions,
) {
  const data = schema.parse({ ...profileFromValues(form.getValues(), otherIdsOf(lists)), version });
  const { photo, cv } = files;
  const chosen = { ...(photo && { photoProfile: photo }), ...(cv && { cvFile: cv }) };
  const body = { data, ...chosen, grecaptcha: captcha, lang: getLocale() };
  return api.send(updateProfile, { body }, { signal });
}

/** What was saved elsewhere, and both ways to join it with what is filled in here. */
interface Met {
  theirs: Stored;
  both: JoinedResume;
}

/** Everything the page of one's own resume does. */
export function useEdit(data: EditData) {
  const owner = data.saved.personalData.email;
  const [opened] = useState(() => openDraft({ values: data.saved, version: data.version }, data.draft.data));
  const [begun] = useState(() => createBaseRef(opened.begun));
  /** The resume as it is stored; changed by a save elsewhere. */
  const [saved, setSaved] = useState<Stored>({ values: data.saved, version: data.version });
  const [met, setMet] = useState<Met | null>(null);
  const resume = useResume({
    values: opened.values,
    lists: data.lists,
    today: data.today,
    onChooseFiles: useKeepFiles("resume", owner),
  });
  useKeptFiles("resume", owner, resume.files);
  const draft = useEditDraft(data, resume, begun);

  /** Goes on with what is filled in here, upon what stands there now. */
  const goOn = (theirs: Stored, values: ResumeValues) => {
    begun.set(theirs);
    setSaved(theirs);
    resume.putIn(values);
  };
  /** A save met another one: what only one of them changed is joined, what both did is asked. */
  const meet = async (current: unknown) => {
    const profile = profileData.safeParse(current).data;
    if (profile === undefined) return;
    const theirs = { values: await readValues(profile), version: profile.version };
    const both = joinResumes(begun.get().values, resume.form.getValues(), theirs.values);
    if (both.hasConflicts) return setMet({ theirs, both });
    goOn(theirs, both.mine);
    saving.start("joined");
  };
  const saving = useSaving((api, options) => sendProfile(api, resume, begun.get().version, options), {
    onDone: () => void draft.forget(resume.form.getValues()),
    onRefused: (sent) => void (sent.http === 409 && meet(sent.extra.current)),
  });
  const decide = (side: "mine" | "theirs") => {
    if (met === null) return;
    setMet(null);
    goOn(met.theirs, met.both[side]);
    if (side === "mine") saving.start("joined");
    else saving.close();
  };

  return {
    resume,
    saved: saved.values,
    draft,
    saving,
    met: met?.both ?? null,
    async save() {
      if (await resume.isReady()) saving.start();
    },
    async reset() {
      begun.set(saved);
      await draft.forget(saved.values);
      resume.files.choose({ photo: null, cv: null });
      resume.putIn(saved.values);
    },
    keepMine: () => decide("mine"),
    takeTheirs: () => decide("theirs"),
  };
}

export type Edit = ReturnType<typeof useEdit>;

/** What the changes in the form go on from; it moves on while the page is open. */
interface BaseRef {
  get: () => Begun<ResumeValues>;
  set: (begun: Begun<ResumeValues>) => void;
}

function createBaseRef(first: Begun<ResumeValues>): BaseRef {
  let begun = first;
  return {
    get: () => begun,
    set(next) {
      begun = next;
    },
  };
}
