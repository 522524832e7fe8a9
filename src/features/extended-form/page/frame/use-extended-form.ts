import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import { browserApi, quietApi } from "../../../../contract/browser-api.ts";
import type { DraftState } from "../../../resumes/draft/draft-keeper.ts";
import { lastApi } from "../../../resumes/draft/last-api.ts";
import { formLists } from "../../form-lists.ts";
import { photoPath } from "../../photo.ts";
import { type CheckForm, createCheck, type Fault } from "../checks/check-form.ts";
import { formResolver } from "../checks/form-resolver.ts";
import type { FormDraft } from "../keep/form-draft.schema.ts";
import { FormKeeper, readDeviceDraft } from "../keep/form-keeper.ts";
import { openedDraft } from "../keep/merge-drafts.ts";
import { showDraft } from "../keep/show-draft.ts";
import type { ExtendedFormData } from "../load-extended-form.ts";
import { type Controls, type Decimal, toControls, toForm } from "../values/controls.ts";
import { useFormPhoto } from "./use-form-photo.ts";
import { useProgress } from "./use-progress.ts";
import { useUndecided } from "./use-undecided.ts";

const now = () => new Date();

/** The version of the saved form that a saving goes on from. */
function counted(first: number) {
  let version = first;
  return {
    get: () => version,
    set: (next: number) => {
      version = next;
    },
  };
}
export type Version = ReturnType<typeof counted>;
const untouched: DraftState = { status: "untouched" };

/** The form's rules, and whether what is missing is asked for already. */
function useChecking({ variant, lists: entries }: ExtendedFormData) {
  const lists = useMemo(() => formLists(entries), [entries]);
  const hasPhoto = useRef(false);
  const check = useMemo((): CheckForm => {
    const found = createCheck(variant, lists, now);
    return (form) => {
      const { wrong, missing } = found(form);
      // A photo that waits to be sent is there.
      return { wrong, missing: missing.filter(({ path }) => path !== photoPath || !hasPhoto.current) };
    };
  }, [variant, lists]);
  const asked = useRef(false);
  const refused = useRef<readonly Fault[]>([]);
  const resolver = useMemo(
    () =>
      formResolver((form) => {
        const { wrong, missing } = check(form);
        return [...wrong, ...(asked.current ? missing : []), ...refused.current];
      }),
    [check],
  );
  return { lists, check, asked, refused, resolver, hasPhoto };
}

/** Everything the page of a form that is being filled in does. */
export function useExtendedForm(data: ExtendedFormData) {
  const { variant, name, view, draft, language } = data;
  const decimal: Decimal = language === "id" ? "," : ".";
  const kept = useMemo(() => ({ name, owner: view.applicantID }), [name, view.applicantID]);
  const { lists, check, asked, refused, resolver, hasPhoto } = useChecking(data);
  const [first] = useState(() => ({ ...view.data, ...draft.data?.form }));
  const [controls] = useState(() => toControls(first, decimal));
  const form = useForm<Controls>({ defaultValues: controls, mode: "onBlur", reValidateMode: "onBlur", resolver });
  const undecided = useUndecided(form, draft.data?.undecided ?? [], decimal);
  const { progress, count } = useProgress(form, { variant, lists, check });
  const { revalidate } = useRevalidator();

  const read = useCallback(
    (): FormDraft => ({
      form: toForm(form.getValues()),
      undecided: undecided.read(),
      savedAt: new Date().toISOString(),
    }),
    [form, undecided.read],
  );
  const show = useCallback(
    (next: FormDraft) => {
      undecided.put(next.undecided);
      showDraft(form, next.form, decimal);
      count();
    },
    [form, decimal, undecided.put, count],
  );
  const [keeper] = useState(
    () =>
      new FormKeeper({
        ...kept,
        ...{ api: browserApi, quietApi, lastApi, server: draft, read, show },
        onGone: () => void revalidate(),
      }),
  );
  useEffect(() => keeper.open(), [keeper]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keeper.change() }), [form, keeper]);
  const hasLooked = useRef(false);
  useEffect(() => {
    // What waits in this browser is looked for once: from then on the keeper knows.
    if (hasLooked.current) return;
    hasLooked.current = true;
    const device = readDeviceDraft(kept);
    const opened = openedDraft(draft, device);
    if (!opened.isUnsent || opened.draft === null) return;
    show(opened.draft);
    keeper.change();
  }, [kept, draft, show, keeper]);
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, () => untouched);

  /** Shows everything that is wrong or missing at its field. @returns true when there is nothing */
  const askForAll = useCallback(async () => {
    asked.current = true;
    await form.trigger();
    return count().every(({ wrong, missing }) => wrong.length + missing.length === 0);
  }, [asked, form, count]);
  const refuse = useCallback(
    async (faults: readonly Fault[]) => {
      refused.current = faults;
      await form.trigger();
      refused.current = [];
    },
    [refused, form],
  );

  const [version] = useState(() => counted(view.version));
  const photo = useFormPhoto({ form, variant, kept, check, version });
  const isWaiting = photo.file !== null;
  useEffect(() => {
    if (hasPhoto.current === isWaiting) return;
    hasPhoto.current = isWaiting;
    count();
  }, [hasPhoto, isWaiting, count]);

  return {
    ...{ variant, form, lists, decimal, keeper, state, progress, undecided, version, photo },
    ...{ askForAll, refuse },
  };
}

export type FormInHand = ReturnType<typeof useExtendedForm>;
