import { m } from "#messages";
import { type Door, door } from "../../../contract/door.server.ts";
import { fieldMessage } from "../../../contract/field-messages.ts";
import {
  accept,
  conflict,
  type FieldError,
  invalid,
  type Refusal,
  type Reply,
  refuse,
} from "../../../contract/reply.ts";
import type { Visit } from "../../../contract/visit.ts";
import type { Platform } from "../../../platform/platform.ts";
import { glanceAt, type NewFile, readFiles } from "../../resumes/resumes.server.ts";
import { saveFirstHalf, saveSecondHalf, submitForm } from "../extended-form.calls.ts";
import {
  type FormAnswer,
  firstHalfRequest,
  formAnswer,
  type SavingRequest,
  secondHalfRequest,
  wholeFormRequest,
} from "../extended-form.schema.ts";
import type { FormOwner, FormPath } from "../form.ts";
import { unknownReferences } from "../form-lists.server.ts";
import { photoPath } from "../photo.ts";
import { readForm } from "../read/read-form.server.ts";
import { findVariant, ofVariant } from "../variant.server.ts";
import { type SavedForm, saveForm } from "./save-form.server.ts";

type Body = SavingRequest["body"];
type FormReply = Reply<FormAnswer, { missing: string[] }>;

function wrongChoices(paths: readonly FormPath[]): FieldError[] {
  return paths.map((path) => ({ path, code: "choice", message: fieldMessage("choice") }));
}

const wrong = (errors: FieldError[]) => invalid(m.contract_invalid_fields(), errors);

/** Ids against their lists, then the photo by its bytes; nothing is stored. */
async function check(
  { database }: Platform,
  { data, photo }: Body,
  asking: Pick<Visit, "language" | "network">,
): Promise<{ status: "checked"; newPhoto: NewFile | null } | Refusal> {
  const unknown = wrongChoices(await unknownReferences(database.db, data));
  const part = await glanceAt("form-photo", photo, asking.language);
  if (unknown.length > 0) {
    const errors = part.status === "refused" ? (part.refusal.extra.errors ?? []) : [];
    return wrong([...unknown, ...errors]);
  }
  if (part.status === "refused") return part.refusal;
  const read = await readFiles(part.status === "unread" ? [part.file] : [], asking);
  return read.status === "refused" ? read : { status: "checked", newPhoto: read.files[0] ?? null };
}

async function answer(platform: Platform, owner: FormOwner, saved: SavedForm): Promise<FormReply> {
  switch (saved.status) {
    case "saved":
      return accept(await readForm(platform, owner));
    case "conflict":
      return conflict(m.contract_version_conflict(), await readForm(platform, owner));
    case "already-submitted":
      return refuse("already-submitted", m.flk_already_submitted());
    case "incomplete":
      return refuse("incomplete", m.flk_incomplete(), { missing: saved.missing });
    case "unknown-photo":
      return wrong(wrongChoices([photoPath]));
  }
}

/** `submit-1`, `submit-2`, `submit` */
export function saveFormDoors(platform: Platform): Door[] {
  const { clock } = platform;
  const saving = (isFinal: boolean) => ({
    answer: formAnswer(clock),
    find: findVariant,
    handle: ({ path, body }: SavingRequest, visit: Visit<"applicant">) =>
      ofVariant(path, async (variant): Promise<FormReply> => {
        const owner = { applicantId: visit.identity.applicantId, variant };
        const checked = await check(platform, body, visit);
        if (checked.status === "refused") return checked;
        const { data: form, version } = body;
        return answer(
          platform,
          owner,
          await saveForm(platform, owner, { form, version, isFinal, newPhoto: checked.newPhoto }),
        );
      }),
  });
  return [
    door(saveFirstHalf, { ...saving(false), request: firstHalfRequest(clock) }),
    door(saveSecondHalf, { ...saving(false), request: secondHalfRequest(clock) }),
    door(submitForm, { ...saving(true), request: wholeFormRequest(clock) }),
  ];
}
