import { wireMoment } from "../../i18n/calendar.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Say } from "../../platform/operations/command.ts";
import { tableLine } from "../../platform/operations/table-line.ts";
import { allStanding } from "../invitations/invitation.queries.server.ts";
import { type WholeInvitation, withApplication } from "../invitations/read-invitation.server.ts";
import { recruitmentPhases } from "../reference-data/master-data.server.ts";

const heading = [
  ...["application", "vacancy code", "company", "position", "phase", "place", "time", "answer by"],
  ...["answer", "answered at", "wished times", "note"],
];

const momentOf = (moment: Date | null) => (moment === null ? "" : wireMoment(moment));

function fieldsOf({ invitation, application, status }: WholeInvitation, phase: string) {
  const { at, place, answerBy, answeredAt, wishedTimes, note } = invitation;
  const { id, vacancyCode, companyName, positionId } = application;
  return [
    ...[id, vacancyCode ?? "", companyName, positionId, phase, place, momentOf(at), momentOf(answerBy)],
    ...[status, momentOf(answeredAt), wishedTimes.join(" "), note],
  ];
}

/** `npm run report -- invitations`: how every invitation that stands was answered, a line each; names nobody. */
export async function reportInvitations(db: Db, now: Date, say: Say): Promise<number> {
  const phases = new Map((await recruitmentPhases(db, "id")).map(({ id, name }) => [id, name]));
  say(tableLine(heading));
  for (const invitation of await allStanding(db)) {
    const whole = await withApplication(db, invitation, now);
    if (whole !== null) say(tableLine(fieldsOf(whole, phases.get(invitation.phaseId) ?? "")));
  }
  return 0;
}
