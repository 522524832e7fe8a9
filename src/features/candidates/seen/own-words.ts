import { jakartaDay } from "../../../i18n/calendar.ts";

// What everything that is told of a hidden person goes through.

interface Row {
  is_hidden: boolean;
  is_gone: boolean;
}

/** Words that the person wrote freely, who may tell by them who they are (recruiting §11); null while that is hidden. */
export function ownWords({ is_hidden, is_gone }: Row, text: string | null | undefined): string | null {
  return is_hidden || is_gone || text === undefined || text === "" ? null : text;
}

/** When something happened; of somebody hidden the day alone, since two moments close together may be one person's. */
export function whenOf({ is_hidden }: Pick<Row, "is_hidden">, at: Date): string {
  return is_hidden ? jakartaDay(at) : at.toISOString();
}
