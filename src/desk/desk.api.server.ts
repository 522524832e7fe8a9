import type { Endpoint } from "../contract/endpoint.server.ts";
import { passwordEndpoints } from "./account/forgot/password.api.server.ts";
import { inviteEndpoints } from "./account/invite.api.server.ts";
import { proofEndpoints } from "./account/proof.api.server.ts";
import { sampleEndpoints } from "./account/sample.api.server.ts";
import { sessionEndpoints } from "./account/session.api.server.ts";
import { actEndpoints } from "./acts/acts.api.server.ts";
import { applicantEndpoints } from "./applicants/applicants.api.server.ts";
import { companyEndpoints } from "./companies/companies.api.server.ts";
import { conflictEndpoints } from "./conflicts/conflicts.api.server.ts";
import { dayEndpoints } from "./day/day.api.server.ts";
import type { DeskParts } from "./desk-parts.server.ts";
import { endReasonEndpoints } from "./end-reasons/end-reasons.api.server.ts";
import { jobEndpoints } from "./jobs/jobs.api.server.ts";
import { meEndpoints } from "./me/me.api.server.ts";
import { noteEndpoints } from "./notes/notes.api.server.ts";
import { noticeEndpoints } from "./notices/notices.api.server.ts";
import { peopleEndpoints } from "./people/people.api.server.ts";
import { scorecardEndpoints } from "./scorecards/scorecards.api.server.ts";
import { trailEndpoints } from "./trail/trail.api.server.ts";
import { vacancyEndpoints } from "./vacancies/vacancies.api.server.ts";

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
    ...applicantEndpoints(parts),
    ...noteEndpoints(parts),
    ...noticeEndpoints(parts),
    ...jobEndpoints(parts),
    ...scorecardEndpoints(parts),
  ];
}
