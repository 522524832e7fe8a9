import { useState } from "react";
import { browserApi } from "../../../contract/browser-api.ts";
import { type DraftData, resumeDrafts } from "../draft/draft-data.schema.ts";
import { draftOver } from "../draft/draft-over.ts";
import { keepDraftFiles } from "../draft/file-draft.ts";
import { lastApi } from "../draft/last-api.ts";
import { ServerKeeper } from "../draft/server-keeper.ts";
import { useServerDraft } from "../draft/use-server-draft.ts";
import type { ResumeInHand } from "../form/frame/use-resume.ts";
import type { ResumeValues } from "../form/values/resume-values.schema.ts";
import type { EditData } from "./load-edit.ts";
import type { Versioned } from "./versioned.ts";

const name = "resume";

function createKeeper({ saved, draft }: EditData, profileVersion: Versioned): ServerKeeper<ResumeValues> {
  const owner = saved.personalData.email;
  return new ServerKeeper({
    ...{ name, owner, schemas: resumeDrafts },
    api: browserApi,
    lastApi,
    profileVersion: profileVersion.get,
    draftVersion: draft.version,
    keptAt: draft.data && new Date(draft.data.savedAt),
    onDrop: () => keepDraftFiles(name, owner, { photo: null, cv: null }),
  });
}

/** The draft of the resume: opened, kept while it changes, and compared with another device's. */
export function useEditDraft(data: EditData, { form, putIn }: ResumeInHand, profileVersion: Versioned) {
  const { saved, draft } = data;
  const [keeper] = useState(() => createKeeper(data, profileVersion));
  return useServerDraft({
    ...{ name, owner: saved.personalData.email, schemas: resumeDrafts, form, keeper, draft },
    shownOf: (values) => draftOver(saved, values),
    onShow(next: DraftData) {
      profileVersion.set(next.profileVersion);
      putIn(draftOver(saved, next.values));
    },
  });
}
