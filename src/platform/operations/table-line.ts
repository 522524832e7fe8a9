/** A line of a table whose fields stand between tabs, as spreadsheets take it; what people wrote begins no formula there. */
export function tableLine(fields: readonly (string | number)[]): string {
  return fields
    .map((field) =>
      String(field)
        .replaceAll(/\s+/g, " ")
        .replace(/^(?=[=+\-@])/, "'"),
    )
    .join("\t");
}
