import { data } from "react-router";

export const handle = { needs: "content.read" };

function missing(): never {
  throw data({ code: "not-found" }, { status: 404 });
}

/** Any address that no page has (R40); a page of its own so that the shell around it knows its viewer. */
export const loader = missing;
export const clientLoader = missing;

export default function NotFound() {
  return null;
}
