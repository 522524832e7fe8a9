import { categoryName } from "../../../domain/vacancies/category-name.ts";
import type { Category } from "../../../domain/vacancies/vacancy.ts";
import { Tag } from "../../../ui/display/tag.tsx";

/** For whom a vacancy is: "Pelajar/Lulusan Baru" or "Profesional". */
export function LevelTag({ level }: { readonly level: Category }) {
  return <Tag tone={level === 1 ? "success" : "info"}>{categoryName(level)}</Tag>;
}
