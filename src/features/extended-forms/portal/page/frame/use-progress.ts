import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { getSection, type SectionState, sectionStates } from "../../../completeness.ts";
import { type SectionId, sections } from "../../../definition/definition.ts";
import type { Variant } from "../../../definition/field.ts";
import type { FormLists } from "../../../form-lists.ts";
import type { CheckForm, Fault } from "../checks/check-form.ts";
import { comparePaths } from "../checks/places.ts";
import type { Controls } from "../controls.ts";
import { toForm } from "../controls.ts";

/** How far a section is, and what it lacks. */
export interface SectionProgress {
  id: SectionId;
  state: SectionState;
  wrong: Fault[];
  missing: Fault[];
}

interface Judge {
  variant: Variant;
  lists: FormLists;
  check: CheckForm;
}

function getProgress(controls: Controls, { variant, lists, check }: Judge): SectionProgress[] {
  const form = toForm(controls);
  const { wrong, missing } = check(form);
  const states = sectionStates(variant, form, lists);
  const of = (faults: readonly Fault[], id: SectionId) =>
    faults.filter(({ path }) => getSection(path) === id).toSorted((one, two) => comparePaths(one.path, two.path));
  return sections.map(({ id }) => ({
    id,
    state: states.get(id) ?? "empty",
    wrong: of(wrong, id),
    missing: of(missing, id),
  }));
}

/** Told so long after the last change; nothing is counted while someone types. */
const pauseMs = 350;

/** How far every section is; counted in pauses, so that no key waits for it. */
export function useProgress(form: UseFormReturn<Controls>, judge: Judge) {
  const [progress, setProgress] = useState(() => getProgress(form.getValues(), judge));
  const latest = useRef(judge);
  const count = useCallback(() => {
    const next = getProgress(form.getValues(), latest.current);
    startTransition(() => setProgress(next));
    return next;
  }, [form]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(count, pauseMs);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, count]);
  return { progress, count };
}
