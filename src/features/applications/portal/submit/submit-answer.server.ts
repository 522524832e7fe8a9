import { m } from "#messages";
import { accept, type Reply, refuse } from "../../../../contract/reply.ts";
import { profilePath } from "../../../resumes/portal/wire/paths.ts";
import type { Applied } from "../../apply.server.ts";
import type { SubmitAnswer, SubmitRefused } from "../application.calls.ts";

/** What the wire says of one application. */
export function submitReply(applied: Applied): Reply<SubmitAnswer, SubmitRefused> {
  switch (applied.status) {
    case "applied":
      return accept({ applicationId: applied.applicationId });
    case "profile-incomplete":
      return refuse("profile-incomplete", m.applications_profile_incomplete(), {
        missing: applied.missing.map(profilePath),
      });
    case "consent-missing":
      return refuse("consent-missing", m.applications_consent_missing());
    case "vacancy-closed":
      return refuse("vacancy-closed", m.applications_vacancy_closed());
    case "answers-missing":
      return refuse("answers-missing", m.applications_answers_missing(), { questions: applied.questions });
    case "already-applied":
      return refuse("already-applied", m.applications_already_applied(), { applicationId: applied.applicationId });
  }
}
