import { data } from "react-router";

/** The number in a page's address, in digits alone as in calls; one that is none is no page. */
export function idOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw data({ code: "not-found" }, { status: 404 });
  return Number(text);
}
