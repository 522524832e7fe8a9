import { useState } from "react";
import { getLocale } from "#language-runtime";
import { browserApi } from "../../../contract/browser-api.ts";
import type { Api } from "../../../contract/client.ts";
import { loadEntryTexts } from "../../master-data/load-entry-texts.ts";
import { draftOver } from "../draft/draft-over.ts";
import { useKeepFiles, useKeptFiles } from "../draft/use-draft-files.ts";
import { otherIdsOf } from "../form/frame/form-lists.ts";
import { type ResumeInHand, useResume } from "../form/frame/use-resume.ts";
import { type SendOptions, useSaving } from "../form/save/use-saving.ts";
import { profileFromValues } from "../form/values/profile-from-values.ts";
import type { ResumeValues } from "../form/values/resume-values.schema.ts";
import { valuesFromProfile, wantedEntries } from "../form/values/values-from-profile.ts";
import { profileSchema } from "../profile.schema.ts";
import { type ProfileData, profileData } from "../profile-answer.schema.ts";
import { updateProfile } from "../resume.calls.ts";
import type { EditData } from "./load-edit.ts";
import { useEditDraft } from "./use-edit-draft.ts";
import { versioned } from "./versioned.ts";

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

/** The resume as it is stored; changed by a save elsewhere that the person takes over. */
interface Stored {
  values: ResumeValues;
  version: number;
}

/** Everything the page of one's own resume does. */
export function useEdit(data: EditData) {
  const owner = data.saved.personalData.email;
  const [version] = useState(() => versioned(data.draft.data?.profileVersion ?? data.version));
  const [saved, setSaved] = useState<Stored>({ values: data.saved, version: data.version });
  const [theirs, setTheirs] = useState<Stored | null>(null);
  const resume = useResume({
    values: data.draft.data === null ? data.saved : draftOver(data.saved, data.draft.data.values),
    lists: data.lists,
    today: data.today,
    onChooseFiles: useKeepFiles("resume", owner),
  });
  useKeptFiles("resume", owner, resume.files);
  const draft = useEditDraft(data, resume, version);

  /** A save met another one: what stands there now is shown beside ours. */
  const compare = async (current: unknown) => {
    const profile = profileData.safeParse(current).data;
    if (profile) setTheirs({ values: await readValues(profile), version: profile.version });
  };
  const saving = useSaving((api, options) => sendProfile(api, resume, version.get(), options), {
    onDone: () => void draft.forget(resume.form.getValues()),
    onRefused: (sent) => void (sent.http === 409 && compare(sent.extra.current)),
  });
  const putIn = async (stored: Stored) => {
    version.set(stored.version);
    setSaved(stored);
    await draft.forget(stored.values);
    resume.files.choose({ photo: null, cv: null });
    resume.putIn(stored.values);
  };

  return {
    resume,
    saved: saved.values,
    draft,
    saving,
    theirs,
    async save() {
      if (await resume.isReady()) saving.start();
    },
    reset: () => putIn(saved),
    keepMine() {
      if (theirs === null) return;
      version.set(theirs.version);
      setTheirs(null);
      saving.start();
    },
    async takeTheirs() {
      if (theirs === null) return;
      setTheirs(null);
      saving.close();
      await putIn(theirs);
    },
  };
}

export type Edit = ReturnType<typeof useEdit>;
