import type { Api } from "../../../contract/client.ts";
import { getViewer } from "../../account/accounts.calls.ts";
import { seekingOf, type Viewer } from "./viewer.ts";

/** Signed in, but nothing more could be learnt: a lost connection ends no session. */
const unnamed: Viewer = { status: "applicant", userName: "", name: "", photoUrl: null, seeking: "none", unread: 0 };

/** Who holds the session cookie (S5); a session that ended is a guest. */
export async function loadViewer(api: Api): Promise<Viewer> {
  const sent = await api.send(getViewer, {});
  if (sent.status === "refused") return sent.http === 401 ? { status: "guest" } : unnamed;
  const { seekingJobStatus, ...shown } = sent.answer.data;
  return { status: "applicant", ...shown, seeking: seekingOf(seekingJobStatus) };
}
