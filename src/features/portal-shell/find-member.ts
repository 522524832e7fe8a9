import type { Api } from "../../contract/client.ts";
import type { OwnMarks } from "../../contract/own-marks.ts";
import { getViewer } from "../identity/portal/accounts.calls.ts";
import { seekingOf } from "../reference-data/seeking.ts";
import type { Viewer } from "./viewer.ts";

interface Found {
  viewer: Viewer;
  marks: OwnMarks;
}

export const noMarks: OwnMarks = { saved: new Set(), applied: new Set() };

/**
 * Who holds the session cookie (S5), and what that person did with some vacancies; a session that ended is a guest.
 * @param vacancies at most 50 ids
 * @returns null where it could not be learnt: a lost connection ends no session
 */
export async function findMember(api: Api, vacancies: readonly string[] = []): Promise<Found | null> {
  const query = vacancies.length === 0 ? {} : { vacancies: vacancies.join(",") };
  const sent = await api.send(getViewer, { query });
  if (sent.status === "refused") return sent.http === 401 ? { viewer: { status: "guest" }, marks: noMarks } : null;
  const { seekingJobStatus, saved, applied, ...shown } = sent.answer.data;
  const viewer = { status: "applicant", ...shown, seeking: seekingOf(seekingJobStatus) } as const;
  return { viewer, marks: { saved: new Set(saved), applied: new Set(applied) } };
}
