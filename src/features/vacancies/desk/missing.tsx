import { Link } from "react-router";
import { m } from "#messages";
import { listText } from "../../../i18n/formats.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import type { FieldName } from "./editor/form-values.ts";
import { fieldWord } from "./field-words.ts";

interface MissingProps {
  readonly fields: readonly FieldName[];
  /** Where they are filled in, where that is another page. */
  readonly editPath?: string;
}

/** What has to be filled in before a vacancy can be published; nothing where nothing lacks. */
export function Missing({ fields, editPath }: MissingProps) {
  if (fields.length === 0) return null;
  return (
    <Notice tone="warning">
      {m.desk_vacancies_missing({ fields: listText(fields.map(fieldWord)) })}{" "}
      {editPath !== undefined && <Link to={editPath}>{m.desk_vacancies_missing_fill()}</Link>}
    </Notice>
  );
}
