/** The site's base path, without a slash at the end: "" or "/karier". */
export const siteBase = (import.meta.env?.BASE_URL ?? "/").replace(/\/$/, "");

/** The path of the site's cookies. */
export const cookiePath = siteBase || "/";
