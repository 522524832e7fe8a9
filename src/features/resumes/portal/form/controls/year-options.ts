import type { Option } from "../../../../../ui/fields/select-field.tsx";
import { yearLimits } from "../../../rules/education.ts";

/** Years to choose from, the latest first. */
export function yearOptions(last: number): Option[] {
  return Array.from({ length: last - yearLimits.first + 1 }, (_, back) => {
    const year = String(last - back);
    return { value: year, label: year };
  });
}
