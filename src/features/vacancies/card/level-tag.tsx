import { m } from "#messages";
import { Tag } from "../../../ui/display/tag.tsx";
import type { Category } from "../vacancy.ts";

/** For whom a vacancy is: "Lulusan baru" or "Profesional". */
export function LevelTag({ level }: { readonly level: Category }) {
  if (level === 1) return <Tag tone="success">{m.vacancies_card_fresh()}</Tag>;
  return <Tag tone="info">{m.vacancies_card_professional()}</Tag>;
}
