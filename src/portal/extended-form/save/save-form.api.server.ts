import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint, type RawRequest } from "../../../contract/endpoint.server.ts";
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
import type { RequestContext } from "../../../contract/request-context.ts";
import { type Glanced, glanceAt, type NewFile, readFiles } from "../../../domain/documents/read-file.server.ts";
import { type GroupName, groupNames, groupsOfHalf } from "../../../domain/extended-forms/definition/definition.ts";
import { formSchema } from "../../../domain/extended-forms/form.schema.ts";
import type { FormOwner, FormPath, FormValues } from "../../../domain/extended-forms/form.ts";
import { unknownReferences } from "../../../domain/extended-forms/form-lists.server.ts";
import { formPhoto, photoPath } from "../../../domain/extended-forms/photo.ts";
import { type SavedForm, saveForm } from "../../../domain/extended-forms/save/save-form.server.ts";
import { todayInJakarta } from "../../../domain/resumes/rules/calendar.ts";
import { readForm as readWrong } from "../../../domain/resumes/whole-form.ts";
import type { Platform } from "../../../platform/platform.ts";
import { saveFirstHalf, saveSecondHalf, submitForm } from "../extended-form.calls.ts";
import {
  type FormAnswer,
  firstHalfRequest,
  formAnswer,
  type SavingRequest,
  secondHalfRequest,
  wholeFormRequest,
} from "../extended-form.schema.ts";
import { lifetimeFaults } from "../lifetime.ts";
import { readForm } from "../read/read-form.server.ts";
import { findVariant, ofVariant } from "../variant.server.ts";

type Body = SavingRequest["body"];
type FormReply = Reply<FormAnswer, { missing: string[] }>;

function wrongChoices(paths: readonly FormPath[]): FieldError[] {
  return paths.map((path) => ({ path, code: "choice", message: fieldMessage("choice") }));
}

const wrong = (errors: FieldError[]) => invalid(m.contract_invalid_fields(), errors);

/** What a form's schema does not see: ids that no list has, what one life cannot hold. */
async function unseen({ database, clock }: Platform, form: FormValues): Promise<FieldError[]> {
  const beyond = lifetimeFaults(form, todayInJakarta(clock()));
  return [
    ...wrongChoices(await unknownReferences(database.db, form)),
    ...beyond.map(({ path, code }) => ({ path, code, message: fieldMessage(code) })),
  ];
}

const errorsOf = (part: Glanced) => (part.status === "refused" ? (part.refusal.extra.errors ?? []) : []);

const looked = z.object({ data: z.unknown(), photo: z.file().optional().catch(undefined) });

/** What is wrong with a form beside what its schema refuses. */
async function alsoWrong(
  platform: Platform,
  names: readonly GroupName[],
  body: unknown,
  { language }: Pick<RequestContext, "language">,
): Promise<FieldError[]> {
  const sent = looked.safeParse(body).data;
  if (sent === undefined) return [];
  const { form } = readWrong(formSchema(names, platform.clock), sent.data);
  const errors = errorsOf(await glanceAt(formPhoto, sent.photo, language));
  return form === null ? errors : [...(await unseen(platform, form)), ...errors];
}

/** What the schema does not see, then the photo by its bytes; nothing is stored. */
async function check(
  platform: Platform,
  { data, photo }: Body,
  asking: Pick<RequestContext, "language" | "network">,
): Promise<{ status: "checked"; newPhoto: NewFile | null } | Refusal> {
  const faults = await unseen(platform, data);
  const part = await glanceAt(formPhoto, photo, asking.language);
  if (faults.length > 0) return wrong([...faults, ...errorsOf(part)]);
  if (part.status === "refused") return part.refusal;
  const read = await readFiles(platform, part.status === "unread" ? [part.file] : [], asking);
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
export function saveFormEndpoints(platform: Platform): Endpoint[] {
  const { clock } = platform;
  const saving = (names: readonly GroupName[], isFinal: boolean) => ({
    answer: formAnswer(clock),
    find: findVariant,
    alsoWrong: ({ body }: RawRequest, context: RequestContext<"applicant">) =>
      alsoWrong(platform, names, body, context),
    handle: ({ path, body }: SavingRequest, context: RequestContext<"applicant">) =>
      ofVariant(path, async (variant): Promise<FormReply> => {
        const owner = { applicantId: context.identity.applicantId, variant };
        const checked = await check(platform, body, context);
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
    endpoint(saveFirstHalf, { ...saving(groupsOfHalf(1), false), request: firstHalfRequest(clock) }),
    endpoint(saveSecondHalf, { ...saving(groupsOfHalf(2), false), request: secondHalfRequest(clock) }),
    endpoint(submitForm, { ...saving(groupNames, true), request: wholeFormRequest(clock) }),
  ];
}
