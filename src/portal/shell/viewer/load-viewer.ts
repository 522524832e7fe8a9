import type { Api } from "../../../contract/client.ts";
import type { Language } from "../../../i18n/language.ts";
import { searchMasterList } from "../../lists/master-data.calls.ts";
import { listNotifications } from "../../my-applications/notifications/notifications.calls.ts";
import { getProfile } from "../../resume/resume.calls.ts";
import { type Seeking, seekingOf, type Viewer } from "./viewer.ts";

/** The dot of a status that the profile knows by its id. */
async function seekingById(api: Api, language: Language, id: number | null): Promise<Seeking> {
  if (id === null) return "none";
  const path = { lang: language, list: "seekingJobStatus" };
  const sent = await api.send(searchMasterList, { path, query: { search: "", ids: String(id), limit: 1 } });
  const found = sent.status === "accepted" ? sent.answer.data.find((entry) => entry.id === id) : undefined;
  return seekingOf(found?.code ?? found?.text ?? "");
}

async function unreadCount(api: Api, language: Language): Promise<number> {
  const sent = await api.send(listNotifications, { path: { lang: language }, query: { PageNo: 1, PageSize: 1 } });
  return sent.status === "accepted" ? sent.answer.unread : 0;
}

/** Signed in, but nothing more could be learnt: a lost connection ends no session. */
const unnamed: Viewer = { status: "applicant", userName: "", name: "", photoUrl: null, seeking: "none", unread: 0 };

/** Who holds the session cookie, from his own profile (S5); a session that ended is a guest. */
export async function loadViewer(api: Api, language: Language): Promise<Viewer> {
  const sent = await api.send(getProfile, { path: { lang: language } });
  if (sent.status === "refused") return sent.http === 401 ? { status: "guest" } : unnamed;
  const { nama, email, oldImageUrl, seekingJobStatusId } = sent.answer.data.personalData;
  return {
    status: "applicant",
    userName: sent.answer.userName,
    name: nama ?? email ?? "",
    photoUrl: oldImageUrl,
    seeking: await seekingById(api, language, seekingJobStatusId),
    unread: await unreadCount(api, language),
  };
}
