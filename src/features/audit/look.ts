/** What of a person somebody opened (recruiting §11). */
export const looks = ["list", "page", "cv", "photo", "form", "star", "thread", "export", "key"] as const;
export type Look = (typeof looks)[number];
