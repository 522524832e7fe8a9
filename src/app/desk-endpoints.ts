import type { Endpoint } from "../contract/endpoint.server.ts";
import { trailEndpoints } from "../features/audit/desk/trail.api.server.ts";
import { jobEndpoints } from "../features/bulk-actions/desk/jobs.api.server.ts";
import { applicantEndpoints } from "../features/candidates/desk/applicants.api.server.ts";
import { companyEndpoints } from "../features/companies/desk/companies.api.server.ts";
import { actEndpoints } from "../features/decisions/desk/acts.api.server.ts";
import { endReasonEndpoints } from "../features/decisions/desk/end-reasons/end-reasons.api.server.ts";
import type { DeskParts } from "../features/desk-base/desk-parts.server.ts";
import { passwordEndpoints } from "../features/identity/desk/forgot/password.api.server.ts";
import { inviteEndpoints } from "../features/identity/desk/invite.api.server.ts";
import { proofEndpoints } from "../features/identity/desk/proof.api.server.ts";
import { sampleEndpoints } from "../features/identity/desk/sample.api.server.ts";
import { sessionEndpoints } from "../features/identity/desk/session.api.server.ts";
import { noteEndpoints } from "../features/notes/desk/notes.api.server.ts";
import { noticeEndpoints } from "../features/notifications/desk/notices.api.server.ts";
import { scorecardEndpoints } from "../features/scorecards/desk/scorecards.api.server.ts";
import { meEndpoints } from "../features/staff/desk/me/me.api.server.ts";
import { peopleEndpoints } from "../features/staff/desk/people.api.server.ts";
import { conflictEndpoints } from "../features/vacancies/desk/conflicts/conflicts.api.server.ts";
import { searchWordEndpoints } from "../features/vacancies/desk/search-words/search-words.api.server.ts";
import { vacancyEndpoints } from "../features/vacancies/desk/vacancies.api.server.ts";
import { dayEndpoints } from "../features/workday/desk/day.api.server.ts";

/** Every call of the desk's. */
export function deskEndpoints(parts: DeskParts): Endpoint[] {
  return [
    ...sessionEndpoints(parts),
    ...proofEndpoints(parts),
    ...inviteEndpoints(parts),
    ...passwordEndpoints(parts),
    ...sampleEndpoints(parts),
    ...meEndpoints(parts),
    ...peopleEndpoints(parts),
    ...companyEndpoints(parts),
    ...trailEndpoints(parts),
    ...dayEndpoints(parts),
    ...actEndpoints(parts),
    ...endReasonEndpoints(parts),
    ...vacancyEndpoints(parts),
    ...conflictEndpoints(parts),
    ...searchWordEndpoints(parts),
    ...applicantEndpoints(parts),
    ...noteEndpoints(parts),
    ...noticeEndpoints(parts),
    ...jobEndpoints(parts),
    ...scorecardEndpoints(parts),
  ];
}
