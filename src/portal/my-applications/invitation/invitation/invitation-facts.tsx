import { m } from "#messages";
import { PairList } from "../../../../ui/display/pair-list.tsx";
import { DayBadge } from "../../../reading/agenda/card/day-badge.tsx";
import type { InvitationData } from "../invitations.calls.ts";
import { momentWords } from "./moment-text.ts";
import styles from "./open-invitation.module.css";

/** When and where, and until when to answer. */
export function InvitationFacts({ invitation }: { readonly invitation: InvitationData }) {
  const { schedule, location, answerBy, letterCode } = invitation;
  const pairs = [
    { label: m.invitations_place(), value: location === "" ? m.invitations_place_later() : <Place place={location} /> },
    { label: m.invitations_answer_by(), value: m.invitations_moment(momentWords(answerBy)) },
    ...(letterCode === null ? [] : [{ label: m.invitations_letter(), value: letterCode }]),
  ];
  return (
    <>
      <div className={styles.slot}>
        {schedule !== null && <DayBadge moment={schedule} />}
        <p>
          <strong>
            {schedule === null ? m.invitations_time_later() : m.invitations_moment(momentWords(schedule))}
          </strong>
          {schedule !== null && <small>{m.invitations_zone()}</small>}
        </p>
      </div>
      <PairList pairs={pairs} />
    </>
  );
}

/** A place may be the address of a meeting. */
function Place({ place }: { readonly place: string }) {
  if (!/^https:\/\/\S+$/.test(place)) return <span className={styles.place}>{place}</span>;
  return (
    <a className={styles.place} href={place} rel="noopener noreferrer">
      {place}
    </a>
  );
}
