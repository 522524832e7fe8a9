import type { IconName } from "../../ui/icons/icon-paths.ts";

/** The help centre's first page (R29). */
export const helpPath = "/pusat-bantuan";

/** A category, or one of its sub-categories (R30). */
export function categoryPath(categoryId: number, subCategoryId?: number | null): string {
  const path = `${helpPath}/detail/${categoryId}`;
  return subCategoryId ? `${path}?sub=${subCategoryId}` : path;
}

/** A question's anchor within a page. */
export function questionAnchor(questionId: number): string {
  return `q-${questionId}`;
}

/** A question's own address. */
export function questionPath(categoryId: number, questionId: number): string {
  return `${categoryPath(categoryId)}#${questionAnchor(questionId)}`;
}

/** Address of the search results for some words (R31). */
export function searchPath(words: string): string {
  return `${helpPath}/search?${new URLSearchParams({ q: words })}`;
}

/** Icons that a category may have. */
export const helpIcons = [
  "user-circle",
  "file-text",
  "send",
  "route",
  "calendar-event",
  "lock",
  "shield-checkered",
  "accessible",
  "briefcase-2",
  "building",
  "info-circle",
] as const satisfies readonly IconName[];

/** Letters of a search text; longer ones narrow nothing down. */
export const longestSearch = 100;
