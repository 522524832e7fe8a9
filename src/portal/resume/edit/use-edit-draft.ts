import { useState } from "react";
import { browserApi } from "../../../contract/browser-api.ts";
import { type AskingKeeper, askingKeeper } from "../../drafts/keep/asking-keeper.ts";
import { lastApi } from "../../drafts/keep/last-api.ts";
import { useServerDraft } from "../../drafts/keep/use-server-draft.ts";
import { type DraftData, resumeDrafts } from "../draft/draft-data.schema.ts";
import { draftOver } from "../draft/draft-over.ts";
import { keepDraftFiles } from "../draft/file-draft.ts";
import type { ResumeInHand } from "../form/frame/use-resume.ts";
import type { ResumeValues } from "../form/values/resume-values.schema.ts";
import type { EditData } from "./load-edit.ts";
import { openDraft } from "./open-draft.ts";
import type { Standing } from "./standing.ts";

const name = "resume";

function createKeeper({ saved, draft }: EditData, begun: Standing): AskingKeeper<ResumeValues> {
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
export function useEditDraft(data: EditData, { form, putIn }: ResumeInHand, begun: Standing) {
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
