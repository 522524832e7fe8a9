import { Tag } from "../../../../ui/display/tag.tsx";
import { categoryName } from "../../category-name.ts";
import type { Category } from "../../vacancy.ts";

/** For whom a vacancy is: "Pelajar/Lulusan Baru" or "Profesional". */
export function LevelTag({ level }: { readonly level: Category }) {
  return <Tag tone={level === 1 ? "success" : "info"}>{categoryName(level)}</Tag>;
}
