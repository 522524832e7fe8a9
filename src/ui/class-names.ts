/** Joins class names; what is missing leaves no gap. Nothing at all gives no attribute. */
export function classNames(...names: readonly (string | undefined | false)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
