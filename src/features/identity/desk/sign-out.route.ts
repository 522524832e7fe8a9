import { redirectDocument } from "react-router";
import { smallBody } from "../../../contract/body-limits.ts";
import { actOnServer, onServer, type PageAction } from "../../../contract/page.ts";
import { endSessionCall } from "./session.calls.ts";

async function act({ api }: PageAction<unknown>): Promise<never> {
  await api.send(endSessionCall, {});
  throw redirectDocument("/staff/signin");
}

async function load(): Promise<never> {
  throw redirectDocument("/staff");
}

export const loader = onServer(load);
export const action = actOnServer(act, smallBody);
export const handle = { needs: "desk.enter", hydrate: "none" };
