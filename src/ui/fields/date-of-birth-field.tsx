import styles from "./date-of-birth-field.module.css";
import { FieldSet, type FieldTexts } from "./field.tsx";
import { Select, type SelectProps } from "./select-field.tsx";

/** One of the three selects: name, options, placeholder, disabled, and "Tahun" as its label. */
type DatePart = Omit<SelectProps, "className"> & { readonly "aria-label": string };

interface DateOfBirthFieldProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly year: DatePart;
  readonly month: DatePart;
  readonly day: DatePart;
}

/** Year, month, day: three selects whose options (chained as §5 says) the caller gives. */
export function DateOfBirthField({ year, month, day, error, ...field }: DateOfBirthFieldProps) {
  const invalid = error === undefined ? undefined : true;
  return (
    <FieldSet {...field} error={error}>
      <div className={styles.parts}>
        <Select autoComplete="bday-year" aria-invalid={invalid} {...year} className={styles.part} />
        <Select autoComplete="bday-month" aria-invalid={invalid} {...month} className={styles.part} />
        <Select autoComplete="bday-day" aria-invalid={invalid} {...day} className={styles.part} />
      </div>
    </FieldSet>
  );
}
