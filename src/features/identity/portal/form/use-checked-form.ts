import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";
import { m } from "#messages";
import { fieldMessage } from "../../../../contract/field-errors.ts";
import type { FieldError } from "../../../../contract/reply.ts";
import type { SummaryError } from "../../../../ui/forms/error-summary.tsx";

export interface CheckedForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  /** What to do about a field, in words; undefined when it is in order. */
  errorOf(name: string): string | undefined;
  /** All that is to be mended, in the form's order; empty until something was sent. */
  summary: readonly SummaryError[];
  /** Changes with every refusal, so that a summary takes the focus again. */
  refusal: number;
}

const nobody: readonly FieldError[] = [];

/** The server's errors, without the fields that were changed since. */
function useOpenErrors<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  serverErrors: readonly FieldError[],
) {
  const [mended, setMended] = useState({ errors: serverErrors, names: new Set<string>() });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === undefined) return;
          setMended((before) => ({
            errors: serverErrors,
            names: new Set(before.errors === serverErrors ? before.names : []).add(name),
          }));
        },
      }),
    [form, serverErrors],
  );
  return mended.errors === serverErrors ? serverErrors.filter(({ path }) => !mended.names.has(path)) : serverErrors;
}

interface FormParts<Values extends FieldValues> {
  schema: z.ZodType<Values, Values>;
  defaultValues: DefaultValues<Values>;
  /** Field labels in the error summary, in the form's order. */
  labels: Readonly<Record<keyof Values & string, string>>;
  /** The server's message. */
  serverErrors?: readonly FieldError[] | undefined;
}

/**
 * A form that browser and server check by the same schema; every wrong field is reported at once, and nothing typed is
 * lost.
 */
export function useCheckedForm<Values extends FieldValues>({
  schema,
  defaultValues,
  labels,
  serverErrors = nobody,
}: FormParts<Values>): CheckedForm<Values> {
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const openErrors = useOpenErrors(form, serverErrors);
  const found = new Map<string, string>();
  for (const [name, error] of Object.entries(errors)) {
    if (typeof error?.message === "string") found.set(name, fieldMessage(error.message));
  }
  for (const { path, message } of openErrors) if (!found.has(path)) found.set(path, message);
  const isShown = submitCount > 0 || openErrors.length > 0;
  const summary = Object.entries<string>(labels).flatMap(([id, field]) => {
    const message = found.get(id);
    return message === undefined || !isShown ? [] : [{ id, message: m.accounts_error_line({ field, message }) }];
  });
  return {
    form,
    errorOf: (name) => found.get(name),
    summary,
    refusal: submitCount,
  };
}
