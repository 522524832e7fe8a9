import { useState } from "react";
import { m } from "#messages";
import { ErrorSummary, type SummaryError } from "../../../../ui/forms/error-summary.tsx";

interface FormErrorsProps {
  readonly summary: readonly SummaryError[];
  readonly refusal: number;
  /** What failed; that fields need correcting unless said. */
  readonly title?: string | undefined;
}

/**
 * What to mend, above the form; it takes the focus when the form was refused. Once all is mended it stays away until
 * the next refusal, so that it takes the focus from nobody who types.
 */
export function FormErrors({ summary, refusal, title = m.contract_invalid_fields() }: FormErrorsProps) {
  const [mended, setMended] = useState<number>();
  if (summary.length === 0 && mended !== refusal) setMended(refusal);
  if (summary.length === 0 || mended === refusal) return null;
  return <ErrorSummary key={refusal} title={title} errors={summary} />;
}
