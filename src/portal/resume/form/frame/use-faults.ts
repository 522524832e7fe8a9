import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { get } from "react-hook-form";
import type { FieldError } from "../../../../contract/reply.ts";
import type { CheckValues, FieldFault } from "../checks/check-values.ts";
import { fieldPath } from "../checks/field-paths.ts";
import type { ResumeFiles } from "../files/use-resume-files.ts";
import type { ResumeValues } from "../values/resume-values.schema.ts";
import { type FormLists, otherIdsOf } from "./form-lists.ts";

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

function standing(path: string, values: ResumeValues, { photo, cv }: Judge["files"]): unknown {
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
  const still = refused.filter(({ path, value }) => !known.has(path) && standing(path, values, files) === value);
  return [...faults, ...still];
}

/** Everything wrong in the form, for rendering (`faultsNow`) and for whoever asks later (`faultsOf`, always the same function). */
export function useFaults(check: CheckValues, lists: FormLists, files: ResumeFiles) {
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const latest = useRef<Judge>({ check, lists, files, refused });
  useLayoutEffect(() => {
    latest.current = { check, lists, files, refused };
  }, [check, lists, files, refused]);
  const faultsOf = useCallback((values: ResumeValues) => judge(values, latest.current), []);
  const refuse = useCallback((errors: readonly FieldError[], values: ResumeValues) => {
    const next = errors.map(({ path, code, message }) => {
      const field = fieldPath(path);
      return { path: field, code, message, value: standing(field, values, latest.current.files) };
    });
    latest.current = { ...latest.current, refused: next };
    setRefused(next);
  }, []);
  return { faultsOf, refuse, faultsNow: (values: ResumeValues) => judge(values, { check, lists, files, refused }) };
}
