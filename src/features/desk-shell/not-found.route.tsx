import { data } from "react-router";
import { inDesk, onServer } from "../../contract/page.ts";

async function load(): Promise<never> {
  throw data({ code: "not-found" }, { status: 404 });
}

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const handle = { needs: "desk.read", hydrate: "eager" };

/** Never shown: loading always ends in 404. */
export default function NotFound() {
  return null;
}
