import "./form-texts.ts";
import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint, type RawRequest } from "../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../contract/field-errors.ts";
import {
  accept,
  conflict,
  type FieldError,
  invalid,
  notFound,
  type Refusal,
  type Reply,
  refuse,
} from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import type { Platform } from "../../../platform/platform.ts";
import { fileUrl } from "../../documents/documents.ts";
import { type Glanced, glanceAt, type NewFile, readFiles } from "../../documents/read-file.server.ts";
import { emptyAnswer, loginAnswer } from "../../identity/people.schema.ts";
import { createPasswordSignIn } from "../../identity/portal/sign-in/login.api.server.ts";
import { createSignOut } from "../../identity/portal/sign-out/logout.api.server.ts";
import type { AccountPorts } from "../../identity/ports.server.ts";
import { findResume } from "../../resumes/resume.queries.server.ts";
import { todayInJakarta } from "../../resumes/rules/calendar.ts";
import { readForm as readWrong } from "../../resumes/whole-form.ts";
import { getMissing } from "../completeness.ts";
import { type GroupName, groupNames, groupsOfHalf } from "../definition/definition.ts";
import { type Variant, variants } from "../definition/field.ts";
import { findForm } from "../extended-forms.queries.server.ts";
import { formSchema } from "../form.schema.ts";
import {
  type FormOwner,
  type FormPath,
  type FormValues,
  formPhoto,
  mapEntries,
  photoIn,
  photoPath,
  wholeEntry,
  withPhoto,
} from "../form.ts";
import { readChoices, readFormLists, readSalaryBands, unknownReferences } from "../form-lists.server.ts";
import { knownFrom, pathsFromResume, prefilledForm } from "../prefill.ts";
import { type SavedForm, saveForm } from "../save-form.server.ts";
import {
  getFormMasterData,
  saveFirstHalf,
  saveSecondHalf,
  signInToForm,
  signOutOfForm,
  submitForm,
  viewForm,
} from "./extended-form.calls.ts";
import {
  type FormAnswer,
  firstHalfRequest,
  formAnswer,
  masterDataAnswer,
  plainRequest,
  type SavingRequest,
  secondHalfRequest,
  wholeFormRequest,
} from "./extended-form.schema.ts";
import { lifetimeFaults } from "./form-texts.ts";
import { signInRequest } from "./sign-in-to-form.schema.ts";

/** A form as `view` answers it: what was saved, and the groups that never were as the resume fills them in. */
async function readForm({ database, settings }: Platform, owner: FormOwner): Promise<FormAnswer> {
  const { db } = database;
  const stored = await findForm(db, owner);
  const lists = await readFormLists(db);
  const url = (name: string | undefined | null) => (name ? fileUrl(settings.basePath, name) : null);
  const { resume, photo } = await findResume(db, owner.applicantId);
  const known = knownFrom(resume, url(photo?.name), await readSalaryBands(db));
  const empty = prefilledForm(known, lists);
  const saved = mapEntries(stored.document, ({ group, entry }) => wholeEntry(group, entry));
  const hasSavedPhoto = saved["personalData"] !== undefined || stored.photo !== null;
  const form = { ...empty, ...saved };
  const data = withPhoto(form, hasSavedPhoto ? url(stored.photo) : photoIn(empty));
  const isSubmitted = stored.submittedAt !== null;
  return {
    applicantID: owner.applicantId,
    data,
    missing: getMissing(owner.variant, data, lists),
    fromResume: isSubmitted ? [] : pathsFromResume(data, known),
    version: stored.version,
    updatedAt: stored.updatedAt?.toISOString() ?? null,
    isSubmitted,
    submittedAt: stored.submittedAt?.toISOString() ?? null,
  };
}

const noSuchForm = () => notFound(m.contract_not_found());

function variantOf(name: string | undefined): Variant | null {
  return variants.find((variant) => variant === name) ?? null;
}

/** Answers 404 for a variant that there is not. */
async function findVariant({ path }: RawRequest): Promise<Refusal | null> {
  return variantOf(path["variant"]) === null ? noSuchForm() : null;
}

/** Does the work for the variant that a path names. */
async function ofVariant<Answer>(
  path: { variant: string },
  work: (variant: Variant) => Promise<Answer>,
): Promise<Answer | Refusal> {
  const variant = variantOf(path.variant);
  return variant === null ? noSuchForm() : work(variant);
}

type Body = SavingRequest["body"];
type FormReply = Reply<FormAnswer, { missing: string[] }>;

function wrongChoices(paths: readonly FormPath[]): FieldError[] {
  return paths.map((path) => ({ path, code: "choice", message: fieldMessage("choice") }));
}

const wrong = (errors: FieldError[]) => invalid(m.contract_invalid_fields(), errors);

/** Errors that a form's schema cannot find: ids outside the lists, impossible combinations. */
async function unseen({ database, clock }: Platform, form: FormValues): Promise<FieldError[]> {
  const beyond = lifetimeFaults(form, todayInJakarta(clock()));
  return [
    ...wrongChoices(await unknownReferences(database.db, form)),
    ...beyond.map(({ path, code }) => ({ path, code, message: fieldMessage(code) })),
  ];
}

const getErrors = (part: Glanced) => (part.status === "refused" ? (part.refusal.extra.errors ?? []) : []);

const bodySchema = z.object({ data: z.unknown(), photo: z.file().optional().catch(undefined) });

/** Errors of a form beside those of its schema. */
async function alsoWrong(
  platform: Platform,
  names: readonly GroupName[],
  body: unknown,
  { language }: Pick<RequestContext, "language">,
): Promise<FieldError[]> {
  const sent = bodySchema.safeParse(body).data;
  if (sent === undefined) return [];
  const { form } = readWrong(formSchema(names, platform.clock), sent.data);
  const errors = getErrors(await glanceAt(formPhoto, sent.photo, language));
  return form === null ? errors : [...(await unseen(platform, form)), ...errors];
}

/** Errors that the schema cannot find, then the photo's, from its bytes; nothing is stored. */
async function check(
  platform: Platform,
  { data, photo }: Body,
  asking: Pick<RequestContext, "language" | "network">,
): Promise<{ status: "checked"; newPhoto: NewFile | null } | Refusal> {
  const faults = await unseen(platform, data);
  const part = await glanceAt(formPhoto, photo, asking.language);
  if (faults.length > 0) return wrong([...faults, ...getErrors(part)]);
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
function saveFormEndpoints(platform: Platform): Endpoint[] {
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

/** Every call of the extended application form. */
export function extendedFormEndpoints<Checked, Ready>(
  platform: Platform,
  ports: AccountPorts<Checked, Ready>,
): Endpoint[] {
  return [...signInEndpoints(platform, ports), ...readFormEndpoints(platform), ...saveFormEndpoints(platform)];
}

/** `masterdata`, `view` */
function readFormEndpoints(platform: Platform): Endpoint[] {
  return [
    endpoint(getFormMasterData, {
      request: plainRequest,
      answer: masterDataAnswer,
      find: findVariant,
      handle: async (_request, { language }) => accept({ data: await readChoices(platform.database.db, language) }),
    }),
    endpoint(viewForm, {
      request: plainRequest,
      answer: formAnswer(platform.clock),
      find: findVariant,
      handle: ({ path }, { identity: { applicantId } }) =>
        ofVariant(path, async (variant) => accept(await readForm(platform, { applicantId, variant }))),
    }),
  ];
}

/** `login`, `logout`: the portal's own, by the form's names. */
function signInEndpoints<Checked, Ready>(platform: Platform, ports: AccountPorts<Checked, Ready>): Endpoint[] {
  const signIn = createPasswordSignIn(platform, ports);
  const signOut = createSignOut(platform);
  return [
    endpoint(signInToForm, {
      request: signInRequest,
      answer: loginAnswer,
      find: findVariant,
      handle: ({ body }, context) => signIn(body, context),
    }),
    endpoint(signOutOfForm, {
      request: plainRequest,
      answer: emptyAnswer,
      find: findVariant,
      handle: (_request, context) => signOut(context),
    }),
  ];
}
