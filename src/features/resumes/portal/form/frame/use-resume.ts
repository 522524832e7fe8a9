import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type FieldErrors, get, type Resolver, set, type UseFormReturn, useForm } from "react-hook-form";
import type { FieldError } from "../../../../../contract/reply.ts";
import { type Section, sections } from "../../../completeness.ts";
import type { CalendarDay } from "../../../rules/calendar.ts";
import { fieldsByPath } from "../../wire/paths.ts";
import { type CheckValues, createCheck, type FieldFault } from "../checks/check-values.ts";
import { faultMessage } from "../checks/fault-message.ts";
import { fieldPath } from "../checks/field-paths.ts";
import { openSections, type SectionState, sectionOfField, sectionStates } from "../checks/section-states.ts";
import { type NewFiles, type ResumeFiles, useResumeFiles } from "../files/use-resume-files.ts";
import type { ResumeValues } from "../values/resume-values.schema.ts";
import { type FormLists, otherIdsOf } from "./form-lists.ts";
import { type OpenSections, useOpenSections } from "./use-open-sections.ts";

/** By path without the entry, in the order of the form: the photo first, the CV below the facts about the person. */
const fieldOrder = [
  "personalData.oldImageUrl",
  ...fieldsByPath.keys(),
  "personalData.cvName",
  "consent.kebenaranData",
  "consent.penggunaanData",
];

function getPlace(path: string): readonly [number, number, number] {
  const entry = /\.(\d+)/.exec(path)?.[1];
  const field = fieldOrder.indexOf(path.replace(/\.\d+/, ""));
  return [sections.indexOf(sectionOfField(path)), entry === undefined ? -1 : Number(entry), field];
}

/** Compares two fields by their place in the form, as a person reads it. */
export function compareFields(one: string, two: string): number {
  const [section, entry, field] = getPlace(one);
  const [otherSection, otherEntry, otherField] = getPlace(two);
  return section - otherSection || entry - otherEntry || field - otherField;
}

export interface ResumeStart {
  values: ResumeValues;
  lists: FormLists;
  today: CalendarDay;
  onChooseFiles: (files: Partial<NewFiles>) => void;
}

/** A resume that is being filled in. */
export interface ResumeInHand {
  form: UseFormReturn<ResumeValues>;
  files: ResumeFiles;
  lists: FormLists;
  today: CalendarDay;
  values: ResumeValues;
  states: Record<Section, SectionState>;
  /** Sections that still lack something. */
  lacking: Section[];
  sections: OpenSections;
  /** The message of the last try; the number changes with each. */
  summary: { attempt: number; errors: ShownError[] };
  /** True when everything is there and right; else shows what is not. */
  isReady: () => Promise<boolean>;
  /** Shows what the server refused. */
  refuse: (errors: readonly FieldError[]) => Promise<void>;
  /** Place of the first entry of a list that lacks something or holds something wrong; null without one. */
  findLackingEntry: (list: string) => number | null;
  /** Puts other values in, nothing asked for. */
  putIn: (values: ResumeValues) => void;
}

const now = () => new Date();

/** The state of the form: values, files, what is wrong, which sections are open. */
export function useResume({ values: initial, lists, today, onChooseFiles }: ResumeStart): ResumeInHand {
  const check = useMemo(() => createCheck(now), []);
  const files = useResumeFiles(onChooseFiles);
  const { faultsOf, faultsNow, refuse } = useFaults(check, lists, files);
  const asksForAll = useRef(false);
  const resolver = useMemo(() => resumeResolver(faultsOf, () => asksForAll.current), [faultsOf]);
  const form = useForm<ResumeValues>({ defaultValues: initial, mode: "onTouched", resolver });
  const [attempt, setAttempt] = useState(0);
  const values = form.watch();
  const faults = faultsNow(values);
  const lacking = openSections(faults);
  const visibleErrors = shownErrors(form.formState.errors).toSorted((one, two) => compareFields(one.path, two.path));
  const hasFiles = files.photo !== null || files.cv !== null;
  const states = sectionStates({ values, hasFiles, faults, errorPaths: visibleErrors.map(({ path }) => path) });
  const sections = useOpenSections(lacking[0] ?? "personal-data");
  const { openAll } = sections;

  const findLackingEntry = useCallback(
    (list: string) => {
      const paths = faultsOf(form.getValues()).map(({ path }) => path.split("."));
      const places = paths.flatMap(([root, place]) => (root === list && place !== undefined ? [Number(place)] : []));
      return places.length === 0 ? null : Math.min(...places);
    },
    [form, faultsOf],
  );

  const showFaults = useCallback(async () => {
    asksForAll.current = true;
    await form.trigger();
    openAll([...new Set(faultsOf(form.getValues()).map(({ path }) => sectionOfField(path)))]);
    setAttempt((before) => before + 1);
  }, [form, faultsOf, openAll]);

  return {
    form,
    files,
    lists,
    today,
    values,
    states,
    lacking,
    sections,
    summary: { attempt, errors: attempt === 0 ? [] : visibleErrors },
    findLackingEntry,
    async isReady() {
      if (faultsOf(form.getValues()).length === 0) return true;
      await showFaults();
      return false;
    },
    async refuse(errors) {
      refuse(errors, form.getValues());
      await showFaults();
    },
    putIn(next) {
      asksForAll.current = false;
      setAttempt(0);
      form.reset(next);
    },
  };
}

/** A field that the server refused, and what stood in it then. */
interface Refused extends FieldFault {
  value: unknown;
}

interface Judge {
  check: CheckValues;
  lists: FormLists;
  files: Pick<ResumeFiles, "photo" | "cv">;
  refused: readonly Refused[];
}

function getFieldValue(path: string, values: ResumeValues, { photo, cv }: Judge["files"]): unknown {
  if (path === "personalData.oldImageUrl") return photo;
  return path === "personalData.cvName" ? cv : JSON.stringify(get(values, path));
}

/** Faults by the rules, and those of the server while the field still holds what was refused. */
function judge(values: ResumeValues, { check, lists, files, refused }: Judge): FieldFault[] {
  const { oldImageUrl, cvName } = values.personalData;
  const faults = check(values, {
    others: otherIdsOf(lists),
    hasPhoto: files.photo !== null || oldImageUrl !== "",
    hasCv: files.cv !== null || cvName !== "",
  });
  const known = new Set(faults.map(({ path }) => path));
  const still = refused.filter(({ path, value }) => !known.has(path) && getFieldValue(path, values, files) === value);
  return [...faults, ...still];
}

/**
 * Everything wrong in the form, for rendering (`faultsNow`) and for anyone who asks later (`faultsOf`, always the same
 * function).
 */
function useFaults(check: CheckValues, lists: FormLists, files: ResumeFiles) {
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const latest = useRef<Judge>({ check, lists, files, refused });
  useLayoutEffect(() => {
    latest.current = { check, lists, files, refused };
  }, [check, lists, files, refused]);
  const faultsOf = useCallback((values: ResumeValues) => judge(values, latest.current), []);
  const refuse = useCallback((errors: readonly FieldError[], values: ResumeValues) => {
    const next = errors.map(({ path, code, message }) => {
      const field = fieldPath(path);
      return { path: field, code, message, value: getFieldValue(field, values, latest.current.files) };
    });
    latest.current = { ...latest.current, refused: next };
    setRefused(next);
  }, []);
  return { faultsOf, refuse, faultsNow: (values: ResumeValues) => judge(values, { check, lists, files, refused }) };
}

/** An error that the person sees. */
interface ShownError {
  path: string;
  message: string;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function below(node: unknown, path: string): ShownError[] {
  if (!isObject(node)) return [];
  const type: unknown = Reflect.get(node, "type");
  const message: unknown = Reflect.get(node, "message");
  if (typeof type === "string" && typeof message === "string") return [{ path, message }];
  return Object.entries(node).flatMap(([key, child]) =>
    key === "ref" ? [] : below(child, path === "" ? key : `${path}.${key}`),
  );
}

/** The errors in react-hook-form's tree, each once. */
export function shownErrors(errors: FieldErrors<ResumeValues>): ShownError[] {
  return below(errors, "");
}

/** The faults as react-hook-form keeps errors: a tree by path. */
export function errorTree(faults: readonly FieldFault[]): FieldErrors<ResumeValues> {
  const errors: FieldErrors<ResumeValues> = {};
  for (const { path, code, message } of faults) {
    set(errors, path, { type: code, message: message ?? faultMessage(path, code) });
  }
  return errors;
}

/**
 * Passes the errors to react-hook-form. A missing field is an error only once everything was asked for (`asksForAll`):
 * leaving a field empty is no mistake yet (design "Errors").
 */
function resumeResolver(
  faultsNow: (values: ResumeValues) => readonly FieldFault[],
  asksForAll: () => boolean,
): Resolver<ResumeValues> {
  return (values) => {
    const faults = faultsNow(values).filter(({ code }) => code !== "required" || asksForAll());
    return faults.length === 0 ? { values, errors: {} } : { values: {}, errors: errorTree(faults) };
  };
}
