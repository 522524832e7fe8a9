import type { FieldError } from "../../../contract/reply.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { useTurn } from "../../../ui/forms/form.tsx";

/** Why something was not done: the fields to mend, or one sentence. */
export interface Refused {
  message: string;
  errors: readonly FieldError[];
}

interface RefusalProps {
  readonly refused: Refused | undefined;
  /** Field labels in the error summary. */
  readonly labels: Readonly<Record<string, string>>;
}

/** The error summary above a form; it gets the focus after each refusal. */
export function Refusal({ refused, labels }: RefusalProps) {
  const turn = useTurn(refused);
  if (refused === undefined) return null;
  const { message, errors } = refused;
  if (errors.length === 0) {
    return (
      <Notice key={turn} tone="danger" announce="alert">
        {message}
      </Notice>
    );
  }
  const fieldErrors = errors.map(({ path, message: what }) => ({
    id: path,
    message: `${labels[path] ?? path}: ${what}`,
  }));
  return <ErrorSummary key={turn} title={message} errors={fieldErrors} />;
}

/** A field's error message. */
export function findError(refused: Refused | undefined, name: string): string | undefined {
  return refused?.errors.find(({ path }) => path === name)?.message;
}
