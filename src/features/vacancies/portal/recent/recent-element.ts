/** The element that shows where one was before the page is alive; `web/page/show-recent.ts` defines it. */
export const recentElement = "recent-places";

/** What a text of its attributes has in place of a title. */
export const titlePlace = "{title}";
