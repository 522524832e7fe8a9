import { useState } from "react";
import { getLocale } from "#language-runtime";
import { browserApi } from "../../../contract/browser-api.ts";
import type { Api } from "../../../contract/client.ts";
import { loadEntryTexts } from "../../lists/load-entry-texts.ts";
import { useKeepFiles, useKeptFiles } from "../draft/use-draft-files.ts";
import { otherIdsOf } from "../form/frame/form-lists.ts";
import { type ResumeInHand, useResume } from "../form/frame/use-resume.ts";
import { type SendOptions, useSaving } from "../form/save/use-saving.ts";
import { profileFromValues } from "../form/values/profile-from-values.ts";
import type { ResumeValues } from "../form/values/resume-values.schema.ts";
import { valuesFromProfile, wantedEntries } from "../form/values/values-from-profile.ts";
import { type JoinedResume, joinResumes } from "../merge/merge-resumes.ts";
import { updateProfile } from "../resume.calls.ts";
import { profileSchema } from "../wire/profile.schema.ts";
import { type ProfileData, profileData } from "../wire/profile-answer.schema.ts";
import type { EditData } from "./load-edit.ts";
import { openDraft, type Stored } from "./open-draft.ts";
import { standing } from "./standing.ts";
import { useEditDraft } from "./use-edit-draft.ts";

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
  const [begun] = useState(() => standing(opened.begun));
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
