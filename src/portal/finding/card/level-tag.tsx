import { type Category, categoryName } from "../../../domain/vacancies/vacancies.ts";
import { Tag } from "../../../ui/display/tag.tsx";

/** For whom a vacancy is: "Pelajar/Lulusan Baru" or "Profesional". */
export function LevelTag({ level }: { readonly level: Category }) {
  return <Tag tone={level === 1 ? "success" : "info"}>{categoryName(level)}</Tag>;
}
