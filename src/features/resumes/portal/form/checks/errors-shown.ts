import type { FieldErrors } from "react-hook-form";
import type { ResumeValues } from "../values/resume-values.schema.ts";

/** An error that the person sees. */
export interface ShownError {
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
